import { isCorrect } from '@sohbet/domain/quiz/marking'
import { quizPercentage } from '@sohbet/domain/quiz/result'
import { asc, eq } from 'drizzle-orm'
import { quizAttempts } from '../db/tables/quiz-attempts.ts'
import { quizQuestions, quizzes } from '../db/tables/quizzes.ts'
import type { SignedInContext } from '../http/context.ts'
import { recordDone } from '../progress/progress.repository.ts'
import type { AttemptRow, QuestionRow } from './attempt-rows.ts'
import { toKeyLetters } from './pieces.ts'

type Ended = { attempt: AttemptRow; quizId: string; questions: QuestionRow[] }

/**
 * Ends an attempt all of whose questions are answered: marks it, and keeps for the module that its quiz is done. One
 * transaction; where it was broken off, the next look at the attempt comes here again. Undefined where it had ended, or
 * is not at its end.
 */
export const completeQuiz = (
  { db: outer, actor, now }: Pick<SignedInContext, 'db' | 'actor' | 'now'>,
  attemptId: string,
): Promise<Ended | undefined> =>
  outer.transaction(async (db) => {
    const [attempt] = await db
      .select()
      .from(quizAttempts)
      .where(eq(quizAttempts.id, attemptId))
      .for('no key update')
    if (!attempt || attempt.completedAt) return undefined
    const questions = await db
      .select({ question: quizQuestions, moduleId: quizzes.moduleId })
      .from(quizQuestions)
      .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
      .where(eq(quizQuestions.quizId, attempt.quizId))
      .orderBy(asc(quizQuestions.position))
    const marked = questions.flatMap(({ question }) => {
      const given = attempt.answers[question.id]
      if (!given) return []
      const inKeyLetters = toKeyLetters(given.answer, question, attempt.seed)
      return [[question.id, { ...given, isCorrect: isCorrect(inKeyLetters, question) }] as const]
    })
    const [first] = questions
    if (!first || marked.length < questions.length) return undefined
    const counts = {
      questionCount: questions.length,
      correctCount: marked.filter(([, given]) => given.isCorrect).length,
    }
    const end = { completedAt: now, answers: Object.fromEntries(marked), ...counts }
    await db.update(quizAttempts).set(end).where(eq(quizAttempts.id, attemptId))
    const result = quizPercentage({ correct: counts.correctCount, total: counts.questionCount })
    await recordDone(
      db,
      { userId: actor.userId, moduleId: first.moduleId, now },
      ({ quizCompletedAt, bestResult }) => ({
        quizCompletedAt: quizCompletedAt ?? now,
        bestResult: Math.max(bestResult ?? 0, result),
      }),
    )
    return {
      attempt: { ...attempt, ...end },
      quizId: attempt.quizId,
      questions: questions.map(({ question }) => question),
    }
  })
