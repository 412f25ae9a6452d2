import type { RunningAttempt } from '@sohbet/contract/level-tests/level-test-attempts'
import { useEffect, useReducer, type Dispatch } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { ApiError } from '../api/call.ts'
import { getSession, useSession } from '../session/session.ts'
import { showSuccess } from '../ui/feedback/toasts.tsx'
import { advance, type Flow, type FlowEvent } from './flow.ts'
import { failureText, isPassing, startTest, submitTest } from './level-test.queries.ts'
import type { Player } from '../parts/level-test/player.ts'
import { hasRunningTestFlag, setRunningTestFlag, clearRunningTestFlag } from './running-test-flag.ts'
import { useFailure } from './use-failure.ts'
import { useOnlyTab } from './use-only-tab.ts'
import { useQuestion } from './use-question.ts'

type Options = { player: Player; now: () => number }
type FlowDispatch = Dispatch<FlowEvent>

const userId = () => getSession()?.user.id ?? ''

/** After a reload the test resumes; a learner with a level sees the result. */
function firstStage(now: number): Flow {
  if (hasRunningTestFlag(userId(), now)) return { stage: 'starting', isResuming: true, hasFailed: false }
  return { stage: getSession()?.user.leveltest ? 'taken' : 'info' }
}

/** The state of the test and its side effects. */
export function useLevelTest({ player, now }: Options) {
  const [flow, dispatch] = useReducer(advance, undefined, () => firstStage(now()))
  const isRunning = flow.stage === 'starting' || flow.stage === 'question' || flow.stage === 'submitting'
  const tab = useOnlyTab(isRunning)
  useStart(flow.stage === 'starting' && !flow.hasFailed && tab === 'mine', dispatch, now)
  useQuestion(flow, dispatch, { player, now })
  const submitting = flow.stage === 'submitting' && !flow.hasFailed ? flow.attempt : undefined
  useSubmission(submitting, dispatch)

  // The session may learn only now that the test was taken on another device
  const isPlaced = Boolean(useSession()?.user.leveltest)
  const wasTakenElsewhere = isPlaced && flow.stage === 'info' && !flow.isRetake
  useEffect(() => {
    if (wasTakenElsewhere) dispatch({ type: 'alreadyTaken' })
  }, [wasTakenElsewhere])

  const position = flow.stage === 'question' ? flow.position : undefined
  useEffect(() => {
    if (position !== undefined) setRunningTestFlag(userId(), now())
  }, [position, now])

  return { flow, dispatch, isElsewhere: isRunning && tab === 'elsewhere' }
}

function useStart(isDue: boolean, dispatch: FlowDispatch, now: () => number): void {
  const { t } = useTranslation('levelTest')
  const { showFailure, hideFailure } = useFailure(t('start.failed'))
  useEffect(() => {
    if (!isDue) return undefined
    const left = new AbortController()
    const start = async () => {
      try {
        const attempt = await startTest(left.signal)
        hideFailure()
        dispatch({ type: 'started', attempt, now: now() })
      } catch (error) {
        if (left.signal.aborted) return
        const texts = { failed: t('start.failedText'), unexpected: t('start.unexpected') }
        showFailure(failureText(error, texts))
        const canPass = isPassing(error)
        if (!canPass) clearRunningTestFlag()
        const isTaken = error instanceof ApiError && error.code === 'LEVEL_TEST_TAKEN'
        dispatch(isTaken ? { type: 'alreadyTaken' } : { type: 'startFailed', isPassing: canPass })
      }
    }
    void start()
    return () => left.abort()
  }, [isDue, dispatch, now, t, showFailure, hideFailure])
}

function useSubmission(attempt: RunningAttempt | undefined, dispatch: FlowDispatch): void {
  const { t } = useTranslation('levelTest')
  const { showFailure, hideFailure } = useFailure(t('submit.failed'))
  useEffect(() => {
    if (!attempt) return undefined
    let isLeft = false
    const submit = async () => {
      try {
        const result = await submitTest(attempt)
        clearRunningTestFlag()
        hideFailure()
        if (isLeft) return
        showSuccess(t('submit.done'))
        dispatch({ type: 'submitted', result })
      } catch (error) {
        if (isLeft) return
        const texts = { failed: t('submit.failedText'), unexpected: t('submit.unexpected') }
        showFailure(failureText(error, texts))
        dispatch({ type: 'submitFailed' })
      }
    }
    void submit()
    return () => {
      isLeft = true
    }
  }, [attempt, dispatch, t, showFailure, hideFailure])
}
