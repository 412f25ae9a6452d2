import {
  maxDashboardRows,
  type ActiveCourse,
  type IncomingLiveSession,
} from '@sohbet/contract/core/dashboards'
import { progressPercentage, remainingDays } from '@sohbet/domain/course/status'
import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { liveSessionsBetween } from '../live-sessions/live-sessions-between.ts'
import { runsOn } from './counts.ts'

const most = sql.raw(String(maxDashboardRows))

/** The sessions of the next 7 days, of courses that match `where`, a condition on the row `course`. */
export const liveSessionsOfWeek = (from: SQL, where?: SQL): SQL =>
  liveSessionsBetween({ from, to: sql`${from} + interval '7 days'` }, where)

/** The running courses that match `where`, a condition on the row `course`, as one JSON value. */
export const activeCoursesOf = (today: SQL, where: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'startDate', start_date, 'endDate', end_date)
    order by end_date, id), '[]')
  from (select * from courses as course where course.is_active and ${runsOn(today)} and ${where}
    order by end_date, id limit ${most}) as running)`

/** The next sessions of a selection as one JSON value; `more` adds fields of the row `soonest`. */
export const soonestOf = (sessions: SQL, more: SQL = sql``): SQL => sql`(
  select coalesce(json_agg(json_build_object('courseId', course_id, 'name', name, 'day', day, 'minute', minute,
    'startsAt', starts_at, 'duration', duration, 'isMoved', is_moved, 'zoomLink', zoom_link, 'total', total ${more})
    order by starts_at, course_id), '[]')
  from (select *, count(*) over () as total from (${sessions}) as all_of_them
    order by starts_at, course_id limit ${most}) as soonest)`

export const activeRows = z.array(
  z.object({ id: z.string(), name: z.string(), startDate: z.string(), endDate: z.string() }),
)
export const incomingRows = z.array(
  z.object({
    courseId: z.string(),
    name: z.string(),
    day: z.string(),
    minute: z.number(),
    startsAt: z.coerce.date(),
    duration: z.number(),
    isMoved: z.boolean(),
    zoomLink: z.string(),
    /** Of the whole selection, with the rows that the limit leaves out. */
    total: z.number(),
  }),
)

/** The numbers of rows that the limit leaves out. */
export const moreOf = (
  { activeRows: active, incomingRows: incoming }: Lists,
  activeCourses: { count: number },
) => ({
  activeCourses: Math.max(0, activeCourses.count - active.length),
  incomingZoomSessions: (incoming[0]?.total ?? 0) - incoming.length,
})
type Lists = { activeRows: z.output<typeof activeRows>; incomingRows: z.output<typeof incomingRows> }

export const toActiveCourse = (row: z.output<typeof activeRows>[number], at: Date): ActiveCourse => ({
  id: row.id,
  name: row.name,
  startedOn: row.startDate,
  willEndOn: row.endDate,
  remainingDays: remainingDays(row, at),
  progress: progressPercentage(row, at),
})

export const toIncomingLiveSession = (row: z.output<typeof incomingRows>[number]): IncomingLiveSession => ({
  id: liveSessionIdOf(row.courseId, row),
  courseId: row.courseId,
  name: row.name,
  zoomLink: row.zoomLink,
  date: row.startsAt.toISOString(),
  duration: row.duration,
  isMoved: row.isMoved,
})
