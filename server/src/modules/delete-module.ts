import { messages } from '@sohbet/contract/messaging/messages'
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { modules } from '../db/tables/catalogue/modules.ts'
import { quizQuestions, quizzes } from '../db/tables/catalogue/quizzes.ts'
import type { Db } from '../db/connect.ts'
import type { Context } from '../context/context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { completeCoursesOfType } from './complete-courses.ts'
import { lockModulesOf, refuseMet, requirePlace } from './module.repository.ts'

/** Deletes the module with its quiz; later modules close up. */
export async function deleteModule(ctx: Context, { id }: { id: string }): Promise<{ message: string }> {
  await ctx.db.transaction(async (db) => {
    const { now } = ctx
    const { courseTypeId } = await requirePlace(db, id)
    await lockModulesOf(db, courseTypeId)
    const { order, isDraft } = await requirePlace(db, id)
    await refuseMet(db, { id, courseTypeId, isDraft, now })
    await queuePictureRemovals(db, id)
    await db.delete(modules).where(eq(modules.id, id))
    await db
      .update(modules)
      .set({ order: sql`${modules.order} - 1` })
      .where(and(eq(modules.courseTypeId, courseTypeId), gt(modules.order, order)))
    if (!isDraft) await completeCoursesOfType(db, { courseTypeId, now })
  })
  return { message: messages.moduleDeleted[ctx.language] }
}

async function queuePictureRemovals(db: Db, moduleId: string): Promise<void> {
  const pictured = await db
    .select({ questionId: quizQuestions.id })
    .from(quizQuestions)
    .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
    .where(and(eq(quizzes.moduleId, moduleId), isNotNull(quizQuestions.imageVersion)))
  for (const question of pictured) await enqueue(db, 'remove-unused-picture', question)
}
