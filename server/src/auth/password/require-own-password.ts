import { eq } from 'drizzle-orm'
import { users } from '../../db/tables/people/users.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SignedInContext } from '../../context/context.ts'
import { clearAttempts, noteFailure, reserveAttempt } from '../login/attempts.ts'
import { passwordMatches } from './password.ts'
import type { UserRow } from '../registration/registration.repository.ts'

/** For what only the owner may do, whoever holds their phone. Guesses count as they do at log-in. */
export async function requireOwnPassword(ctx: SignedInContext, password: string): Promise<UserRow> {
  const user = await reserveAttempt(ctx, eq(users.id, ctx.actor.userId))
  const matches = await passwordMatches(user?.passwordHash, password)
  if (user && !matches) await noteFailure(ctx, user)
  if (!user || !matches) throw new AppError('WRONG_PASSWORD')
  await clearAttempts(ctx.db, user)
  return user
}
