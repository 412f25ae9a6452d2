import { minutesAfter } from '@sohbet/domain/account/lock-out'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { passwordResets } from '../db/tables/password-resets.ts'
import type { Context } from '../http/context.ts'

/** A link to set a password with. It replaces the one before; only a digest of its token is kept. */
export async function issueResetLink(
  db: Db,
  { secrets, now, publicUrl }: Pick<Context, 'secrets' | 'now' | 'publicUrl'>,
  { userId, minutes }: { userId: string; minutes: number },
): Promise<string> {
  const token = secrets.newToken()
  const reset = { tokenHash: secrets.digest(token), expiresAt: minutesAfter(now, minutes) }
  await db
    .insert(passwordResets)
    .values({ userId, ...reset })
    .onConflictDoUpdate({ target: passwordResets.userId, set: reset })
  return `${publicUrl}/auth/reset-password?token=${token}`
}

/** Whose link this is. It works once: of two at the same time one gets nothing. */
export async function useResetToken(
  db: Db,
  { secrets, now }: Context,
  token: string,
): Promise<string | undefined> {
  const [used] = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, secrets.digest(token)), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId })
  return used?.userId
}
