import type { SecurityEvent } from '@sohbet/contract/security-log'
import type { UserForAdmin } from '@sohbet/contract/users'
import { unlocked } from '@sohbet/domain/account/lock-out'
import type { Role } from '@sohbet/domain/account/role'
import { eq } from 'drizzle-orm'
import { revokeSessions } from '../auth/session.repository.ts'
import { users } from '../db/tables/users.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedInContext } from '../http/context.ts'
import { record } from '../security-log/record.ts'
import { toUserForAdmin } from './user.reads.ts'

type Change = {
  userId: string
  set: Partial<typeof users.$inferInsert>
  event: SecurityEvent
  details: string
  /** The account is signed out everywhere. */
  signsOut?: boolean
}

/** One change an admin makes to an account, with its line in the log; effective from the account's next call on. */
async function administer(
  ctx: SignedInContext,
  { userId, set, event, details, signsOut }: Change,
): Promise<UserForAdmin> {
  const { now, actor } = ctx
  return ctx.db.transaction(async (db) => {
    const [user] = await db.update(users).set(set).where(eq(users.id, userId)).returning()
    if (!user) throw new AppError('USER_NOT_FOUND')
    if (signsOut) await revokeSessions(db, { userId, now })
    await record(db, ctx, { event, userId, byUserId: actor.userId, details })
    return toUserForAdmin(user, now)
  })
}

/** An admin who locks themselves out may be the last one. */
export function refuseOwnAccount({ actor }: SignedInContext, userId: string) {
  if (actor.userId === userId) throw new AppError('OWN_ACCOUNT')
}

export async function changeRole(ctx: SignedInContext, { userId, role }: { userId: string; role: Role }) {
  refuseOwnAccount(ctx, userId)
  return administer(ctx, { userId, set: { role }, event: 'role_change', details: role, signsOut: true })
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
