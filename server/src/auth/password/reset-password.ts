import { messages } from '@sohbet/contract/messaging/messages'
import { unlocked } from '@sohbet/domain/account/lock-out'
import { eq } from 'drizzle-orm'
import { calendarFeeds } from '../../db/tables/learning/calendar-feeds.ts'
import { users } from '../../db/tables/people/users.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { record } from '../../security-log/record.ts'
import { hashPassword } from './password.ts'
import { refuseLeakedPassword } from './refuse-leaked-password.ts'
import { deleteRegistrations } from '../registration/registration.repository.ts'
import { useResetToken } from './reset-link.ts'
import { revokeSessions } from '../session/session.repository.ts'

/**
 * The owner of the link reads the mailbox, so the address counts as verified, and a lock-out ends. Another
 * person may know the old password: all sessions end, and so does the calendar URL.
 */
export async function resetPassword(
  ctx: Context,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<{ message: string }> {
  const { now, language } = ctx
  await refuseLeakedPassword(newPassword, { field: 'newPassword' })
  const passwordHash = await hashPassword(newPassword)
  await ctx.db.transaction(async (db) => {
    const userId = await useResetToken(db, ctx, token)
    if (!userId) throw new AppError('INVALID_RESET_LINK')
    await db
      .update(users)
      .set({ passwordHash, isVerified: true, verificationCodeExpires: null, ...unlocked })
      .where(eq(users.id, userId))
    await deleteRegistrations(db, userId)
    await revokeSessions(db, { userId, now })
    await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
    await record(db, ctx, { event: 'password_reset', userId })
  })
  return { message: messages.passwordReset[language] }
}
