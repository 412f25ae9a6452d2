import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { transferQuestions as contract } from '@sohbet/contract/catalogue/quizzes'
import { maxQuestions } from '@sohbet/domain/quiz/question'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { modules } from '../../db/tables/catalogue/modules.ts'
import { quizQuestions, quizzes } from '../../db/tables/catalogue/quizzes.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { queuePictureRemoval } from '../remove-unused-picture.ts'
import { withCopiedPictures } from './copied-pictures.ts'
import { copyOf } from './question-copies.ts'

type Transfer = { quizId: string } & Parsed<typeof contract>['body']

/**
 * Copies or moves questions to the end of the quiz of another module. A moved question gets a new id, so that answers
 * which learners gave stay with the quiz where they gave them.
 */
export const transferQuestions = (
  ctx: Context,
  { quizId, ids, moduleId, isCopy }: Transfer,
): Promise<Reply<typeof contract>> => {
  const named = and(eq(quizQuestions.quizId, quizId), inArray(quizQuestions.id, ids))
  return withCopiedPictures(ctx, named, (pictures) =>
    ctx.db.transaction(async (db) => {
      const { now } = ctx
      const target = await lockBoth(db, { quizId, moduleId, now })
      const originals = await db
        .select()
        .from(quizQuestions)
        .where(named)
        .orderBy(asc(quizQuestions.position))
      if (originals.length !== new Set(ids).size) throw new AppError('STATE_CHANGED')
      const first = await db.$count(quizQuestions, eq(quizQuestions.quizId, target))
      if (first + originals.length > maxQuestions) throw new AppError('QUIZ_FULL')
      await db
        .insert(quizQuestions)
        .values(
          originals.map((question, index) =>
            copyOf(question, pictures, { quizId: target, position: first + index, now }),
          ),
        )
      if (!isCopy) {
        await db.delete(quizQuestions).where(named)
        await closeUp(db, quizId)
        for (const { id, imageVersion } of originals) if (imageVersion) await queuePictureRemoval({ db }, id)
      }
      return { count: originals.length }
    }),
  )
}

/** The quiz of the target module, created if it is missing. Both quizzes are locked, always in the same order. */
async function lockBoth(
  db: Db,
  { quizId, moduleId, now }: { quizId: string; moduleId: string; now: Date },
): Promise<string> {
  const module = await db
    .select({ id: modules.id })
    .from(modules)
    .where(eq(modules.id, moduleId))
    .for('key share')
  if (module.length === 0) throw new AppError('MODULE_NOT_FOUND')
  await db
    .insert(quizzes)
    .values({ moduleId, createdAt: now })
    .onConflictDoNothing({ target: quizzes.moduleId })
  const locked = await db
    .select({ id: quizzes.id, moduleId: quizzes.moduleId })
    .from(quizzes)
    .where(sql`${quizzes.id} = ${quizId} or ${quizzes.moduleId} = ${moduleId}`)
    .orderBy(asc(quizzes.id))
    .for('no key update')
  if (!locked.some(({ id }) => id === quizId)) throw new AppError('QUIZ_NOT_FOUND')
  const target = locked.find((quiz) => quiz.moduleId === moduleId)
  if (!target || target.id === quizId) throw new AppError('SAME_QUIZ')
  return target.id
}

/** Positions have no gaps. */
const closeUp = (db: Db, quizId: string) =>
  db.execute(sql`
    update quiz_questions as question set position = placed.place - 1
    from (select id, row_number() over (order by position) as place
      from quiz_questions where quiz_id = ${quizId}) as placed
    where question.id = placed.id and question.position <> placed.place - 1`)
