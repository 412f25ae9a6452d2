import { and, eq } from 'drizzle-orm'
import { requireOwnCoachId } from '../lessons/availability.ts'
import type { SignedInContext } from '../context/context.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'

export type AwayCoach = { id: string; userId: string | null; name: string }

/** The coach who is away: the caller, or the active one that an admin names. */
export async function requireAwayCoach(ctx: SignedInContext, wanted: string | undefined): Promise<AwayCoach> {
  const id = ctx.actor.role === 'admin' ? wanted : await requireOwnCoachId(ctx)
  if (id === undefined || (wanted ?? id) !== id) throw new AppError('COACH_NOT_FOUND')
  const [coach] = await ctx.db
    .select({ userId: coaches.userId, name: users.username })
    .from(coaches)
    .leftJoin(users, eq(users.id, coaches.userId))
    .where(and(eq(coaches.id, id), eq(coaches.isActive, true)))
  if (!coach) throw new AppError('COACH_NOT_FOUND')
  return { id, userId: coach.userId, name: coach.name ?? '' }
}
