import type { Level } from './level.ts'
import { isSilent, type QuestionType } from './question.ts'

type Verdict<Reason extends string, Detail = unknown> =
  | { allowed: true }
  | ({ allowed: false; because: Reason } & Detail)
const allowed = { allowed: true } as const

/** The test is taken once, unless an admin allowed it again. */
export const mayTakeLevelTest = (account: {
  level: Level | null
  isRetakeAllowed: boolean
}): Verdict<'LEVEL_TEST_TAKEN'> =>
  account.level === null || account.isRetakeAllowed
    ? allowed
    : { allowed: false, because: 'LEVEL_TEST_TAKEN' }

/** What learners were asked stays as it was: a test that somebody has begun is copied, not changed. */
export const mayChangeQuestions = ({
  attemptCount,
}: {
  attemptCount: number
}): Verdict<'LEVEL_TEST_HAS_ATTEMPTS'> =>
  attemptCount === 0 ? allowed : { allowed: false, because: 'LEVEL_TEST_HAS_ATTEMPTS' }

/** What learners take, or have begun, is not taken away. */
export const mayDeleteLevelTest = (test: {
  isActive: boolean
  attemptCount: number
}): Verdict<'LEVEL_TEST_ACTIVE' | 'LEVEL_TEST_KEPT'> => {
  if (test.isActive) return { allowed: false, because: 'LEVEL_TEST_ACTIVE' }
  return test.attemptCount === 0 ? allowed : { allowed: false, because: 'LEVEL_TEST_KEPT' }
}

/** A listening question without a recording cannot be taken as it is meant. */
export const mayBeAsked = (
  questions: readonly { position: number; type: QuestionType; audioUrl: string | null }[],
): Verdict<'LISTENING_WITHOUT_AUDIO', { positions: number[] }> => {
  const positions = questions.filter(isSilent).map(({ position }) => position)
  return positions.length === 0 ? allowed : { allowed: false, because: 'LISTENING_WITHOUT_AUDIO', positions }
}

const abandonedAfterHours = 2
/**
 * Somebody looked in, answered nothing and went away: next time they start anew, with the test of then. While it is the
 * same test they go on: they may have read all of it, and must not get the time for that back.
 */
export const isAbandoned = (
  { attempt, test }: { attempt: { position: number; startedAt: Date }; test: { isActive: boolean } },
  now: Date,
): boolean =>
  !test.isActive &&
  attempt.position === 0 &&
  now.getTime() - attempt.startedAt.getTime() > abandonedAfterHours * 3_600_000

const repeatMinutes = 2
/**
 * A submission that came again: by a double click, or because its answer was lost on the way. It names the attempt that
 * is over; without a name, it came right after the end, when no other attempt was possible.
 */
export const isRepeatedSubmission = (
  given: { attemptId: string | undefined; testId: string },
  last: { id: string; testId: string; completedAt: Date },
  { now, mayTake }: { now: Date; mayTake: boolean },
): boolean =>
  given.testId === last.testId &&
  (given.attemptId === last.id ||
    (!mayTake && now.getTime() - last.completedAt.getTime() <= repeatMinutes * 60_000))
