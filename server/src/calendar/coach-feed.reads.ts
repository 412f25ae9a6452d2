import { schoolDay } from '@sohbet/domain/calendar'
import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { makeUpDays } from '@sohbet/domain/live-session/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { coachesOfUser, mayTeach } from '../live-sessions/live-sessions-between.ts'
import { coachingColumns, coachingOf, isTaughtBy } from '../live-sessions/coaching.ts'
import {
  holidayRows,
  holidaysOfSchool,
  lastChangeOf,
  liveSessionsOfPlan,
  planOfCourse,
  planRow,
} from '../live-sessions/plan.reads.ts'

export type TaughtSession = { session: LiveSession; courseName: string; changedAt: Date }

const lessonRow = z.object({
  id: z.string(),
  kind: z.enum(lessonKinds),
  topic: z.string(),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  isCancelled: z.boolean(),
  revision: z.number(),
  changedAt: z.coerce.date(),
  learners: z.array(z.string()),
})
export type TaughtLesson = z.output<typeof lessonRow>

type Wanted = { userId: string; since: Date }

/** The sessions and lessons of a coach that end after `since`. */
export async function readTaught(db: Db, wanted: Wanted) {
  const [sessions, lessons] = await Promise.all([readSessions(db, wanted), readLessons(db, wanted)])
  return { sessions, lessons }
}

async function readSessions(db: Db, { userId, since }: Wanted): Promise<TaughtSession[]> {
  // A session may be moved to a day after its course's last day
  const rows = await queryRows(
    db,
    z.object({ plan: planRow, holidays: holidayRows, ...coachingColumns }),
    sql`select ${planOfCourse} as plan, ${holidaysOfSchool} as holidays, ${coachingOf(userId)}
      from courses as course where course.is_active and ${mayTeach(coachesOfUser(userId))}
        and course.end_date >= ${schoolDay(since)}::date - ${makeUpDays}::int`,
  )
  return rows.flatMap(({ plan, holidays, ...coaching }) =>
    liveSessionsOfPlan(plan, holidays)
      .filter(
        (session) => session.holiday === null && session.endsAt >= since && isTaughtBy(coaching, session),
      )
      .map((session) => ({
        session,
        courseName: plan.name,
        changedAt: lastChangeOf(session, plan),
      })),
  )
}

/** The learners of a cancelled lesson are those whose seats were cancelled with it. */
const readLessons = (db: Db, { userId, since }: Wanted): Promise<TaughtLesson[]> =>
  queryRows(
    db,
    lessonRow,
    sql`select lesson.id, lesson.kind, lesson.topic, lesson.starts_at as "startsAt", lesson.ends_at as "endsAt",
        lesson.cancelled_at is not null as "isCancelled",
        lesson.revision + (lesson.cancelled_at is not null)::int as revision,
        greatest(lesson.created_at, lesson.changed_at, lesson.cancelled_at, seats.changed_at) as "changedAt",
        seats.learners
      from lessons as lesson join coaches as own on own.id = lesson.coach_id
      cross join lateral (
        select greatest(max(seat.created_at), max(seat.cancelled_at)) as changed_at,
          coalesce(json_agg(person.username order by seat.created_at) filter (where person.username is not null
            and (seat.status = 'booked' or seat.cancelled_at = lesson.cancelled_at)), '[]') as learners
        from lesson_seats as seat left join users as person on person.id = seat.user_id
        where seat.lesson_id = lesson.id) as seats
      where own.user_id = ${userId} and lesson.ends_at >= ${sqlMoment(since)}
      order by lesson.starts_at`,
  )
