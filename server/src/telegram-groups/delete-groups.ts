import { messages } from '@sohbet/contract/messaging/messages'
import { canManageGroups } from '@sohbet/domain/telegram-group/policy'
import { eq } from 'drizzle-orm'
import { telegramGroups } from '../db/tables/learning/telegram-groups.ts'
import { lockCourse } from '../enrollments/seats/seats.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'

/** Deletes the groups with their links; the members can be put into new ones. */
export async function deleteGroups(ctx: Context, courseId: string): Promise<{ message: string }> {
  await ctx.db.transaction(async (db) => {
    const verdict = canManageGroups(await lockCourse(db, courseId), ctx.now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    await db.delete(telegramGroups).where(eq(telegramGroups.courseId, courseId))
  })
  return { message: messages.groupsDeleted[ctx.language] }
}
