import { eq } from 'drizzle-orm'
import { revokeSessions } from '../auth/session/session.repository.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { record } from '../security-log/record.ts'
import { refuseWithSeats } from './refuse-with-seats.ts'

/**
 * Gives a learner the coach role like any change of role: signed out everywhere and logged. An invited coach may
 * be prepared before the first log-in. The account stays locked until the end of the transaction.
 */
export async function giveCoachRole(db: Db, ctx: SignedInContext, userId: string): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update')
  if (!user) throw new AppError('USER_NOT_FOUND')
  // An admin who became a coach would lose the admin role, and might be the last admin
  if (user.role === 'admin') throw new AppError('COACH_IS_ADMIN')
  if (user.suspendedAt !== null) throw new AppError('COACH_SUSPENDED')
  if (user.role === 'coach') return
  // Until the address is verified, its owner is unknown
  if (user.passwordHash === null) throw new AppError('NO_PASSWORD_YET')
  await refuseWithSeats(db, { userId, role: 'coach', now: ctx.now })
  await db.update(users).set({ role: 'coach' }).where(eq(users.id, userId))
  await revokeSessions(db, { userId, now: ctx.now })
  await record(db, ctx, { event: 'role_change', userId, byUserId: ctx.actor.userId, details: 'coach' })
}
