import type { Holiday } from '@sohbet/domain/live-session/live-session'
import { schoolZone } from '@sohbet/domain/calendar'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { sqlMoment } from '../../db/sql-moment.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { coachAvailability } from '../../db/tables/lessons/availability.ts'
import { lockCoaches } from '../../coaches/lock-coach.ts'
import { refuseLessons } from '../../coaches/refuse-with-lessons.ts'
import { liveSessionsBetween } from '../live-sessions-between.ts'

type Reader = Pick<Context, 'now' | 'language'>

const starts = z.object({ startsAt: z.coerce.date() })

/** Lessons are booked a limited time ahead; later ones cannot exist. */
export const farthestLesson = sql`interval '100 days'`

/** Whether the row `lesson`, with its pause before and after, takes the time of the row `session`. */
export const isInTheWay = sql`lesson.starts_at < session.ends_at + (lesson.busy_until - lesson.ends_at)
  and session.starts_at < lesson.busy_until`

/**
 * Locks a course's coach and the substitutes in its sessions, all in one order, with `more` coaches. Returns their ids.
 * Lock the course before.
 */
export async function lockTeachers(
  db: Db,
  { courseId, coachId, more = [] }: { courseId: string; coachId: string; more?: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: liveSessions.substituteCoachId })
    .from(liveSessions)
    .where(and(eq(liveSessions.courseId, courseId), isNotNull(liveSessions.substituteCoachId)))
  const found = rows.map(({ id }) => id).filter((id) => id !== null)
  const locked = await lockCoaches(db, [...new Set([coachId, ...found, ...more])])
  return locked.map(({ id }) => id)
}

/**
 * After sessions of a course changed: refuses the change when one of them now takes the time of a lesson of its
 * coach or substitute, or the lesson's pause before or after it. Locks them, as a booking does, so neither can overlook
 * the other.
 */
export async function refuseOverLessons(
  ctx: Reader,
  db: Db,
  { courseId, coachId }: { courseId: string; coachId: string },
): Promise<void> {
  const coachIds = await lockTeachers(db, { courseId, coachId })
  const now = sqlMoment(ctx.now)
  const inTheWay = await queryRows(
    db,
    starts,
    sql`select distinct lesson.starts_at as "startsAt" from lessons as lesson
      join (${liveSessionsBetween({ from: now, to: sql`${now} + ${farthestLesson}` }, sql`course.id = ${courseId}`)}) as session
        on session.primary_coach_id = lesson.coach_id and ${isInTheWay}
      where lesson.coach_id = any(${sql.param(coachIds)}::uuid[]) and lesson.cancelled_at is null and lesson.starts_at > ${now}
      order by lesson.starts_at`,
  )
  refuseLessons(ctx, inTheWay)
}

/** Refuses holidays while a lesson is booked on one of them. */
export async function refuseHolidaysOverLessons(
  ctx: Reader,
  db: Db,
  holidays: readonly Holiday[],
): Promise<void> {
  await db
    .select({ id: coaches.id })
    .from(coaches)
    .innerJoin(coachAvailability, eq(coachAvailability.coachId, coaches.id))
    .orderBy(asc(coaches.id))
    .for('no key update', { of: coaches })
  const inTheWay = await queryRows(
    db,
    starts,
    sql`select lesson.starts_at as "startsAt" from lessons as lesson
      where lesson.cancelled_at is null and lesson.starts_at > ${sqlMoment(ctx.now)}
        and (lesson.starts_at at time zone ${schoolZone})::date
          = any(${sql.param(holidays.map(({ day }) => day))}::date[])
      order by lesson.starts_at`,
  )
  refuseLessons(ctx, inTheWay)
}
