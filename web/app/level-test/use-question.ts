import { useEffect, type Dispatch } from 'react'
import { ApiError } from '../api/call.ts'
import { questionOf, type Flow, type FlowEvent } from './flow.ts'
import { sendAnswer, reportShown } from './level-test.queries.ts'
import { PlaybackBlocked, type Player } from '../parts/level-test/player.ts'
import { retryUntilAnswered } from './retry-until-answered.ts'

type FlowDispatch = Dispatch<FlowEvent>
type Options = { player: Player; now: () => number }

const tickTime = 200

/** Without this API the browser shows at playback whether it allows sound. */
const mayPlay = () => navigator.userActivation?.hasBeenActive ?? true

/** Side effects of the open question: its clock, its recording and the server. */
export function useQuestion(flow: Flow, dispatch: FlowDispatch, { player, now }: Options): void {
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
    const timer = setInterval(() => dispatch({ type: 'tick', now: now() }), tickTime)
    return () => clearInterval(timer)
  }, [isTimed, dispatch, now])

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    /** Ignores results that arrive after the question has changed. */
    const report = (event: FlowEvent) => signal.aborted || dispatch(event)
    const onLost = () => report({ type: 'connectionLost' })
    const open = { attemptId, questionId }

    const work: Partial<Record<NonNullable<typeof phase>, () => Promise<unknown>>> = {
      loading: () =>
        player.load(audioUrl, signal).then(
          () => report({ type: 'audioReady', mayPlay: mayPlay(), now: now() }),
          () => report({ type: 'audioFailed' }),
        ),
      playing: () =>
        player.play(signal, playFrom).then(
          () => report({ type: 'audioEnded', now: now() }),
          (error: unknown) =>
            report({ type: error instanceof PlaybackBlocked ? 'audioBlocked' : 'audioFailed' }),
        ),
      showing: async () => {
        const progress = await retryUntilAnswered((signal) => reportShown(open, signal), { signal, onLost })
        report({ type: 'shown', progress, now: now() })
      },
      saving: async () => {
        const answer = { ...open, selectedOptionId }
        const progress = await retryUntilAnswered((signal) => sendAnswer(answer, signal), { signal, onLost })
        report({ type: 'saved', progress, now: now() })
      },
    }
    const task = phase && work[phase]
    // After a refusal, starting again loads the current position; a signed-out learner is redirected
    task?.().catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 401)) report({ type: 'start' })
    })
    return () => left.abort()
    // The selection cannot change while it is being saved
  }, [phase, attemptId, questionId, audioUrl, playFrom, selectedOptionId, player, dispatch, now])

  const next = asking?.attempt.questions[asking.position + 1]?.audioUrl
  useEffect(() => {
    const left = new AbortController()
    // Preloads the next recording into the browser's cache; on failure the question reports it
    if (next?.startsWith('/')) fetch(next, { signal: left.signal }).catch(() => {})
    return () => left.abort()
  }, [next])
}
