import type { login as contract, Session } from '@sohbet/contract/auth'
import type { Parsed } from '@sohbet/contract/endpoint'
import { eq } from 'drizzle-orm'
import { users } from '../db/tables/users.ts'
import { AppError } from '../http/app-error.ts'
import type { Context } from '../http/context.ts'
import { record } from '../security-log/record.ts'
import { toUser } from '../users/user.reads.ts'
import { clearAttempts, noteFailure, reserveAttempt, takeAttemptBack } from './attempts.ts'
import { refuseAfter } from './pace.ts'
import { passwordMatches } from './password.ts'
import { findClaimOf, type UserRow } from './registration.repository.ts'
import { insertSession } from './session.repository.ts'

/** Above what checking a few passwords and noting the failure take. */
const refusalMilliseconds = 250

type Credentials = Parsed<typeof contract>['body']

/** An unknown address, a wrong password and a locked account get the same answer, after the same time. */
export const login = (ctx: Context, given: Credentials): Promise<Session> =>
  refuseAfter(refusalMilliseconds, () => tryLogin(ctx, given))

async function tryLogin(ctx: Context, { email, password, plan }: Credentials): Promise<Session> {
  const user = await reserveAttempt(ctx, eq(users.email, email))
  if (await passwordMatches(user?.passwordHash, password)) return enter(ctx, user, plan)
  if (!user) throw new AppError('INVALID_CREDENTIALS')
  if (await findClaimOf(ctx.db, { userId: user.id, password })) return refuseUnverified(ctx, user)
  await noteFailure(ctx, user)
  throw new AppError('INVALID_CREDENTIALS')
}

async function enter(ctx: Context, user: UserRow | undefined, plan = user?.plan): Promise<Session> {
  if (!user) throw new AppError('INVALID_CREDENTIALS')
  if (!user.isVerified) return refuseUnverified(ctx, user)
  if (user.suspendedAt) {
    await clearAttempts(ctx.db, user)
    throw new AppError('ACCOUNT_SUSPENDED')
  }
  const { tokens, client, now } = ctx
  const session = await ctx.db.transaction(async (db) => {
    if (!(await clearAttempts(db, user, { plan: plan ?? null }))) throw new AppError('INVALID_CREDENTIALS')
    await record(db, ctx, { event: 'login', userId: user.id })
    return insertSession(db, { userId: user.id, client, now })
  })
  return {
    user: toUser({ ...user, plan: plan ?? null }),
    accessToken: tokens.access(session.id, now),
    refreshToken: tokens.refresh(session),
  }
}

/**
 * The password of a registration that waits. Registering with the address of an account leaves one too, which waits
 * in vain, so this answer does not tell whether there is an account; nor does it end the count of wrong guesses.
 */
async function refuseUnverified({ db }: Context, user: UserRow): Promise<never> {
  await takeAttemptBack(db, user.id)
  throw new AppError('EMAIL_NOT_VERIFIED')
}
