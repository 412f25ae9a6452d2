import type { CoachDashboard } from '@sohbet/contract/core/dashboards'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { isCoachedBy } from '../coaches/course-access.ts'
import { queryRows } from '../db/query-rows.ts'
import type { SignedInContext } from '../context/context.ts'
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

const coachRow = z.object({
  activeCourses: countRow,
  learners: countRow,
  teachers: countRow,
  telegramChannels: countRow,
  totalCourses: countRow,
  activeRows,
  incomingRows,
})

/** The same cards, counted over the coach's own courses and their learners. */
function dashboardOfCoach(userId: string, at: Date): SQL {
  const { now, before, today, dayBefore } = momentsOf(at)
  const isOwn = isCoachedBy(userId)
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
      ${activeCoursesOf(today, isOwn)} as "activeRows", ${soonestOf(liveSessionsOfWeek(now, isOwn))} as "incomingRows"`
}

export async function readCoachDashboard({
  db,
  actor,
  now,
}: Pick<SignedInContext, 'db' | 'actor' | 'now'>): Promise<CoachDashboard> {
  const [row] = await queryRows(db, coachRow, dashboardOfCoach(actor.userId, now))
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
    incomingZoomSessions: row.incomingRows.map(toIncomingLiveSession),
    more: moreOf(row, row.activeCourses),
    computedAt: now.toISOString(),
  }
}
