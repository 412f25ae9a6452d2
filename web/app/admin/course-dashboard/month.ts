import { addDays, dayOfWeek, daysFrom, type Day } from '@sohbet/domain/calendar'
import { firstDayOf, monthOf, monthsAfter, type Month } from '@sohbet/domain/month'

export const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)

export const daysIn = (month: Month): number => daysFrom(firstDayOf(month), firstDayOf(monthsAfter(month, 1)))

const isWeekend = (day: Day) => ['saturday', 'sunday'].includes(dayOfWeek(day))

/** Its days, numbered from 1. */
export const monthDays = (month: Month): { number: number; isWeekend: boolean }[] =>
  Array.from({ length: daysIn(month) }, (_, index) => ({
    number: index + 1,
    isWeekend: isWeekend(addDays(firstDayOf(month), index)),
  }))

type Span = { startDate: Day; endDate: Day }

export type Stretch = {
  /** In per cent of the month. */
  left: number
  width: number
  /** Whether it begins and ends in this month. */
  begins: boolean
  ends: boolean
}

/** The part of a course within a month; null when there is none. */
export function stretchIn(month: Month, { startDate, endDate }: Span): Stretch | null {
  const all = daysIn(month)
  const first = daysFrom(firstDayOf(month), startDate)
  const last = daysFrom(firstDayOf(month), endDate)
  if (last < 0 || first >= all) return null
  const from = Math.max(0, first)
  const to = Math.min(all - 1, last)
  return {
    left: (from / all) * 100,
    width: ((to - from + 1) / all) * 100,
    begins: first >= 0,
    ends: last < all,
  }
}

/** Position of the middle of a day within the month, in per cent; null in another month. */
export const placeOf = (day: Day, month: Month): number | null =>
  monthOf(day) === month ? ((daysFrom(firstDayOf(month), day) + 0.5) / daysIn(month)) * 100 : null
