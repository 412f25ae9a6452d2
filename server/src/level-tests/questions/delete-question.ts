import { messages } from '@sohbet/contract/messaging/messages'
import { eq } from 'drizzle-orm'
import { askedQuestions, levelTestQuestions } from '../../db/tables/catalogue/level-tests.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { closeGap, openTestOfQuestion, refuseEmpty } from '../level-test.repository.ts'

/** Later questions move up. */
export const deleteQuestion = (ctx: Context, { id }: { id: string }): Promise<{ message: string }> =>
  ctx.db.transaction(async (db) => {
    const { testId, isActive } = await openTestOfQuestion(db, id, ctx.now)
    const [gone] = await db
      .delete(levelTestQuestions)
      .where(eq(levelTestQuestions.id, id))
      .returning({ isQuick: levelTestQuestions.isQuick, position: levelTestQuestions.position })
    if (!gone) throw new AppError('NOT_FOUND') // deleted while waiting for the lock
    if (isActive) refuseEmpty(await db.$count(askedQuestions, eq(askedQuestions.testId, testId)))
    await closeGap(db, { testId, ...gone })
    return { message: messages.questionDeleted[ctx.language] }
  })
