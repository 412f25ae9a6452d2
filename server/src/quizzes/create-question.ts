import type { KeyedQuizQuestion, QuizQuestionFields } from '@sohbet/contract/catalogue/quiz-questions'
import { quizQuestions } from '../db/tables/catalogue/quizzes.ts'
import type { Context } from '../context/context.ts'
import { toColumns, toKeyedQuestion } from './question-rows.ts'
import { lockQuiz, nextPosition } from './quiz.repository.ts'

export async function createQuestion(
  ctx: Context,
  { quizId, fields }: { quizId: string; fields: QuizQuestionFields },
): Promise<KeyedQuizQuestion> {
  const columns = await toColumns(ctx, fields)
  return ctx.db.transaction(async (db) => {
    await lockQuiz(db, quizId)
    const position = await nextPosition(db, quizId)
    const [row] = await db
      .insert(quizQuestions)
      .values({ ...columns, quizId, position, createdAt: ctx.now, updatedAt: ctx.now })
      .returning()
    if (!row) throw new Error('an inserted question was not returned')
    return toKeyedQuestion(ctx, row)
  })
}
