import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { quizQuestions } from '../db/tables/catalogue/quizzes.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { copyQuestionPicture } from '../images/image-files.ts'
import { toKeyedQuestion } from './question-rows.ts'
import { isQuestion, lockQuiz, nextPosition, type QuestionName } from './quiz.repository.ts'
import { queuePictureRemoval } from './remove-unused-picture.ts'

type Copy = { id: string; imageVersion: string | null }

/** Inserts the copy after its original; later questions move down. The copy has its own picture. */
export async function copyQuestion(ctx: Context, name: QuestionName): Promise<KeyedQuizQuestion> {
  const copy = await copyPicture(ctx, name)
  try {
    return await ctx.db.transaction((db) => insertCopy({ ...ctx, db }, { name, copy }))
  } catch (error) {
    // Removes the copied picture, unless the question was stored after all
    if (copy?.imageVersion)
      await queuePictureRemoval(ctx, copy.id).catch((err: unknown) =>
        ctx.log.warn({ err }, 'The picture of a failed copy could not be removed'),
      )
    throw error
  }
}

/** Before any lock, because it may take long: the picture exists when its question is stored. */
async function copyPicture({ db, files }: Context, name: QuestionName): Promise<Copy | undefined> {
  const [original] = await db
    .select({ id: sql<string>`uuidv7()`, imageVersion: quizQuestions.imageVersion })
    .from(quizQuestions)
    .where(isQuestion(name))
  if (!original?.imageVersion) return original
  const { id } = original
  return { id, imageVersion: (await copyQuestionPicture(files, { from: name.questionId, to: id })) ?? null }
}

async function insertCopy(
  ctx: Context,
  { name, copy }: { name: QuestionName; copy: Copy | undefined },
): Promise<KeyedQuizQuestion> {
  const { db, now } = ctx
  await lockQuiz(db, name.quizId)
  const [original] = await db.select().from(quizQuestions).where(isQuestion(name))
  if (!original || !copy) throw new AppError('NOT_FOUND')
  await nextPosition(db, name.quizId) // refuses when the quiz is full
  await makeRoomAfter(db, original)
  const position = original.position + 1
  const [row] = await db
    .insert(quizQuestions)
    .values({ ...original, ...copy, position, createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('an inserted question was not returned')
  return toKeyedQuestion(ctx, row)
}

const makeRoomAfter = (db: Db, { quizId, position }: { quizId: string; position: number }) =>
  db
    .update(quizQuestions)
    .set({ position: sql`${quizQuestions.position} + 1` })
    .where(and(eq(quizQuestions.quizId, quizId), gt(quizQuestions.position, position)))
