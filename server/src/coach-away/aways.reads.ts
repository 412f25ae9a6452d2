import type { CoachAway, listAways as contract } from '@sohbet/contract/lessons/coach-away'
import type { Reply } from '@sohbet/contract/endpoint'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { coachAways } from '../db/tables/lessons/aways.ts'
import { requireAwayCoach } from './acting-coach.ts'

/** When a coach is away, now and ahead; without those that were taken back before they began. */
export async function readAways(db: Db, coachId: string, now: Date): Promise<CoachAway[]> {
  const rows = await db
    .select({
      id: coachAways.id,
      startsAt: coachAways.startsAt,
      endsAt: coachAways.endsAt,
      isBySchool: coachAways.isBySchool,
    })
    .from(coachAways)
    .where(
      and(
        eq(coachAways.coachId, coachId),
        gt(coachAways.endsAt, now),
        gt(coachAways.endsAt, coachAways.startsAt),
      ),
    )
    .orderBy(asc(coachAways.startsAt))
  return rows.map(({ startsAt, endsAt, ...away }) => ({
    ...away,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }))
}

export async function listAways(
  ctx: SignedInContext,
  wanted: string | undefined,
): Promise<Reply<typeof contract>> {
  const { id, name } = await requireAwayCoach(ctx, wanted)
  return { coach: { id, name }, aways: await readAways(ctx.db, id, ctx.now) }
}
