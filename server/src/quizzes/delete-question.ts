import { messages } from '@sohbet/contract/messaging/messages'
import { and, eq, gt, sql } from 'drizzle-orm'
import { quizQuestions } from '../db/tables/catalogue/quizzes.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { isQuestion, lockQuiz, type QuestionName } from './quiz.repository.ts'
import { queuePictureRemoval } from './remove-unused-picture.ts'

/** Later questions move up, and the picture is removed. */
export async function deleteQuestion(ctx: Context, name: QuestionName): Promise<{ message: string }> {
  await ctx.db.transaction(async (db) => {
    await lockQuiz(db, name.quizId)
    const { quizId, position, imageVersion } = quizQuestions
    const [gone] = await db
      .delete(quizQuestions)
      .where(isQuestion(name))
      .returning({ position, imageVersion })
    if (!gone) throw new AppError('NOT_FOUND')
    await db
      .update(quizQuestions)
      .set({ position: sql`${position} - 1` })
      .where(and(eq(quizId, name.quizId), gt(position, gone.position)))
    if (gone.imageVersion) await queuePictureRemoval({ db }, name.questionId)
  })
  return { message: messages.questionDeleted[ctx.language] }
}
