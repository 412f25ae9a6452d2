import type { KeyedQuizQuestion, QuizQuestionFields } from '@sohbet/contract/quiz-questions'
import type { Db } from '../db/connect.ts'
import { quizQuestions } from '../db/tables/quizzes.ts'
import { AppError } from '../http/app-error.ts'
import type { Context } from '../http/context.ts'
import { removeQuestionPicture } from '../images/image-files.ts'
import { toColumns, toKeyedQuestion } from './question-rows.ts'
import { isQuestion, type QuestionName } from './quiz.repository.ts'

export async function updateQuestion(
  ctx: Context,
  { fields, ...name }: QuestionName & { fields: QuizQuestionFields },
): Promise<KeyedQuizQuestion> {
  const columns = { ...(await toColumns(ctx, fields)), updatedAt: ctx.now }
  const save = async (db: Db, changes: typeof columns & { imageVersion?: null }) => {
    const [row] = await db.update(quizQuestions).set(changes).where(isQuestion(name)).returning()
    if (!row) throw new AppError('NOT_FOUND')
    return toKeyedQuestion(ctx, row)
  }
  if (fields.imageUrl !== null) return save(ctx.db, columns)
  return ctx.db.transaction(async (db) => {
    const question = await save(db, { ...columns, imageVersion: null })
    // While the row is held: an upload at the same time comes before or after both
    await removeQuestionPicture(ctx.files, question.id)
    return question
  })
}
