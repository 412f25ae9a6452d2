import type { SessionCount } from '@sohbet/domain/enrollment/cancellation'
import { wasHeld } from '@sohbet/domain/live-session/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { holidayRows, holidaysOfSchool, liveSessionsOfPlan, planOfCourse, planRow } from './plan.reads.ts'

/**
 * Counts the sessions of each course without holidays and extra sessions, which nobody paid for, and those that were
 * held. A cancelled session was not held.
 */
export async function countSessions(
  db: Db,
  courseIds: readonly string[],
  now: Date,
): Promise<Map<string, SessionCount>> {
  if (courseIds.length === 0) return new Map()
  const rows = await queryRows(
    db,
    z.object({ plan: planRow, holidays: holidayRows }),
    sql`select ${planOfCourse} as plan, ${holidaysOfSchool} as holidays
      from courses as course where course.id = any(${sql.param([...courseIds])}::uuid[])`,
  )
  return new Map(
    rows.map(({ plan, holidays }) => {
      const sessions = liveSessionsOfPlan(plan, holidays).filter(
        ({ holiday, isExtra }) => holiday === null && !isExtra,
      )
      const held = sessions.filter((session) => wasHeld(session, now)).length
      return [plan.courseId, { held, all: sessions.length }]
    }),
  )
}
