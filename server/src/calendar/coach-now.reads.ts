import type { CoachNow, NextSession } from '@sohbet/contract/live-sessions/coach-week'
import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { daysAfter, daysBefore } from '@sohbet/domain/moment'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInContext } from '../context/context.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { findNextCoachLesson } from '../lessons/coach-lessons.reads.ts'
import {
  coachesOfUser,
  liveSessionsBetween,
  mayTeach,
  teaches,
} from '../live-sessions/live-sessions-between.ts'
import {
  learnerIdFor,
  named,
  ofSession,
  taughtColumns,
  taughtRow,
  toWeekSessions,
  type TaughtRow,
} from './taught-sessions.ts'

type Reader = Pick<SignedInContext, 'db' | 'actor' | 'now'>

const daysAhead = 7
/** Holidays may leave some weeks without a session. */
const lastIsWithinDays = 35

/** The session and the lesson of a coach that run now or come next. */
export async function readCoachNow(ctx: Reader): Promise<CoachNow> {
  const to = daysAfter(ctx.now, daysAhead)
  const [session, lesson] = await Promise.all([findNextSession(ctx, to), findNextCoachLesson(ctx, to)])
  return { session, lesson }
}

async function findNextSession(ctx: Reader, to: Date): Promise<NextSession | null> {
  const ids = coachesOfUser(ctx.actor.userId)
  const ahead = liveSessionsBetween({ from: sqlMoment(ctx.now), to: sqlMoment(to) }, mayTeach(ids))
  const [found] = await queryRows(
    ctx.db,
    taughtRow,
    sql`with found as materialized (
        select * from (${ahead}) as session where ${teaches(ids)} order by session.starts_at, session.course_id limit 1)
      select ${taughtColumns(ctx.actor.userId)}`,
  )
  const [row] = found?.sessions ?? []
  const [session] = found ? toWeekSessions(found, ctx.now) : []
  return row && session ? { ...session, ...(await readPreparation(ctx, row)) } : null
}

const preparationRow = z.object({
  attendedCount: z.number(),
  absences: z.array(named.extend({ reason: z.string() })),
  newcomers: z.array(named),
  notes: z.string(),
  last: z
    .object({ day: z.string(), minute: z.number(), startsAt: z.coerce.date(), notes: z.string() })
    .nullable(),
})

const isPresent = sql`coalesce(attendance.correction, coalesce(attendance.joined_at, attendance.made_up_at) is not null)`

/** Absences with their reasons, new learners, and the notes of this session and of the last one. */
async function readPreparation({ db, actor }: Reader, { courseId, day, minute, startsAt }: TaughtRow) {
  const since = daysBefore(startsAt, lastIsWithinDays)
  const before = liveSessionsBetween(
    { from: sqlMoment(since), to: sqlMoment(startsAt) },
    sql`course.id = ${courseId}`,
  )
  const learnerId = sql`(select ${learnerIdFor(actor.userId)} from courses as course
    where course.id = found.course_id)`
  const [row] = await queryRows(
    db,
    preparationRow,
    sql`with found as (select ${courseId}::uuid as course_id, ${day}::date as day, ${minute}::int as minute),
      last as (select session.day, session.minute, session.starts_at, coalesce(noted.notes, '') as notes
        from (${before}) as session left join live_sessions as noted on noted.course_id = session.course_id
          and noted.day = session.day and noted.minute = session.minute
        order by session.starts_at desc limit 1)
      select
        (select count(*)::int from live_session_attendance as attendance
          where ${ofSession(sql`attendance`)} and ${isPresent}) as "attendedCount",
        (select coalesce(json_agg(json_build_object('userId', ${learnerId}, 'name', person.username,
            'reason', attendance.absence_reason)
            order by person.username collate "tr-x-icu"), '[]')
          from live_session_attendance as attendance join users as person on person.id = attendance.user_id
          where ${ofSession(sql`attendance`)} and attendance.absence_announced_at is not null
            and not ${isPresent}) as absences,
        (select coalesce(json_agg(json_build_object('userId', ${learnerId}, 'name', person.username) order by person.username collate "tr-x-icu"), '[]')
          from last cross join enrollments as seat join users as person on person.id = seat.user_id
          where seat.course_id = found.course_id and seat.status = 'active'
            and seat.activated_at > last.starts_at) as newcomers,
        coalesce((select noted.notes from live_sessions as noted where ${ofSession(sql`noted`)}), '') as notes,
        (select json_build_object('day', last.day, 'minute', last.minute, 'startsAt', last.starts_at,
          'notes', last.notes) from last) as last
      from found`,
  )
  if (!row) throw new Error('a session has no row')
  const { last, ...rest } = row
  return {
    ...rest,
    last: last && {
      id: liveSessionIdOf(courseId, last),
      startsAt: last.startsAt.toISOString(),
      notes: last.notes,
    },
  }
}
