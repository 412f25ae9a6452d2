import { countAttempt, isLocked, lockAfter, maxFailedLogins, unlocked } from '@sohbet/domain/account/lock-out'
import { and, eq, gte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { users } from '../../db/tables/people/users.ts'
import { lockOutMail } from '../../emails/account/lock-out-mail.ts'
import type { Context } from '../../context/context.ts'
import { queueMail } from '../../jobs/queue-mail.ts'
import { record } from '../../security-log/record.ts'
import type { UserRow } from '../registration/registration.repository.ts'
import { revokeSessions } from '../session/session.repository.ts'

/**
 * The account whose password may be checked; undefined when it does not exist or is locked. The attempt is
 * counted first, so that only the allowed number of parallel attempts gets this far.
 */
export async function reserveAttempt(
  { db, now }: Context,
  account: SQL | undefined,
): Promise<UserRow | undefined> {
  return db.transaction(async (db) => {
    const [user] = await db.select().from(users).where(account).for('no key update')
    if (!user || isLocked(user, now)) return undefined
    const counted = countAttempt(user, now)
    await db.update(users).set(counted).where(eq(users.id, user.id))
    return { ...user, ...counted }
  })
}

/** The fifth failure locks the account, unless its password was changed meanwhile. */
export async function noteFailure(ctx: Context, user: UserRow) {
  const { now, publicUrl } = ctx
  const lockoutUntil = lockAfter(user, now)
  await ctx.db.transaction(async (db) => {
    await record(db, ctx, { event: 'login_failed', userId: user.id })
    if (!lockoutUntil) return
    const [locked] = await db
      .update(users)
      .set({ lockoutUntil })
      .where(and(eq(users.id, user.id), gte(users.failedLoginAttempts, maxFailedLogins)))
      .returning({ id: users.id })
    if (!locked) return
    await revokeSessions(db, { userId: user.id, now })
    await record(db, ctx, { event: 'lockout', userId: user.id })
    await queueMail(db, user.email, lockOutMail({ ...user, until: lockoutUntil, publicUrl }))
  })
}

/** Uncounts an attempt that was not a wrong guess; earlier ones still count. */
export async function takeAttemptBack(db: Db, userId: string) {
  const failedLoginAttempts = sql`greatest(${users.failedLoginAttempts} - 1, 0)`
  await db.update(users).set({ failedLoginAttempts }).where(eq(users.id, userId))
}

/**
 * After the right password: resets the count, unless a reset, a suspension or a lost verification came in
 * between.
 */
export async function clearAttempts(
  db: Db,
  user: UserRow,
  more: Partial<typeof users.$inferInsert> = {},
): Promise<boolean> {
  const isSame = and(
    eq(users.id, user.id),
    eq(users.passwordHash, user.passwordHash ?? ''),
    eq(users.isVerified, user.isVerified),
    user.suspendedAt ? undefined : sql`${users.suspendedAt} is null`,
  )
  const cleared = await db
    .update(users)
    .set({ ...unlocked, ...more })
    .where(isSame)
    .returning({ id: users.id })
  return cleared.length > 0
}
