import type { KeyedQuizQuestion, QuizQuestionFields } from '@sohbet/contract/catalogue/quiz-questions'
import { getTableColumns, sql } from 'drizzle-orm'
import { refuseOutdated } from '../db/refuse-outdated.ts'
import { quizQuestions } from '../db/tables/catalogue/quizzes.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { toColumns, toKeyedQuestion } from './question-rows.ts'
import { isQuestion, type QuestionName } from './quiz.repository.ts'
import { queuePictureRemoval } from './remove-unused-picture.ts'

export async function updateQuestion(
  ctx: Context,
  { fields, ...name }: QuestionName & { fields: QuizQuestionFields },
): Promise<KeyedQuizQuestion> {
  const isPictureLeaving = fields.imageUrl === null
  const columns = await toColumns(ctx, fields)
  const [row] = await ctx.db.transaction(async (db) => {
    await refuseOutdated(db, quizQuestions, { where: isQuestion(name), seen: fields.revision })
    return db
      .update(quizQuestions)
      .set({ ...columns, updatedAt: ctx.now, ...(isPictureLeaving && { imageVersion: null }) })
      .where(isQuestion(name))
      .returning({
        ...getTableColumns(quizQuestions),
        hadPicture: sql<boolean>`old.image_version is not null`,
      })
  })
  if (!row) throw new AppError('NOT_FOUND')
  if (isPictureLeaving && row.hadPicture) await queuePictureRemoval(ctx, row.id)
  return toKeyedQuestion(ctx, row)
}
