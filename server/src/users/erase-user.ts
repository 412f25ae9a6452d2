import { messages } from '@sohbet/contract/messages'
import { eq } from 'drizzle-orm'
import { requireOwnPassword } from '../auth/password.ts'
import { contactMessages } from '../db/tables/contact-messages.ts'
import { users } from '../db/tables/users.ts'
import type { SignedInContext } from '../http/context.ts'
import { removeUserPhoto } from '../images/image-files.ts'
import { record } from '../security-log/record.ts'

/** Every table that refers to the account goes with it, or forgets whose its rows were: the database sees to that. */
export async function eraseUser(
  ctx: SignedInContext,
  { password }: { password: string },
): Promise<{ message: string }> {
  const { actor, files, language } = ctx
  await requireOwnPassword(ctx.db, { userId: actor.userId, password })
  await removeUserPhoto(files, actor.userId)
  await ctx.db.transaction(async (db) => {
    await db.delete(users).where(eq(users.id, actor.userId))
    // What they wrote as a visitor is known by their address alone.
    await db.delete(contactMessages).where(eq(contactMessages.email, actor.account.email))
    // Only that it happened: whose account it was is what was erased.
    const nobody = { now: ctx.now, client: { address: '', userAgent: '' } }
    await record(db, nobody, { event: 'erasure' })
  })
  return { message: messages.accountErased[language] }
}
