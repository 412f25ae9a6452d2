import type { login as contract, Session } from '@sohbet/contract/people/auth'
import type { Parsed } from '@sohbet/contract/endpoint'
import { mayBecomeAccount } from '@sohbet/domain/account/claim'
import { eq } from 'drizzle-orm'
import { users } from '../../db/tables/people/users.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { clearAttempts, noteFailure, reserveAttempt, takeAttemptBack } from './attempts.ts'
import { refuseAfter } from '../response-time.ts'
import { passwordMatches } from '../password/password.ts'
import {
  findRegistrationByPassword,
  lockUser,
  type RegistrationRow,
  type UserRow,
} from '../registration/registration.repository.ts'
import { isResendAllowed, sendCode, type Chosen } from '../registration/send-code.ts'
import { openSession } from '../session/open-session.ts'

/** Above the time to check a few passwords and to log the failure. */
const refusalMilliseconds = 250

type Credentials = Parsed<typeof contract>['body']

/** An unknown address, a wrong password and a locked account get the same reply after the same time. */
export const login = (ctx: Context, given: Credentials): Promise<Session> =>
  refuseAfter(ctx, refusalMilliseconds, () => tryLogin(ctx, given))

async function tryLogin(ctx: Context, { email, password, plan, course }: Credentials): Promise<Session> {
  const user = await reserveAttempt(ctx, eq(users.email, email))
  const isOwn = await passwordMatches(user?.passwordHash, password)
  if (!user) throw new AppError('INVALID_CREDENTIALS')
  if (isOwn && user.isVerified) return enter(ctx, user, plan)
  const registration = await findRegistrationByPassword(ctx.db, { userId: user.id, password })
  if (isOwn || registration) return refuseUnverified(ctx, user, { registration, plan, course })
  await noteFailure(ctx, user)
  throw new AppError('INVALID_CREDENTIALS')
}

async function enter(ctx: Context, user: UserRow, plan = user.plan): Promise<Session> {
  if (user.suspendedAt) {
    await clearAttempts(ctx.db, user)
    throw new AppError('ACCOUNT_SUSPENDED')
  }
  return ctx.db.transaction(async (db) => {
    if (!(await clearAttempts(db, user, { plan }))) throw new AppError('INVALID_CREDENTIALS')
    return openSession(db, ctx, { ...user, plan })
  })
}

/**
 * The password of a pending registration: after its code has expired, log-in sends a new one. Registering with
 * the address of an account leaves such a registration too, so the reply does not reveal whether there is an
 * account; nor does it reset the count of wrong guesses.
 */
async function refuseUnverified(
  ctx: Context,
  user: UserRow,
  { registration, plan, course }: Chosen & { registration: RegistrationRow | undefined },
): Promise<never> {
  const { email } = user
  const isOverdue =
    registration !== undefined &&
    registration.codeExpiresAt <= ctx.now &&
    mayBecomeAccount(user, registration)
  await ctx.db.transaction(async (db) => {
    const isMailed = isOverdue && (await isResendAllowed(db, ctx, email))
    const locked = await lockUser(db, email)
    if (!locked) return
    await takeAttemptBack(db, locked.id)
    if (isMailed && mayBecomeAccount(locked, registration))
      await sendCode(db, ctx, { registration, email, plan, course })
  })
  throw new AppError('EMAIL_NOT_VERIFIED')
}
