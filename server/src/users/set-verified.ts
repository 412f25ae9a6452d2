import type { UserForAdmin } from '@sohbet/contract/people/users'
import { eq } from 'drizzle-orm'
import {
  acceptRegistration,
  deleteRegistrations,
  findRegistrations,
  insertRegistration,
  type UserRow,
} from '../auth/registration/registration.repository.ts'
import { revokeSessions } from '../auth/session/session.repository.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { record } from '../security-log/record.ts'
import { refuseLastAdmin, refuseOwnAccount } from './administer-user.ts'
import { findUser, toUserForAdmin } from './user.reads.ts'

/** An admin confirms an address, or requires a new verification. */
export async function setVerified(
  ctx: SignedInContext,
  { userId, isVerified }: { userId: string; isVerified: boolean },
): Promise<UserForAdmin> {
  const { now, actor } = ctx
  refuseOwnAccount(ctx, userId)
  return ctx.db.transaction(async (db) => {
    // Before the account's lock, as for roles and suspensions, to prevent deadlocks
    if (!isVerified) await refuseLastAdmin(db, userId)
    const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update')
    if (!user) throw new AppError('USER_NOT_FOUND')
    if (user.isVerified !== isVerified) {
      await (isVerified ? confirmAddress(db, user) : requireVerification(db, user, now))
      const details = isVerified ? 'verified by an admin' : 'to be verified anew'
      await record(db, ctx, { event: 'verification', userId, byUserId: actor.userId, details })
    }
    const changed = await findUser(db, userId)
    if (!changed) throw new AppError('USER_NOT_FOUND')
    return toUserForAdmin(changed, now)
  })
}

/** Of several pending registrations an admin cannot know the owner: the mailed code decides. */
async function confirmAddress(db: Db, { id, passwordHash }: UserRow) {
  if (passwordHash !== null) {
    await db.update(users).set({ isVerified: true, verificationCodeExpires: null }).where(eq(users.id, id))
    return deleteRegistrations(db, id)
  }
  const [sole, ...others] = await findRegistrations(db, id)
  if (!sole) throw new AppError('NO_PASSWORD_YET')
  if (others.length > 0) throw new AppError('SEVERAL_REGISTRATIONS')
  await acceptRegistration(db, sole)
}

/** The account keeps its password; a registration with the same password is added, so that a code can be sent. */
async function requireVerification(
  db: Db,
  { id: userId, username, language, passwordHash }: UserRow,
  now: Date,
) {
  await deleteRegistrations(db, userId)
  if (passwordHash !== null) await insertRegistration(db, { userId, username, language, passwordHash }, now)
  await db.update(users).set({ isVerified: false }).where(eq(users.id, userId))
  await revokeSessions(db, { userId, now })
}
