import {
  getLatestResult,
  getLevelTestSize,
  saveAnswer,
  showQuestion,
  startAttempt,
  submitAttempt,
  type LevelTestResult,
  type RunningAttempt,
} from '@sohbet/contract/learning/level-test-attempts'
import type { OptionId } from '@sohbet/domain/level-test/question'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '../api/call.ts'
import { badReplyCode } from '../api/api-error.ts'
import { queryClient } from '../api/query-client.ts'
import { replaceUser } from '../session/keep-user-fresh.ts'
import { getSession } from '../session/session.ts'

export const latestResultQuery = queryOptions({
  queryKey: ['level-test', 'latest'],
  queryFn: ({ signal }) => call(getLatestResult, {}, { signal }),
  // Whether it may be taken again is the school's to say, at any time
  staleTime: 0,
})

export const sizeQuery = queryOptions({
  queryKey: ['level-test', 'size'],
  queryFn: ({ signal }) => call(getLevelTestSize, {}, { signal }),
  // Another device may have gone on
  staleTime: 0,
})

export const startTest = (signal: AbortSignal) => call(startAttempt, {}, { signal })

type Open = { attemptId: string; questionId: string }

export const tellShown = ({ attemptId, questionId }: Open, signal: AbortSignal) =>
  call(showQuestion, { params: { id: attemptId }, body: { questionId } }, { signal })

export const keepAnswer = (
  { attemptId, questionId, selectedOptionId }: Open & { selectedOptionId: OptionId | null },
  signal: AbortSignal,
) => call(saveAnswer, { params: { id: attemptId }, body: { questionId, selectedOptionId } }, { signal })

/** Every answer is with the server already. The session learns the level at once, and with it all screens. */
export async function submitTest({ id, testId }: RunningAttempt): Promise<LevelTestResult> {
  const result = await call(submitAttempt, { body: { id, testId, answers: [] } })
  queryClient.setQueryData(latestResultQuery.queryKey, result)
  await tellSession(result)
  return result
}

async function tellSession({ level, score }: LevelTestResult): Promise<void> {
  const user = getSession()?.user
  try {
    if (user) await replaceUser({ ...user, leveltest: { level, score } })
  } catch {
    // The test is in all the same; the session learns the level when its user is next fetched
  }
}

/** No answer, or one that another try may better: everything else is final. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429)

/** The server's words, else the place's own; what breaks the contract or is no answer at all is unexpected. */
export function failureText(error: unknown, texts: { failed: string; unexpected: string }): string {
  const isAnswer = error instanceof ApiError && error.status !== 0 && error.code !== badReplyCode
  return isAnswer ? error.message || texts.failed : texts.unexpected
}
