import type { CoachAway } from '@sohbet/contract/lessons/coach-away'
import { and, eq, gt } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { coachAways } from '../db/tables/lessons/aways.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { AppError } from '../errors/app-error.ts'
import { readAways } from './aways.reads.ts'

/** The coach is back: what was changed stays, and the time can be booked again. */
export const endAway = ({ db: outer, actor, now }: SignedInContext, id: string): Promise<CoachAway[]> =>
  outer.transaction(async (db) => {
    const [found] = await db
      .select({ coachId: coachAways.coachId, startsAt: coachAways.startsAt, userId: coaches.userId })
      .from(coachAways)
      .innerJoin(coaches, eq(coaches.id, coachAways.coachId))
      .where(eq(coachAways.id, id))
    if (!found || (actor.role !== 'admin' && found.userId !== actor.userId))
      throw new AppError('AWAY_NOT_FOUND')
    const { coachId, startsAt } = found
    // One that is over stays as it was
    await db
      .update(coachAways)
      .set({ endsAt: startsAt > now ? startsAt : now })
      .where(and(eq(coachAways.id, id), gt(coachAways.endsAt, now)))
    return readAways(db, coachId, now)
  })
