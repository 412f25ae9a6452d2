import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type {
  AffectedLiveSession,
  updateHolidays as updateHolidaysCall,
} from '@sohbet/contract/core/holidays'
import { schoolDay } from '@sohbet/domain/calendar'
import type { Holiday } from '@sohbet/domain/live-session/live-session'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { preparedSql } from '../db/prepared.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context, SignedInContext } from '../context/context.ts'
import {
  holidayRows,
  holidaysOfSchool,
  planOfCourse,
  planRow,
  liveSessionsOfPlan,
} from '../live-sessions/plan.reads.ts'
import { saveSettings } from './save-settings.ts'

const plansAhead = preparedSql('plans_ahead', {
  statement: sql`select ${planOfCourse} as plan, ${holidaysOfSchool} as holidays
    from courses as course where course.is_active and course.end_date >= ${sql.placeholder('today')}::date`,
  row: z.object({ plan: planRow, holidays: holidayRows }),
})

/** What a new list would mean for sessions that are to come; what is cancelled anyway is not told. */
export async function previewHolidays(
  { db, now }: Pick<Context, 'db' | 'now'>,
  holidays: readonly Holiday[],
): Promise<AffectedLiveSession[]> {
  const rows = await plansAhead(db, { today: schoolDay(now) })
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

/** The rest of the settings stays as it is. */
export async function updateHolidays(
  ctx: SignedInContext,
  { holidays: wanted, expected }: Parsed<typeof updateHolidaysCall>['body'],
): Promise<Reply<typeof updateHolidaysCall>> {
  const holidays = wanted.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const { holidaysRevision } = await saveSettings(ctx, (before) => {
    if (before.holidaysRevision !== expected) throw new AppError('STATE_CHANGED')
    return { holidays, holidaysRevision: expected + 1 }
  })
  return { holidays, holidaysRevision }
}
