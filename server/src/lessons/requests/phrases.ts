import { averageRating } from '@sohbet/domain/lesson/feedback'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInContext } from '../../context/context.ts'
import { queryRows } from '../../db/query-rows.ts'
import { coachPhrases } from '../../db/tables/lessons/lesson-requests.ts'
import { requireOwnCoachId } from '../availability.ts'

export async function readPhrases(ctx: SignedInContext): Promise<{ phrases: string[] }> {
  const coachId = await requireOwnCoachId(ctx)
  const [row] = await ctx.db.select().from(coachPhrases).where(eq(coachPhrases.coachId, coachId))
  return { phrases: row?.phrases ?? [] }
}

/** Replaces the list of the caller. */
export async function savePhrases(
  ctx: SignedInContext,
  { phrases }: { phrases: string[] },
): Promise<{ phrases: string[] }> {
  const coachId = await requireOwnCoachId(ctx)
  const row = { phrases, updatedAt: ctx.now }
  await ctx.db
    .insert(coachPhrases)
    .values({ coachId, ...row })
    .onConflictDoUpdate({ target: coachPhrases.coachId, set: row })
  return { phrases }
}

/** Single ratings stay with the learners. */
export async function readOwnRating({ db, actor }: SignedInContext) {
  const [row] = await queryRows(
    db,
    z.object({ count: z.coerce.number(), sum: z.coerce.number() }),
    sql`select count(seat.rating), coalesce(sum(seat.rating), 0) as sum from lesson_seats as seat
      join lessons as lesson on lesson.id = seat.lesson_id join coaches as coach on coach.id = lesson.coach_id
      where coach.user_id = ${actor.userId} and seat.rating is not null`,
  )
  const { count, sum } = row ?? { count: 0, sum: 0 }
  return { average: averageRating({ count, sum }), count }
}
