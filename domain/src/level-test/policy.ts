import { hourMs, minuteMs } from '../moment.ts'
import { allowed, type Verdict } from '../verdict.ts'
import type { Level } from './level.ts'
import { isSilent, type QuestionType } from './question.ts'

/** A completed paid course of at least this length offers a retake. */
export const retakeAfterDays = 28

/** The test is taken once, unless an admin allows a retake or a completed course offers one. */
export const mayTakeLevelTest = (account: {
  level: Level | null
  isRetakeAllowed: boolean
}): Verdict<'LEVEL_TEST_TAKEN'> =>
  account.level === null || account.isRetakeAllowed
    ? allowed
    : { allowed: false, because: 'LEVEL_TEST_TAKEN' }

/** Questions that learners were asked stay as they were: a test with attempts is copied, not changed. */
export const mayChangeQuestions = ({
  attemptCount,
}: {
  attemptCount: number
}): Verdict<'LEVEL_TEST_HAS_ATTEMPTS'> =>
  attemptCount === 0 ? allowed : { allowed: false, because: 'LEVEL_TEST_HAS_ATTEMPTS' }

/** An active test, or one with attempts, is not deleted. */
export const mayDeleteLevelTest = (test: {
  isActive: boolean
  attemptCount: number
}): Verdict<'LEVEL_TEST_ACTIVE' | 'LEVEL_TEST_KEPT'> => {
  if (test.isActive) return { allowed: false, because: 'LEVEL_TEST_ACTIVE' }
  return test.attemptCount === 0 ? allowed : { allowed: false, because: 'LEVEL_TEST_KEPT' }
}

/** Learners cannot take a test without questions. */
export const mayBeActive = ({ questionCount }: { questionCount: number }): Verdict<'LEVEL_TEST_EMPTY'> =>
  questionCount > 0 ? allowed : { allowed: false, because: 'LEVEL_TEST_EMPTY' }

/** A listening question without a recording cannot be taken as intended. */
export const mayAskQuestions = (
  questions: readonly { position: number; type: QuestionType; audioUrl: string | null }[],
): Verdict<'LISTENING_WITHOUT_AUDIO', { positions: number[] }> => {
  const positions = questions.filter(isSilent).map(({ position }) => position)
  return positions.length === 0 ? allowed : { allowed: false, because: 'LISTENING_WITHOUT_AUDIO', positions }
}

/** The quick test is a page without recordings, which works without JavaScript. */
export const mayBeQuick = ({
  type,
  isQuick,
}: {
  type: QuestionType
  isQuick: boolean
}): Verdict<'QUICK_TEST_SILENT'> =>
  isQuick && type === 'listening' ? { allowed: false, because: 'QUICK_TEST_SILENT' } : allowed

/** The quick test is public, so it shares no question with the level test. */
export const maySaveQuestion = ({
  isQuick,
  isPublic,
  isAsked,
}: {
  isQuick: boolean
  isPublic: boolean
  isAsked: boolean
}): Verdict<'QUESTION_PUBLIC' | 'QUESTION_ASKED'> => {
  if (isQuick) return isAsked ? { allowed: false, because: 'QUESTION_ASKED' } : allowed
  return isPublic ? { allowed: false, because: 'QUESTION_PUBLIC' } : allowed
}

/** An active test asks no question that the quick test has shown. */
export const mayAskAgain = (
  questions: readonly { position: number; isPublic: boolean }[],
): Verdict<'QUESTIONS_PUBLIC', { positions: number[] }> => {
  const positions = questions.filter(({ isPublic }) => isPublic).map(({ position }) => position)
  return positions.length === 0 ? allowed : { allowed: false, because: 'QUESTIONS_PUBLIC', positions }
}

/** With fewer questions, chance decides the level. */
export const fewestQuestions = 20

const abandonedAfterHours = 2
/**
 * The learner opened the test, answered nothing and left. The next visit starts again if another test is active
 * by then. With the same test the attempt continues: the learner may have read all questions and must not get
 * that time back.
 */
export const isAbandoned = (
  { attempt, test }: { attempt: { position: number; startedAt: Date }; test: { isActive: boolean } },
  now: Date,
): boolean =>
  !test.isActive &&
  attempt.position === 0 &&
  now.getTime() - attempt.startedAt.getTime() > abandonedAfterHours * hourMs

const repeatMinutes = 2
/**
 * A submission that arrived twice, by a double click or because the reply was lost. It names the finished
 * attempt; without a name, it came right after the end, when no other attempt was possible.
 */
export const isRepeatedSubmission = (
  given: { attemptId: string | undefined; testId: string },
  last: { id: string; testId: string; completedAt: Date },
  { now, mayTake }: { now: Date; mayTake: boolean },
): boolean =>
  given.testId === last.testId &&
  (given.attemptId === last.id ||
    (!mayTake && now.getTime() - last.completedAt.getTime() <= repeatMinutes * minuteMs))
