import { resetLinkMinutes } from '@sohbet/domain/account/rules'
import { minutesAfter } from '@sohbet/domain/moment'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { passwordResets } from '../../db/tables/people/password-resets.ts'
import { users } from '../../db/tables/people/users.ts'
import { passwordResetMail } from '../../emails/account/password-reset-mail.ts'
import type { Context } from '../../context/context.ts'
import { queueMail } from '../../jobs/queue-mail.ts'

type Link = Pick<typeof passwordResets.$inferSelect, 'userId' | 'purpose'> & { minutes: number }

/**
 * A link to set a password. It replaces the previous one of its purpose, so that a reset request by a stranger
 * does not end an invitation. Only a digest of the token is stored.
 */
export async function issueResetLink(
  db: Db,
  { secrets, now, publicUrl }: Pick<Context, 'secrets' | 'now' | 'publicUrl'>,
  { userId, purpose, minutes }: Link,
): Promise<string> {
  const token = secrets.newToken()
  const reset = { tokenHash: secrets.digest(token), expiresAt: minutesAfter(now, minutes) }
  await db
    .insert(passwordResets)
    .values({ userId, purpose, ...reset })
    .onConflictDoUpdate({ target: [passwordResets.userId, passwordResets.purpose], set: reset })
  const welcome = purpose === 'invitation' ? '&welcome=1' : ''
  return `${publicUrl}/auth/reset-password?token=${token}${welcome}`
}

/** Mails a link to the owner of an address, if the account may log in. */
export async function sendResetLink(db: Db, ctx: Context, email: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.suspendedAt)))
  if (!user) return
  const minutes = resetLinkMinutes
  const link = await issueResetLink(db, ctx, { userId: user.id, purpose: 'reset', minutes })
  await queueMail(db, email, passwordResetMail({ ...user, link, minutes }))
}

/**
 * The owner of a link. It works once and ends all other links; of two parallel uses one gets nothing. The account
 * is locked first, as when its password changes.
 */
export async function useResetToken(
  db: Db,
  { secrets, now }: Context,
  token: string,
): Promise<string | undefined> {
  const isGood = and(eq(passwordResets.tokenHash, secrets.digest(token)), gt(passwordResets.expiresAt, now))
  await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(passwordResets, eq(passwordResets.userId, users.id))
    .where(isGood)
    .for('no key update', { of: users })
  const [used] = await db.delete(passwordResets).where(isGood).returning({ userId: passwordResets.userId })
  if (used) await deleteResetLinks(db, used.userId)
  return used?.userId
}

export async function deleteResetLinks(db: Db, userId: string) {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId))
}
