import { messages } from '@sohbet/contract/messaging/messages'
import { and, eq } from 'drizzle-orm'
import { quizAttempts } from '../db/tables/learning/quiz-attempts.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { requireOpenQuiz } from './attempt.reads.ts'

/** What it earned for the module stays there. */
export async function deleteAttempt(ctx: SignedInContext, id: string): Promise<{ message: string }> {
  const { db, actor, language } = ctx
  const own = and(eq(quizAttempts.id, id), eq(quizAttempts.userId, actor.userId))
  const [attempt] = await db.select({ quizId: quizAttempts.quizId }).from(quizAttempts).where(own)
  if (!attempt) throw new AppError('NOT_FOUND')
  await requireOpenQuiz(ctx, attempt.quizId)
  await db.delete(quizAttempts).where(own)
  return { message: messages.quizProgressDeleted[language] }
}
