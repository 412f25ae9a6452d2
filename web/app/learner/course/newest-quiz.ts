import type { ModuleQuiz } from '@sohbet/contract/catalogue/quizzes'

/**
 * Of what is known of a quiz and what was just read, the newer. Answers are final, so an attempt only grows: a reading
 * that knows fewer of them was on its way while they were sent. One that is over stays so, though answers to questions
 * that were deleted are gone from it. Of two attempts the later one counts.
 */
export function newestQuiz(known: ModuleQuiz | undefined, read: ModuleQuiz): ModuleQuiz {
  const before = known?.attempt
  const { attempt } = read
  if (!known || !before || !attempt) return read
  const isOlder =
    attempt.id === before.id
      ? attempt.completedAt === null && attempt.answers.length < before.answers.length
      : attempt.startedAt < before.startedAt
  return isOlder ? known : read
}
