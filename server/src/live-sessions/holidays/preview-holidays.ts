import type { AffectedLiveSession } from '@sohbet/contract/core/holidays'
import { schoolDay } from '@sohbet/domain/calendar'
import type { Holiday } from '@sohbet/domain/live-session/live-session'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import { queryRows } from '../../db/query-rows.ts'
import { holidayRows, holidaysOfSchool, liveSessionsOfPlan, planOfCourse, planRow } from '../plan.reads.ts'

const planWithHolidays = z.object({ plan: planRow, holidays: holidayRows })

/** Sessions ahead that a new list of holidays would cancel or bring back; cancelled sessions are left out. */
export async function previewHolidays(
  { db, now }: Pick<Context, 'db' | 'now'>,
  holidays: readonly Holiday[],
): Promise<AffectedLiveSession[]> {
  const rows = await queryRows(
    db,
    planWithHolidays,
    sql`select ${planOfCourse} as plan, ${holidaysOfSchool} as holidays
      from courses as course where course.is_active and course.end_date >= ${schoolDay(now)}::date`,
  )
  const affected = rows.flatMap(({ plan, holidays: before }) => {
    const wasOff = new Map(liveSessionsOfPlan(plan, before).map(({ id, holiday }) => [id, holiday !== null]))
    return liveSessionsOfPlan(plan, holidays)
      .filter(({ id, startsAt, isCancelled, holiday }) => {
        const isTold = holiday !== null || wasOff.get(id) === true
        return isTold && startsAt > now && !isCancelled
      })
      .map(({ id, courseId, startsAt, duration, holiday }) => ({
        id,
        courseId,
        courseName: plan.name,
        startsAt: startsAt.toISOString(),
        duration,
        holiday,
        isNew: (holiday !== null) !== wasOff.get(id),
      }))
  })
  return affected.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
}
