import {
  getLatestResult,
  saveAnswer,
  showQuestion,
  startAttempt,
  submitAttempt,
  type LevelTestResult,
  type RunningAttempt,
} from '@sohbet/contract/level-test-attempts'
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
  const user = getSession()?.user
  if (user) await replaceUser({ ...user, leveltest: { level: result.level, score: result.score } })
  return result
}

/** No answer, or one that another try may better: everything else is final. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429)

/** The server's words, else the place's own; what breaks the contract or is no answer at all is unexpected. */
export function failureText(error: unknown, texts: { failed: string; unexpected: string }): string {
  const isAnswer = error instanceof ApiError && error.code !== badReplyCode
  return isAnswer ? error.message || texts.failed : texts.unexpected
}
