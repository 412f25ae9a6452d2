import { messages } from '@sohbet/contract/messaging/messages'
import { and, eq } from 'drizzle-orm'
import { quizAttempts } from '../db/tables/learning/quiz-attempts.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { findOpenQuiz } from './attempt.reads.ts'
import { byAttempt } from './learner-quiz.ts'

/** The module keeps the earned completion. */
export async function deleteAttempt(ctx: SignedInContext, id: string): Promise<{ message: string }> {
  const { db, actor, language } = ctx
  const quiz = await findOpenQuiz(ctx, byAttempt(id))
  if (!quiz) throw new AppError('NOT_FOUND')
  await db.delete(quizAttempts).where(and(eq(quizAttempts.id, id), eq(quizAttempts.userId, actor.userId)))
  return { message: messages.quizProgressDeleted[language] }
}
