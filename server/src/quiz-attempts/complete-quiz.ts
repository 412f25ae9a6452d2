import { addQuestionCards } from '../cards/add-cards.ts'
import { schoolDay } from '@sohbet/domain/calendar'
import { isFullyAnswered } from '@sohbet/domain/quiz/answering'
import { isCorrect } from '@sohbet/domain/quiz/marking'
import { quizPercentage } from '@sohbet/domain/quiz/result'
import { and, eq, isNull } from 'drizzle-orm'
import { withAccountLocked } from '../db/lock-account.ts'
import { quizAttempts } from '../db/tables/learning/quiz-attempts.ts'
import type { Context } from '../context/context.ts'
import type { Account, Actor } from '../http/request-context.ts'
import { notify } from '../notifications/notify.ts'
import { recordDone } from '../progress/progress.repository.ts'
import { noteQuiz } from '../progress/work/work-days.ts'
import type { Seat } from '../progress/module-access.ts'
import type { AttemptRow, QuestionRow } from './attempt-rows.ts'
import { byAttempt, findLearnerQuiz } from './learner-quiz.ts'
import { toKeyLetters } from './shown-options.ts'

type Learner = Pick<Actor, 'userId'> & { account: Pick<Account, 'timeZone'> }

/**
 * Completes an attempt that has an answer to every question: marks it, records the quiz as done for the module and
 * notifies the learner of the result, all in one transaction. Returns undefined when the attempt is no longer there or
 * running: another device completed it or restarted the quiz.
 */
export const completeQuiz = (
  { db, actor: { userId, account }, now }: Pick<Context, 'db' | 'now'> & { actor: Learner },
  attemptId: string,
) =>
  withAccountLocked(db, userId, async (db) => {
    const found = await findLearnerQuiz(db, { userId, where: byAttempt(attemptId) })
    const { quizId = null, attempt = null, questions = [] } = found ?? {}
    if (!found || !quizId || !attempt || attempt.completedAt) return undefined
    if (!isFullyAnswered({ questions, answers: attempt.answers })) return undefined

    const answers = markAll(attempt, questions)
    const total = questions.length
    const correct = Object.values(answers).filter((answer) => answer.isCorrect).length
    const percentage = quizPercentage({ correct, total })
    const result = { answers, completedAt: now, questionCount: total, correctCount: correct }
    const completed = await db
      .update(quizAttempts)
      .set(result)
      .where(and(eq(quizAttempts.id, attemptId), isNull(quizAttempts.completedAt)))
      .returning({ id: quizAttempts.id })
    if (completed.length === 0) return undefined
    await addQuestionCards(db, { userId, now, questionIds: wrongOf(answers) })
    const { moduleId, moduleName, seats } = found
    const learner = { userId, moduleId, timeZone: account.timeZone, now }
    await recordDone(db, learner, (before) => ({
      quizCompletedAt: before?.quizCompletedAt ?? now,
      bestResult: Math.max(before?.bestResult ?? 0, percentage),
    }))
    await noteQuiz(db, learner, { startedAt: attempt.startedAt, answers })
    const courseId = latestCourse(seats, now)
    await notify(db, now, {
      userIds: [userId],
      notice: {
        kind: 'quiz_result',
        ...(courseId && { courseId }),
        moduleId,
        module: moduleName,
        percentage,
      },
      about: attemptId,
    })
    return { quizId, questions, attempt: { ...attempt, ...result } }
  })

const wrongOf = (answers: AttemptRow['answers']): string[] =>
  Object.entries(answers).flatMap(([id, { isCorrect: isRight }]) => (isRight ? [] : [id]))

/** The answers to the questions that the quiz asks now, each with whether it is correct. */
const markAll = ({ answers, seed }: AttemptRow, questions: readonly QuestionRow[]) =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const given = answers[question.id]
      if (!given) return []
      const inKeyLetters = toKeyLetters(given.answer, question, seed)
      return [[question.id, { ...given, isCorrect: isCorrect(inKeyLetters, question) }] as const]
    }),
  )

/** The notification links to the running or past course that started last; all courses of a type have the same modules. */
function latestCourse(seats: readonly Seat[], now: Date): string | undefined {
  const today = schoolDay(now)
  const begun = seats.filter(({ status, startDate }) => status === 'active' && startDate <= today)
  return begun.toSorted((one, other) => (one.startDate < other.startDate ? 1 : -1))[0]?.courseId
}
