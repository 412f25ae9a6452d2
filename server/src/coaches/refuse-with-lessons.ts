import { zonedTime } from '@sohbet/domain/zoned-time'
import { schoolZone } from '@sohbet/domain/calendar'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { lessons } from '../db/tables/lessons/lessons.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { AppError } from '../errors/app-error.ts'

type Reader = Pick<Context, 'now' | 'language'>

/**
 * Refuses to take a coach away from booked lessons, and from sessions as a substitute: they are handed over or cancelled
 * first. Locks the coach, as a booking does. Call it before an account is locked.
 */
export async function refuseWithLessons(ctx: Reader, db: Db, userId: string): Promise<void> {
  const [coach] = await db
    .select({ id: coaches.id })
    .from(coaches)
    .where(eq(coaches.userId, userId))
    .for('no key update')
  if (!coach) return
  const ahead = await db
    .select({ startsAt: lessons.startsAt })
    .from(lessons)
    .where(and(eq(lessons.coachId, coach.id), isNull(lessons.cancelledAt), gt(lessons.endsAt, ctx.now)))
    .orderBy(asc(lessons.startsAt))
  refuseLessons(ctx, [...ahead, ...(await readSubstitutedSessions(db, { coachId: coach.id, now: ctx.now }))])
}

/** The live sessions ahead that the coach teaches instead of another one. */
const readSubstitutedSessions = (db: Db, { coachId, now }: { coachId: string; now: Date }) =>
  queryRows(
    db,
    z.object({ startsAt: z.coerce.date() }),
    sql`select found.starts_at as "startsAt" from live_sessions as session
      join courses as course on course.id = session.course_id and course.is_active
      cross join lateral (select coalesce(session.starts_at,
        (session.day + make_interval(mins => session.minute)) at time zone ${schoolZone}) as starts_at) as found
      where session.substitute_coach_id = ${coachId} and session.recorded_at is null and not session.is_cancelled
        and found.starts_at > ${sqlMoment(now)}
      order by found.starts_at`,
  )

const named = 5

/** The refusal names the first lessons. */
export function refuseLessons({ language }: Reader, lessons: readonly { startsAt: Date }[]): void {
  if (lessons.length === 0) return
  const about = lessons.slice(0, named).map(({ startsAt }) => zonedTime(startsAt, { language }))
  throw new AppError('LESSONS_IN_THE_WAY', {
    about: [...about, ...(lessons.length > named ? ['…'] : [])].join('; '),
  })
}
