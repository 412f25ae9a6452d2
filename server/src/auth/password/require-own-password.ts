import { eq } from 'drizzle-orm'
import { users } from '../../db/tables/people/users.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SignedInContext } from '../../context/context.ts'
import { clearAttempts, noteFailure, reserveAttempt } from '../login/attempts.ts'
import { passwordMatches } from './password.ts'
import type { UserRow } from '../registration/registration.repository.ts'

/**
 * For actions that need the password again, in case another person holds the device. Guesses count as at log-in.
 */
export async function requireOwnPassword(ctx: SignedInContext, password: string): Promise<UserRow> {
  const user = await reserveAttempt(ctx, eq(users.id, ctx.actor.userId))
  const matches = await passwordMatches(user?.passwordHash, password)
  if (user && !matches) await noteFailure(ctx, user)
  if (!user || !matches) throw new AppError('WRONG_PASSWORD')
  await clearAttempts(ctx.db, user)
  return user
}
