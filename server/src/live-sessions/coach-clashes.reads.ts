import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import type { SignedInContext } from '../context/context.ts'
import { liveSessionsBetween } from './live-sessions-between.ts'

type Span = { courseId: string; startsAt: Date; endsAt: Date }

/**
 * Sessions in other courses of this course's coaches in that time. Coaches see only those of courses that they coach
 * themselves.
 */
export const readCoachClashes = (
  db: Db,
  { actor }: Pick<SignedInContext, 'actor'>,
  { courseId, startsAt, endsAt }: Span,
): Promise<{ name: string; startsAt: Date }[]> =>
  queryRows(
    db,
    z.object({ name: z.string(), startsAt: z.coerce.date() }),
    sql`select name, starts_at as "startsAt" from (${liveSessionsBetween(
      {
        from: sql`${startsAt.toISOString()}::timestamptz`,
        to: sql`${endsAt.toISOString()}::timestamptz`,
      },
      sql`course.id <> ${courseId} and exists (select from courses as moved join coaches
          on coaches.id in (moved.primary_coach_id, moved.secondary_coach_id)
        where moved.id = ${courseId} and coaches.id in (course.primary_coach_id, course.secondary_coach_id)
          and (${actor.role === 'admin'} or coaches.user_id = ${actor.userId}))`,
    )}) as clash order by starts_at, name`,
  )
