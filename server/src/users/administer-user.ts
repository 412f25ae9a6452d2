import type { SecurityEvent } from '@sohbet/contract/core/security-log'
import type { UserForAdmin } from '@sohbet/contract/people/users'
import { unlocked } from '@sohbet/domain/account/lock-out'
import type { Role } from '@sohbet/domain/account/role'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { revokeSessions } from '../auth/session/session.repository.ts'
import { deactivateCoach } from '../coaches/deactivate-coach.ts'
import { refuseWithLessons } from '../coaches/refuse-with-lessons.ts'
import { refuseWithSeats } from '../coaches/refuse-with-seats.ts'
import type { Db } from '../db/connect.ts'
import { locks } from '../db/locks.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { record } from '../security-log/record.ts'
import { toUserForAdmin, userColumns } from './user.reads.ts'

type Change = {
  userId: string
  set: Partial<typeof users.$inferInsert>
  event: SecurityEvent
  details: string
  /** Signs the account out everywhere. */
  signsOut?: boolean
  /** Throws a refusal, in the same transaction. */
  check?: (db: Db) => Promise<void>
}

/** One change of an account by an admin, with its log entry; effective from the account's next call on. */
async function administer(
  ctx: SignedInContext,
  { userId, set, event, details, signsOut, check }: Change,
): Promise<UserForAdmin> {
  const { now, actor } = ctx
  return ctx.db.transaction(async (db) => {
    await check?.(db)
    const [user] = await db.update(users).set(set).where(eq(users.id, userId)).returning(userColumns)
    if (!user) throw new AppError('USER_NOT_FOUND')
    if (user.role !== 'coach' || user.suspendedAt !== null) await deactivateCoach(db, userId, now)
    if (signsOut) await revokeSessions(db, { userId, now })
    await record(db, ctx, { event, userId, byUserId: actor.userId, details })
    return toUserForAdmin(user, now)
  })
}

/** Refuses changes of the admin's own account, who may be the last admin. */
export function refuseOwnAccount({ actor }: SignedInContext, userId: string) {
  if (actor.userId === userId) throw new AppError('OWN_ACCOUNT')
}

export async function changeRole(ctx: SignedInContext, { userId, role }: { userId: string; role: Role }) {
  refuseOwnAccount(ctx, userId)
  return administer(ctx, {
    userId,
    set: { role },
    event: 'role_change',
    details: role,
    signsOut: true,
    check: async (db) => {
      if (role !== 'coach') await refuseWithLessons(ctx, db, userId)
      await refuseUnproved(db, userId)
      await refuseWithSeats(db, { userId, role, now: ctx.now })
      if (role !== 'admin') await refuseLastAdmin(db, userId)
    },
  })
}

/** Until an address is verified, its owner is unknown. */
async function refuseUnproved(db: Db, userId: string) {
  const isUnproved = and(eq(users.id, userId), isNull(users.passwordHash), eq(users.role, 'learner'))
  if ((await db.$count(users, isUnproved)) > 0) throw new AppError('NO_PASSWORD_YET')
}

/** One admin must remain. Under a lock, because two admins could dismiss each other. */
export async function refuseLastAdmin(db: Db, userId: string) {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.admins})`)
  const isAnother = and(
    ne(users.id, userId),
    eq(users.role, 'admin'),
    eq(users.isVerified, true),
    isNull(users.suspendedAt),
  )
  const isAdmin = and(eq(users.id, userId), eq(users.role, 'admin'))
  if ((await db.$count(users, isAdmin)) > 0 && (await db.$count(users, isAnother)) === 0)
    throw new AppError('LAST_ADMIN')
}

export async function setSuspended(
  ctx: SignedInContext,
  { userId, isSuspended }: { userId: string; isSuspended: boolean },
) {
  refuseOwnAccount(ctx, userId)
  return administer(ctx, {
    userId,
    set: { suspendedAt: isSuspended ? ctx.now : null },
    event: 'suspension',
    details: isSuspended ? 'suspended' : 'let in again',
    signsOut: isSuspended,
    check: async (db) => {
      if (!isSuspended) return
      await refuseWithLessons(ctx, db, userId)
      await refuseLastAdmin(db, userId)
    },
  })
}

export const unlockUser = (ctx: SignedInContext, { userId }: { userId: string }) =>
  administer(ctx, { userId, set: unlocked, event: 'unlock', details: '' })

export const setRetakeAllowed = (
  ctx: SignedInContext,
  { userId, isAllowed }: { userId: string; isAllowed: boolean },
) =>
  administer(ctx, {
    userId,
    set: { isRetakeAllowed: isAllowed },
    event: 'retake',
    details: isAllowed ? 'allowed' : 'not allowed',
  })
