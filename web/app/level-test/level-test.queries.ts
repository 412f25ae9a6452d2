import {
  getLatestResult,
  getLevelTestSize,
  saveAnswer,
  showQuestion,
  startAttempt,
  submitAttempt,
  type LevelTestResult,
  type RunningAttempt,
} from '@sohbet/contract/level-tests/level-test-attempts'
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
  // The school may allow a retake at any time
  staleTime: 0,
})

export const sizeQuery = queryOptions({
  queryKey: ['level-test', 'size'],
  queryFn: ({ signal }) => call(getLevelTestSize, {}, { signal }),
  // Another device may have continued the test
  staleTime: 0,
})

export const startTest = (signal: AbortSignal) => call(startAttempt, {}, { signal })

type Open = { attemptId: string; questionId: string }

export const reportShown = ({ attemptId, questionId }: Open, signal: AbortSignal) =>
  call(showQuestion, { params: { id: attemptId }, body: { questionId } }, { signal })

export const sendAnswer = (
  { attemptId, questionId, selectedOptionId }: Open & { selectedOptionId: OptionId | null },
  signal: AbortSignal,
) => call(saveAnswer, { params: { id: attemptId }, body: { questionId, selectedOptionId } }, { signal })

/** Every answer was saved already. Stores the level in the session, so that all screens have it at once. */
export async function submitTest({ id, testId }: RunningAttempt): Promise<LevelTestResult> {
  const result = await call(submitAttempt, { body: { id, testId, answers: [] } })
  queryClient.setQueryData(latestResultQuery.queryKey, result)
  await storeLevel(result)
  return result
}

async function storeLevel({ level, score }: LevelTestResult): Promise<void> {
  const user = getSession()?.user
  try {
    if (user) await replaceUser({ ...user, leveltest: { level, score } })
  } catch {
    // The test was submitted; the session gets the level when its user is next loaded
  }
}

/** No reply, or a failure that a retry may fix; everything else is final. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429)

/** The server's message, or `failed` when it has none; a missing or broken reply is `unexpected`. */
export function failureText(error: unknown, texts: { failed: string; unexpected: string }): string {
  const isAnswer = error instanceof ApiError && error.status !== 0 && error.code !== badReplyCode
  return isAnswer ? error.message || texts.failed : texts.unexpected
}
