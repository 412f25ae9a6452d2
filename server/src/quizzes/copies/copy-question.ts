import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { quizQuestions } from '../../db/tables/catalogue/quizzes.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { toKeyedQuestion } from '../question-rows.ts'
import { isQuestion, lockQuiz, nextPosition, type QuestionName } from '../quiz.repository.ts'
import { withCopiedPictures, type Pictures } from './copied-pictures.ts'
import { copyOf } from './question-copies.ts'

/** Inserts the copy after its original; later questions move down. The copy has its own picture. */
export const copyQuestion = (ctx: Context, name: QuestionName): Promise<KeyedQuizQuestion> =>
  withCopiedPictures(ctx, isQuestion(name), (pictures) =>
    ctx.db.transaction((db) => insertCopy({ ...ctx, db }, { name, pictures })),
  )

async function insertCopy(
  ctx: Context,
  { name, pictures }: { name: QuestionName; pictures: Pictures },
): Promise<KeyedQuizQuestion> {
  const { db, now } = ctx
  const { quizId } = name
  await lockQuiz(db, quizId)
  const [original] = await db.select().from(quizQuestions).where(isQuestion(name))
  if (!original) throw new AppError('NOT_FOUND')
  await nextPosition(db, quizId) // refuses when the quiz is full
  await makeRoomAfter(db, original)
  const [row] = await db
    .insert(quizQuestions)
    .values(copyOf(original, pictures, { quizId, position: original.position + 1, now }))
    .returning()
  if (!row) throw new Error('an inserted question was not returned')
  return toKeyedQuestion(ctx, row)
}

const makeRoomAfter = (db: Db, { quizId, position }: { quizId: string; position: number }) =>
  db
    .update(quizQuestions)
    .set({ position: sql`${quizQuestions.position} + 1` })
    .where(and(eq(quizQuestions.quizId, quizId), gt(quizQuestions.position, position)))
