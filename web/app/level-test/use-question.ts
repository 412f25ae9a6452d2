import { useEffect, type Dispatch } from 'react'
import { ApiError } from '../api/call.ts'
import { questionOf, type Flow, type FlowEvent } from './flow.ts'
import { keepAnswer, tellShown } from './level-test.queries.ts'
import { PlaybackBlocked, type Player } from '../parts/level-test/player.ts'
import { retryUntilAnswered } from './retry-until-answered.ts'

type Tell = Dispatch<FlowEvent>
type Given = { player: Player; now: () => number }

const tickTime = 200

/** Without this API the browser shows at playback whether it allows sound. */
const mayPlay = () => navigator.userActivation?.hasBeenActive ?? true

/** Side effects of the open question: its clock, its recording and the server. */
export function useQuestion(flow: Flow, tell: Tell, { player, now }: Given): void {
  const asking = flow.stage === 'question' ? flow : undefined
  const question = asking && questionOf(asking)
  const phase = asking?.phase
  const attemptId = asking?.attempt.id ?? ''
  const questionId = question?.id ?? ''
  const audioUrl = question?.audioUrl ?? ''
  const playFrom = asking?.playFrom ?? null
  const selectedOptionId = asking?.selected ?? null

  const isTimed = asking?.deadline != null
  useEffect(() => {
    if (!isTimed) return undefined
    const timer = setInterval(() => tell({ type: 'tick', now: now() }), tickTime)
    return () => clearInterval(timer)
  }, [isTimed, tell, now])

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    /** Ignores results that arrive after the question has changed. */
    const say = (event: FlowEvent) => signal.aborted || tell(event)
    const onLost = () => say({ type: 'connectionLost' })
    const open = { attemptId, questionId }

    const work: Partial<Record<NonNullable<typeof phase>, () => Promise<unknown>>> = {
      loading: () =>
        player.load(audioUrl, signal).then(
          () => say({ type: 'audioReady', mayPlay: mayPlay(), now: now() }),
          () => say({ type: 'audioFailed' }),
        ),
      playing: () =>
        player.play(signal, playFrom).then(
          () => say({ type: 'audioEnded', now: now() }),
          (error: unknown) =>
            say({ type: error instanceof PlaybackBlocked ? 'audioBlocked' : 'audioFailed' }),
        ),
      showing: async () => {
        const progress = await retryUntilAnswered((signal) => tellShown(open, signal), { signal, onLost })
        say({ type: 'shown', progress, now: now() })
      },
      saving: async () => {
        const answer = { ...open, selectedOptionId }
        const progress = await retryUntilAnswered((signal) => keepAnswer(answer, signal), { signal, onLost })
        say({ type: 'saved', progress, now: now() })
      },
    }
    const task = phase && work[phase]
    // After a refusal, starting again loads the current position; a signed-out learner is redirected
    task?.().catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 401)) say({ type: 'start' })
    })
    return () => left.abort()
    // The selection cannot change while it is being saved
  }, [phase, attemptId, questionId, audioUrl, playFrom, selectedOptionId, player, tell, now])

  const next = asking?.attempt.questions[asking.position + 1]?.audioUrl
  useEffect(() => {
    const left = new AbortController()
    // Preloads the next recording into the browser's cache; on failure the question reports it
    if (next?.startsWith('/')) fetch(next, { signal: left.signal }).catch(() => {})
    return () => left.abort()
  }, [next])
}
