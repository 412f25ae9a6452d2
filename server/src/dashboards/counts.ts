import { trendDays, trendOf } from '@sohbet/domain/figures/trend'
import { addDays, schoolDay } from '@sohbet/domain/calendar'
import type { Figure } from '@sohbet/contract/core/dashboards'
import { daysBefore } from '@sohbet/domain/moment'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

/** Now and 30 days ago, as moments and as days of the school. */
export const momentsOf = (at: Date) => {
  const day = schoolDay(at)
  return {
    now: sql`${at}::timestamptz`,
    before: sql`${daysBefore(at, trendDays)}::timestamptz`,
    today: sql`${day}::date`,
    dayBefore: sql`${addDays(day, -trendDays)}::date`,
  }
}

/** The number of rows that match now, and of those that matched 30 days ago. */
export const counted = (isNow: SQL, wasThen: SQL, of: SQL = sql`*`): SQL =>
  sql`json_build_object('count', count(${of}) filter (where ${isNow}), 'before', count(${of}) filter (where ${wasThen}))`

/**
 * Whether the row `course` runs on a day: a cancelled one does not from then on. The queries leave out deleted courses
 * from both counts.
 */
export const runsOn = (day: SQL): SQL => sql`course.start_date <= ${day} and course.end_date >= ${day}
  and (course.cancelled_at is null or course.cancelled_at >= ${day} + 1)`

export const countRow = z.object({ count: z.number(), before: z.number() })

export const toFigure = ({ count, before: then }: z.output<typeof countRow>): Figure => ({
  count,
  trend: trendOf(count, then),
})
