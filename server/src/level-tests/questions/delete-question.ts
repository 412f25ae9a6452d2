import { messages } from '@sohbet/contract/messaging/messages'
import { and, eq, gt, sql } from 'drizzle-orm'
import { levelTestQuestions } from '../../db/tables/catalogue/level-tests.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { openTestOfQuestion, refuseEmpty } from '../level-test.repository.ts'

/** Later questions move up. */
export const deleteQuestion = (ctx: Context, { id }: { id: string }): Promise<{ message: string }> =>
  ctx.db.transaction(async (db) => {
    const { testId, isActive } = await openTestOfQuestion(db, id, ctx.now)
    const { position } = levelTestQuestions
    const [gone] = await db
      .delete(levelTestQuestions)
      .where(eq(levelTestQuestions.id, id))
      .returning({ position })
    if (!gone) throw new AppError('NOT_FOUND') // deleted while waiting for the lock
    if (isActive) refuseEmpty(await db.$count(levelTestQuestions, eq(levelTestQuestions.testId, testId)))
    await db
      .update(levelTestQuestions)
      .set({ position: sql`${position} - 1` })
      .where(and(eq(levelTestQuestions.testId, testId), gt(position, gone.position)))
    return { message: messages.questionDeleted[ctx.language] }
  })
