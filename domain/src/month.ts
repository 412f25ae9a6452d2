import { schoolDay, type Day } from './calendar.ts'

/** A month of the school's calendar such as 2026-03. Months compare and sort as text. */
export type Month = string

export const monthOf = (day: Day): Month => day.slice(0, 7)
export const currentMonth = (now: Date): Month => monthOf(schoolDay(now))

export const firstDayOf = (month: Month): Day => `${month}-01`

export function monthsAfter(month: Month, count: number): Month {
  const all = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}`
}
