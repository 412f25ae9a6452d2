import type { KeyedQuizQuestion } from '@sohbet/contract/quiz-questions'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { quizQuestions } from '../db/tables/quizzes.ts'
import { AppError } from '../http/app-error.ts'
import type { Context } from '../http/context.ts'
import { copyQuestionPicture } from '../images/image-files.ts'
import { toKeyedQuestion } from './question-rows.ts'
import { isQuestion, lockQuiz, nextPosition, type QuestionName } from './quiz.repository.ts'

/** Right after the one it is a copy of; those behind move down. The copy has a picture of its own. */
export const copyQuestion = (ctx: Context, name: QuestionName): Promise<KeyedQuizQuestion> =>
  ctx.db.transaction(async (db) => {
    await lockQuiz(db, name.quizId)
    // Held, so that its picture stays as it is
    const [original] = await db.select().from(quizQuestions).where(isQuestion(name)).for('no key update')
    if (!original) throw new AppError('NOT_FOUND')
    await nextPosition(db, name.quizId) // refuses where there is no room
    await makeRoomAfter(db, original)
    const { id: _id, position, imageVersion, ...fields } = original
    const times = { createdAt: ctx.now, updatedAt: ctx.now }
    const [copy] = await db
      .insert(quizQuestions)
      .values({ ...fields, ...times, position: position + 1 })
      .returning()
    if (!copy) throw new Error('an inserted question was not returned')
    if (!imageVersion || !(await copyQuestionPicture(ctx.files, { from: original.id, to: copy.id })))
      return toKeyedQuestion(ctx, copy)
    await db.update(quizQuestions).set({ imageVersion }).where(eq(quizQuestions.id, copy.id))
    return toKeyedQuestion(ctx, { ...copy, imageVersion })
  })

const makeRoomAfter = (db: Db, { quizId, position }: { quizId: string; position: number }) =>
  db
    .update(quizQuestions)
    .set({ position: sql`${quizQuestions.position} + 1` })
    .where(and(eq(quizQuestions.quizId, quizId), gt(quizQuestions.position, position)))
