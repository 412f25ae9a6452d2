import { addDays, dayOfWeek, daysOfWeek, schoolDay, type Day } from '../calendar.ts'

/** Month ranges of the statistics as they appear in URLs; the current month is the last one. */
export const monthRanges = ['3', '6', '12', '24'] as const
export type MonthRange = (typeof monthRanges)[number]
export const defaultMonthRange: MonthRange = '12'

/** A month such as 2026-03. Months compare and sort as text. */
export type Month = string

/** Both days included. */
export type DayRange = { from: Day; to: Day }

export const monthOf = (day: Day): Month => day.slice(0, 7)

export function addMonths(month: Month, count: number): Month {
  const all = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}`
}

/** Whole months of the school's calendar, up to today. */
export function rangeOf(months: MonthRange, now: Date): DayRange {
  const to = schoolDay(now)
  return { from: `${addMonths(monthOf(to), 1 - Number(months))}-01`, to }
}

/** Every month that a range touches, in order. */
export function monthsIn({ from, to }: DayRange): Month[] {
  const months: Month[] = []
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) months.push(month)
  return months
}

/** The Monday of a day's week. */
export const weekOf = (day: Day): Day => addDays(day, -daysOfWeek.indexOf(dayOfWeek(day)))

/** The Mondays of all weeks that a range touches, in order; the first week may begin before the range. */
export function weeksIn({ from, to }: DayRange): Day[] {
  const weeks: Day[] = []
  for (let week = weekOf(from); week <= to; week = addDays(week, 7)) weeks.push(week)
  return weeks
}
