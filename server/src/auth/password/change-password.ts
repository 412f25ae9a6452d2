import { messages } from '@sohbet/contract/messaging/messages'
import { and, eq } from 'drizzle-orm'
import { users } from '../../db/tables/people/users.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SignedInContext } from '../../context/context.ts'
import { record } from '../../security-log/record.ts'
import { hashPassword } from './password.ts'
import { refuseLeakedPassword } from './refuse-leaked-password.ts'
import { requireOwnPassword } from './require-own-password.ts'
import { deleteResetLinks } from './reset-link.ts'
import { revokeSessions } from '../session/session.repository.ts'

export async function changePassword(
  ctx: SignedInContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ message: string }> {
  const { actor, now, language } = ctx
  const { userId, sessionId } = actor
  const checked = await requireOwnPassword(ctx, currentPassword)
  await refuseLeakedPassword(newPassword, { field: 'newPassword' })
  const passwordHash = await hashPassword(newPassword)
  await ctx.db.transaction(async (db) => {
    // A reset in between wins: its password is newer than the checked one
    const isSame = and(eq(users.id, userId), eq(users.passwordHash, checked.passwordHash ?? ''))
    const [changed] = await db.update(users).set({ passwordHash }).where(isSame).returning({ id: users.id })
    if (!changed) throw new AppError('WRONG_PASSWORD')
    await deleteResetLinks(db, userId)
    await revokeSessions(db, { userId, except: sessionId, now })
    await record(db, ctx, { event: 'password_change', userId })
  })
  return { message: messages.passwordChanged[language] }
}
