import { maxDashboardRows, type CoachDashboard } from '@sohbet/contract/core/dashboards'
import { daysAfter } from '@sohbet/domain/moment'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { readCoachNow } from '../calendar/coach-now.reads.ts'
import { queryRows } from '../db/query-rows.ts'
import type { SignedInContext } from '../context/context.ts'
import { askedForSession, isUncoveredSession } from '../live-sessions/is-uncovered.ts'
import { coachesOfUser, isCourseOf, mayTeach, teaches } from '../live-sessions/live-sessions-between.ts'
import { readIncomingLessons } from '../lessons/coach-lessons.reads.ts'
import { readAskedLessons } from '../lessons/requests/requests.reads.ts'
import { readSessionRequests } from '../live-sessions/substitutes/requests.reads.ts'
import { countWaiting } from '../speaking/waiting.reads.ts'
import { counted, countRow, momentsOf, runsOn, toFigure } from './counts.ts'
import {
  activeCoursesOf,
  activeRows,
  incomingRows,
  liveSessionsOfWeek,
  moreOf,
  soonestOf,
  toActiveCourse,
  toIncomingLiveSession,
} from './lists.ts'

/** Attendance of a row `soonest` that matches `where`. */
const attendanceOf = (where: SQL) => sql`from live_session_attendance as attendance
  where attendance.course_id = soonest.course_id and attendance.day = soonest.day
    and attendance.minute = soonest.minute and ${where}`

/** Seats and attendance of a row `soonest`, the coach who is asked to teach it, and whether it is uncovered. */
const atTheDoor = (userId: string) => sql`,
  'seatCount', (select count(*) from enrollments as seat
    where seat.course_id = soonest.course_id and seat.status = 'active'),
  'attendedCount', (select count(*) ${attendanceOf(sql`coalesce(correction, coalesce(joined_at, made_up_at) is not null)`)}),
  'absenceCount', (select count(*)
    ${attendanceOf(sql`absence_announced_at is not null and not coalesce(correction, coalesce(joined_at, made_up_at) is not null)`)}),
  'asked', ${askedForSession(sql`soonest`)}, 'isUncovered', ${isUncoveredSession(userId, sql`soonest`)}`

const ownIncomingRows = z.array(
  incomingRows.element.extend({
    seatCount: z.number(),
    attendedCount: z.number(),
    absenceCount: z.number(),
    asked: z.string().nullable(),
    isUncovered: z.boolean(),
  }),
)

const coachRow = z.object({
  activeCourses: countRow,
  learners: countRow,
  teachers: countRow,
  telegramChannels: countRow,
  totalCourses: countRow,
  activeRows,
  incomingRows: ownIncomingRows,
})

/** The same cards, counted over the coach's own courses and their learners. */
function dashboardOfCoach(userId: string, at: Date): SQL {
  const { now, before, today, dayBefore } = momentsOf(at)
  const ids = coachesOfUser(userId)
  const isOwn = isCourseOf(ids)
  const ownSessions = sql`select * from (${liveSessionsOfWeek(now, mayTeach(ids))}) as session where ${teaches(ids)}`
  const isThere = sql`true`
  const wasThere = sql`created_at <= ${before}`
  return sql`
    with given as materialized (select * from courses as course where course.is_active and ${isOwn})
    select
      (select ${counted(runsOn(today), runsOn(dayBefore))} from given as course) as "activeCourses",
      (select ${counted(
        sql`seat.status = 'active'`,
        sql`seat.activated_at <= ${before} and (seat.cancelled_at is null or seat.cancelled_at > ${before})`,
        sql`distinct seat.user_id`,
      )} from enrollments as seat join given on given.id = seat.course_id) as "learners",
      (select ${counted(isThere, wasThere, sql`distinct coach_id`)}
        from given cross join unnest(array[primary_coach_id, secondary_coach_id]) as coach_id
        where coach_id is not null) as "teachers",
      (select ${counted(isThere, sql`chat.created_at <= ${before}`)}
        from telegram_groups as chat join given on given.id = chat.course_id) as "telegramChannels",
      (select ${counted(isThere, wasThere)} from given) as "totalCourses",
      ${activeCoursesOf(today, isOwn)} as "activeRows", ${soonestOf(ownSessions, atTheDoor(userId))} as "incomingRows"`
}

export async function readCoachDashboard(
  ctx: Pick<SignedInContext, 'db' | 'actor' | 'now'>,
): Promise<CoachDashboard> {
  const { db, actor, now } = ctx
  const [[row], next, incoming, requests, askedLessons, waitingRecordings] = await Promise.all([
    queryRows(db, coachRow, dashboardOfCoach(actor.userId, now)),
    readCoachNow(ctx),
    readIncomingLessons(ctx, { to: daysAfter(now, 7), limit: maxDashboardRows }),
    readSessionRequests(ctx),
    readAskedLessons(ctx),
    countWaiting(ctx),
  ])
  if (!row) throw new Error('a count has no row')
  return {
    stats: {
      activeCourses: toFigure(row.activeCourses),
      learners: toFigure(row.learners),
      teachers: toFigure(row.teachers),
      telegramChannels: toFigure(row.telegramChannels),
      totalCourses: toFigure(row.totalCourses),
    },
    activeCourses: row.activeRows.map((course) => toActiveCourse(course, now)),
    incomingZoomSessions: row.incomingRows.map((session) => ({
      ...toIncomingLiveSession(session),
      seatCount: session.seatCount,
      attendedCount: session.attendedCount,
      absenceCount: session.absenceCount,
      asked: session.asked,
      isUncovered: session.isUncovered,
    })),
    incomingLessons: incoming.lessons,
    more: { ...moreOf(row, row.activeCourses), incomingLessons: incoming.more },
    now: next,
    requests,
    askedLessons,
    waitingRecordings,
    computedAt: now.toISOString(),
  }
}
