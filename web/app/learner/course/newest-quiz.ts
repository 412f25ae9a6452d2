import type { ModuleQuiz } from '@sohbet/contract/catalogue/module-quiz'

/**
 * The newer of the known and the just loaded quiz. Answers are final, so an attempt only grows: a reply with
 * fewer answers was sent before them. A completed attempt stays completed, although answers to deleted questions
 * are gone. Of two attempts the later one counts.
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
