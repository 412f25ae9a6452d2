import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { sqlMoment } from '../../db/sql-moment.ts'
import type { SignedInContext } from '../../context/context.ts'
import { liveSessionsBetween, mayTeach, teaches } from '../live-sessions-between.ts'

export type ClashSpan = { courseId: string; startsAt: Date; endsAt: Date; substituteId: string | null }

/**
 * Sessions in other courses of the coaches of a session in that time. Coaches see only those that they teach
 * themselves. A substitute stands for the course's first coach.
 */
export const readCoachClashes = (
  db: Db,
  { actor }: Pick<SignedInContext, 'actor'>,
  { courseId, startsAt, endsAt, substituteId }: ClashSpan,
): Promise<{ name: string; startsAt: Date }[]> => {
  const ids = sql`array(select coach.id from courses as moved join coaches as coach
      on coach.id in (coalesce(${substituteId}::uuid, moved.primary_coach_id), moved.secondary_coach_id)
    where moved.id = ${courseId} and (${actor.role === 'admin'} or coach.user_id = ${actor.userId}))`
  return queryRows(
    db,
    z.object({ name: z.string(), startsAt: z.coerce.date() }),
    sql`select name, starts_at as "startsAt" from (${liveSessionsBetween(
      {
        from: sqlMoment(startsAt),
        to: sqlMoment(endsAt),
      },
      sql`course.id <> ${courseId} and ${mayTeach(ids)}`,
    )}) as session where ${teaches(ids)} order by starts_at, name`,
  )
}
