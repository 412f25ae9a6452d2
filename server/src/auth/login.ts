import type { login as contract, Session } from '@sohbet/contract/auth'
import type { Parsed } from '@sohbet/contract/endpoint'
import { countAttempt, isLocked, lockAfter, unlocked } from '@sohbet/domain/account/lock-out'
import { desc, eq } from 'drizzle-orm'
import { registrations } from '../db/tables/registrations.ts'
import { users } from '../db/tables/users.ts'
import { lockOutMail } from '../emails/lock-out-mail.ts'
import { AppError } from '../http/app-error.ts'
import type { Context } from '../http/context.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { record } from '../security-log/record.ts'
import { toUser } from '../users/user.reads.ts'
import { refuseAfter } from './pace.ts'
import { passwordMatches } from './password.ts'
import { insertSession, revokeSessions } from './session.repository.ts'

/** Above what checking a password and noting the failure take. */
const refusalMilliseconds = 250

type UserRow = typeof users.$inferSelect
type Credentials = Parsed<typeof contract>['body']

/** An unknown address, a wrong password and a locked account get the same answer, after the same time. */
export const login = (ctx: Context, given: Credentials): Promise<Session> =>
  refuseAfter(refusalMilliseconds, () => tryLogin(ctx, given))

async function tryLogin(ctx: Context, { email, password, plan }: Credentials): Promise<Session> {
  const user = await reserveAttempt(ctx, email)
  const matches = await passwordMatches(user && (await expectedHash(ctx, user)), password)
  if (!user) throw new AppError('INVALID_CREDENTIALS')
  if (!matches) {
    await noteFailure(ctx, user)
    throw new AppError('INVALID_CREDENTIALS')
  }
  return user.isVerified && !user.suspendedAt ? openSession(ctx, user, plan) : refuseKnown(ctx, user)
}

/**
 * The account whose password may be looked at, or none if there is none or it is locked. The attempt is counted
 * first, so that of any number at once only the allowed ones get this far.
 */
async function reserveAttempt({ db, now }: Context, email: string): Promise<UserRow | undefined> {
  return db.transaction(async (db) => {
    const [user] = await db.select().from(users).where(eq(users.email, email)).for('update')
    if (!user || isLocked(user, now)) return undefined
    const counted = countAttempt(user, now)
    await db.update(users).set(counted).where(eq(users.id, user.id))
    return { ...user, ...counted }
  })
}

/** Who is not verified yet has the password of their newest registration. */
async function expectedHash({ db }: Context, user: UserRow): Promise<string | undefined> {
  if (user.passwordHash !== null) return user.passwordHash
  const [newest] = await db
    .select({ passwordHash: registrations.passwordHash })
    .from(registrations)
    .where(eq(registrations.userId, user.id))
    .orderBy(desc(registrations.createdAt))
    .limit(1)
  return newest?.passwordHash
}

async function noteFailure(ctx: Context, user: UserRow) {
  const { now, publicUrl } = ctx
  const lockoutUntil = lockAfter(user, now)
  await ctx.db.transaction(async (db) => {
    await record(db, ctx, { event: 'login_failed', userId: user.id })
    if (!lockoutUntil) return
    await db.update(users).set({ lockoutUntil }).where(eq(users.id, user.id))
    await revokeSessions(db, { userId: user.id, now })
    await record(db, ctx, { event: 'lockout', userId: user.id })
    await queueMail(
      db,
      user.email,
      lockOutMail({ language: user.language, username: user.username, until: lockoutUntil, publicUrl }),
    )
  })
}

async function openSession(ctx: Context, user: UserRow, plan = user.plan): Promise<Session> {
  const { tokens, client, now } = ctx
  const session = await ctx.db.transaction(async (db) => {
    await db
      .update(users)
      .set({ ...unlocked, plan })
      .where(eq(users.id, user.id))
    await record(db, ctx, { event: 'login', userId: user.id })
    return insertSession(db, { userId: user.id, client, now })
  })
  return {
    user: toUser({ ...user, plan }),
    accessToken: tokens.access(session.id, now),
    refreshToken: tokens.refresh(session),
  }
}

/** The password was right, so this tells nothing to a stranger. */
async function refuseKnown({ db }: Context, user: UserRow): Promise<never> {
  await db.update(users).set(unlocked).where(eq(users.id, user.id))
  throw new AppError(user.suspendedAt ? 'ACCOUNT_SUSPENDED' : 'EMAIL_NOT_VERIFIED')
}
