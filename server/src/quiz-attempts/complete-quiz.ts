import { quizPercentage } from '@sohbet/domain/quiz/result'
import { eq } from 'drizzle-orm'
import { quizAttempts } from '../db/tables/quiz-attempts.ts'
import { quizQuestions, quizzes } from '../db/tables/quizzes.ts'
import type { SignedInContext } from '../http/context.ts'
import { recordDone } from '../progress/progress.repository.ts'

/**
 * Ends an attempt all of whose questions are answered, and keeps for the module that its quiz is done. One transaction;
 * where it was broken off, the next look at the attempt comes here again.
 */
export const completeQuiz = (
  { db: outer, actor, now }: Pick<SignedInContext, 'db' | 'actor' | 'now'>,
  attemptId: string,
): Promise<void> =>
  outer.transaction(async (db) => {
    const [attempt] = await db
      .select()
      .from(quizAttempts)
      .where(eq(quizAttempts.id, attemptId))
      .for('no key update')
    if (!attempt || attempt.completedAt) return
    const questions = await db
      .select({ id: quizQuestions.id, moduleId: quizzes.moduleId })
      .from(quizQuestions)
      .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
      .where(eq(quizQuestions.quizId, attempt.quizId))
    const given = questions.flatMap(({ id }) => attempt.answers[id] ?? [])
    const [first] = questions
    if (!first || given.length < questions.length) return
    const correct = given.filter(({ isCorrect }) => isCorrect).length
    await db
      .update(quizAttempts)
      .set({ completedAt: now, questionCount: questions.length, correctCount: correct })
      .where(eq(quizAttempts.id, attemptId))
    const result = quizPercentage({ correct, total: questions.length })
    await recordDone(
      db,
      { userId: actor.userId, moduleId: first.moduleId, now },
      ({ quizCompletedAt, bestResult }) => ({
        quizCompletedAt: quizCompletedAt ?? now,
        bestResult: Math.max(bestResult ?? 0, result),
      }),
    )
  })
