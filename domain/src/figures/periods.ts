import { addDays, mondayOf, schoolDay, type Day } from '../calendar.ts'
import { firstDayOf, monthOf, monthsAfter, type Month } from '../month.ts'

/** Month ranges of the statistics as they appear in URLs; the current month is the last one. */
export const monthRanges = ['3', '6', '12', '24'] as const
export type MonthRange = (typeof monthRanges)[number]
export const defaultMonthRange: MonthRange = '12'

/** Both days included. */
export type DayRange = { from: Day; to: Day }

/** Whole months of the school's calendar, up to today. */
export function rangeOf(months: MonthRange, now: Date): DayRange {
  const to = schoolDay(now)
  return { from: firstDayOf(monthsAfter(monthOf(to), 1 - Number(months))), to }
}

/** Every month that a range touches, in order. */
export function monthsIn({ from, to }: DayRange): Month[] {
  const months: Month[] = []
  for (let month = monthOf(from); month <= monthOf(to); month = monthsAfter(month, 1)) months.push(month)
  return months
}

/** The Mondays of all weeks that a range touches, in order; the first week may begin before the range. */
export function weeksIn({ from, to }: DayRange): Day[] {
  const weeks: Day[] = []
  for (let week = mondayOf(from); week <= to; week = addDays(week, 7)) weeks.push(week)
  return weeks
}
