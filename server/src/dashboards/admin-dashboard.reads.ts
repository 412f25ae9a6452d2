import { getAdminDashboard, type AdminDashboard } from '@sohbet/contract/core/dashboards'
import { minuteMs } from '@sohbet/domain/moment'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { countLessonsToDecide } from '../lessons/admin/lessons.reads.ts'
import { readMoneyState } from '../enrollments/by-hand/money-state.reads.ts'
import { readIsOpen } from '../settings/cached-opening.ts'
import { counted, countRow, momentsOf, runsOn, toFigure } from './counts.ts'
import { defineFigures } from '../figures/figures.ts'
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

const all = sql`true`

const schoolRow = z.object({
  activeCourses: countRow,
  learners: countRow,
  teachers: countRow,
  telegramChannels: countRow,
  totalCourses: countRow,
  totalUsers: countRow,
  totalSoldCourses: countRow,
  zoomSessions: countRow,
  activeRows,
  incomingRows,
})

/** Lessons by appointment that begin in the 7 days after a moment. */
const lessonsOfWeek = (moment: SQL) => sql`(select count(*) from lessons where cancelled_at is null
  and starts_at > ${moment} and starts_at <= ${moment} + interval '7 days')`

/** One statement that reads each table once. */
function dashboardOfSchool(at: Date): SQL {
  const { now, before, today, dayBefore } = momentsOf(at)
  const isThere = (since: SQL) => [all, sql`${since} <= ${before}`] as const
  return sql`
    with coming as materialized (${liveSessionsOfWeek(now)})
    select people.*, given.*, sold.*,
      (select ${counted(...isThere(sql`created_at`))} from coaches) as "teachers",
      (select ${counted(...isThere(sql`created_at`))} from telegram_groups) as "telegramChannels",
      json_build_object('count', ${lessonsOfWeek(now)}, 'before', ${lessonsOfWeek(before)}) as "zoomSessions",
      ${activeCoursesOf(today, all)} as "activeRows", ${soonestOf(sql`select * from coming`)} as "incomingRows"
    from (select ${counted(...isThere(sql`created_at`))} as "totalUsers",
        ${counted(sql`role = 'learner'`, sql`role = 'learner' and created_at <= ${before}`)} as "learners"
      from users) as people,
    (select ${counted(runsOn(today), runsOn(dayBefore))} as "activeCourses",
        ${counted(...isThere(sql`created_at`))} as "totalCourses"
      from courses as course where is_active) as given,
    (select ${counted(...isThere(sql`activated_at`))} as "totalSoldCourses"
      from enrollments where activated_at is not null and amount_minor > 0) as sold`
}

/** Not cached, because an admin who has booked a payment or decided a lesson expects the new count. */
const stored = getAdminDashboard.reply.omit({ money: true, lessonsToDecide: true, isOpen: true })

async function countDashboard(db: Db, _range: 'all', at: Date): Promise<z.output<typeof stored>> {
  const [row] = await queryRows(db, schoolRow, dashboardOfSchool(at))
  if (!row) throw new Error('a count has no row')
  return {
    stats: {
      activeCourses: toFigure(row.activeCourses),
      learners: toFigure(row.learners),
      teachers: toFigure(row.teachers),
      telegramChannels: toFigure(row.telegramChannels),
      totalCourses: toFigure(row.totalCourses),
      totalUsers: toFigure(row.totalUsers),
      totalSoldCourses: toFigure(row.totalSoldCourses),
      zoomSessions: toFigure(row.zoomSessions),
    },
    activeCourses: row.activeRows.map((course) => toActiveCourse(course, at)),
    incomingZoomSessions: row.incomingRows.map(toIncomingLiveSession),
    more: moreOf(row, row.activeCourses),
    computedAt: at.toISOString(),
  }
}

export const adminDashboard = defineFigures({
  name: 'dashboard',
  range: z.literal('all'),
  schema: stored,
  count: countDashboard,
})

export async function readAdminDashboard(
  ctx: SignedInContext,
  { isFresh }: { isFresh?: boolean | undefined },
): Promise<AdminDashboard> {
  const { db, now } = ctx
  const [dashboard, money, lessonsToDecide, isOpen] = await Promise.all([
    adminDashboard.read(db, { range: 'all', now, isFresh }),
    readMoneyState(ctx),
    countLessonsToDecide(db),
    readIsOpen(db),
  ])
  // Leaves out sessions that have ended since the figures were counted
  const incomingZoomSessions = dashboard.incomingZoomSessions.filter(
    ({ date, duration }) => new Date(date).getTime() + duration * minuteMs > now.getTime(),
  )
  return { ...dashboard, incomingZoomSessions, money, lessonsToDecide, isOpen }
}
