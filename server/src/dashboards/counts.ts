import { trendDays, trendOf } from '@sohbet/domain/figures/trend'
import { addDays, schoolDay } from '@sohbet/domain/calendar'
import type { Figure } from '@sohbet/contract/core/dashboards'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

const dayMs = 86_400_000

/** The moments and days that trends compare, for a statement's placeholders. */
export const momentsOf = (now: Date) => {
  const today = schoolDay(now)
  return {
    now: now.toISOString(),
    before: new Date(now.getTime() - trendDays * dayMs).toISOString(),
    today,
    dayBefore: addDays(today, -trendDays),
  }
}

export const now = sql`${sql.placeholder('now')}::timestamptz`
export const before = sql`${sql.placeholder('before')}::timestamptz`
const today = sql`${sql.placeholder('today')}::date`
const dayBefore = sql`${sql.placeholder('dayBefore')}::date`

/** A count now and then, of rows for which these hold. */
export const counted = (isNow: SQL, wasThen: SQL, of: SQL = sql`*`): SQL =>
  sql`json_build_object('count', count(${of}) filter (where ${isNow}), 'before', count(${of}) filter (where ${wasThen}))`

/** Beside a row `course`: it was running on that day. What was deleted since is not counted for then either. */
export const isRunning = sql`course.start_date <= ${today} and course.end_date >= ${today}`
export const wasRunning = sql`course.start_date <= ${dayBefore} and course.end_date >= ${dayBefore}`

export const countRow = z.object({ count: z.number(), before: z.number() })

export const toFigure = ({ count, before: then }: z.output<typeof countRow>): Figure => ({
  count,
  trend: trendOf(count, then),
})
