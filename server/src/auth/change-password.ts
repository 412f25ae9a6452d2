import { messages } from '@sohbet/contract/messages'
import { eq } from 'drizzle-orm'
import { users } from '../db/tables/users.ts'
import type { SignedInContext } from '../http/context.ts'
import { record } from '../security-log/record.ts'
import { hashPassword, requireOwnPassword } from './password.ts'
import { revokeSessions } from './session.repository.ts'

export async function changePassword(
  ctx: SignedInContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ message: string }> {
  const { actor, now, language } = ctx
  const { userId, sessionId } = actor
  await requireOwnPassword(ctx.db, { userId, password: currentPassword })
  const passwordHash = await hashPassword(newPassword)
  await ctx.db.transaction(async (db) => {
    await db.update(users).set({ passwordHash }).where(eq(users.id, userId))
    await revokeSessions(db, { userId, except: sessionId, now })
    await record(db, ctx, { event: 'password_change', userId })
  })
  return { message: messages.passwordChanged[language] }
}
