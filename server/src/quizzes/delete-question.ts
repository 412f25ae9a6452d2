import { messages } from '@sohbet/contract/messages'
import { and, eq, gt, sql } from 'drizzle-orm'
import { quizQuestions } from '../db/tables/quizzes.ts'
import { AppError } from '../http/app-error.ts'
import type { Context } from '../http/context.ts'
import { removeQuestionPicture } from '../images/image-files.ts'
import { isQuestion, lockQuiz, type QuestionName } from './quiz.repository.ts'

/** Those behind it move up, and its picture goes with it. */
export const deleteQuestion = (ctx: Context, name: QuestionName): Promise<{ message: string }> =>
  ctx.db.transaction(async (db) => {
    await lockQuiz(db, name.quizId)
    const { id, quizId, position } = quizQuestions
    const [gone] = await db.delete(quizQuestions).where(isQuestion(name)).returning({ id, position })
    if (!gone) throw new AppError('NOT_FOUND')
    await db
      .update(quizQuestions)
      .set({ position: sql`${position} - 1` })
      .where(and(eq(quizId, name.quizId), gt(position, gone.position)))
    await removeQuestionPicture(ctx.files, gone.id)
    return { message: messages.questionDeleted[ctx.language] }
  })
