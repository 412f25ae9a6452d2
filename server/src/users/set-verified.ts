import type { UserForAdmin } from '@sohbet/contract/users'
import { eq } from 'drizzle-orm'
import {
  acceptRegistration,
  findNewestRegistration,
  insertRegistration,
} from '../auth/registration.repository.ts'
import { revokeSessions } from '../auth/session.repository.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/users.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedInContext } from '../http/context.ts'
import { record } from '../security-log/record.ts'
import { refuseOwnAccount } from './administer-user.ts'
import { findUser, toUserForAdmin } from './user.reads.ts'

/** An admin vouches for an address, or asks its owner to prove it anew. */
export async function setVerified(
  ctx: SignedInContext,
  { userId, isVerified }: { userId: string; isVerified: boolean },
): Promise<UserForAdmin> {
  const { now, actor } = ctx
  refuseOwnAccount(ctx, userId)
  return ctx.db.transaction(async (db) => {
    const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user) throw new AppError('USER_NOT_FOUND')
    if (user.isVerified !== isVerified) {
      await (isVerified ? vouch(db, userId) : doubt(db, user, now))
      const details = isVerified ? 'verified by an admin' : 'to be verified anew'
      await record(db, ctx, { event: 'verification', userId, byUserId: actor.userId, details })
    }
    const changed = await findUser(db, userId)
    if (!changed) throw new AppError('USER_NOT_FOUND')
    return toUserForAdmin(changed, now)
  })
}

async function vouch(db: Db, userId: string) {
  const registration = await findNewestRegistration(db, userId)
  if (!registration) throw new AppError('NO_PASSWORD_YET')
  await acceptRegistration(db, registration)
}

/** The account becomes a registration again, with the password it has. */
async function doubt(db: Db, user: typeof users.$inferSelect, now: Date) {
  const { id: userId, username, language, passwordHash } = user
  if (passwordHash !== null) await insertRegistration(db, { userId, username, language, passwordHash }, now)
  await db.update(users).set({ isVerified: false, passwordHash: null }).where(eq(users.id, userId))
  await revokeSessions(db, { userId, now })
}
