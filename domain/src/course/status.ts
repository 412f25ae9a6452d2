import { daysFrom, schoolDay, type Day } from '../calendar.ts'

export const courseStatuses = ['upcoming', 'ongoing', 'completed'] as const
export type CourseStatus = (typeof courseStatuses)[number]

/** The first and the last day, both included. */
export type CourseDates = { startDate: Day; endDate: Day }

/** Three years with a leap day. A mistyped year would fill every calendar with sessions. */
export const maxCourseDays = 3 * 365 + 1

/** Number of days of the course. */
export const daysOf = ({ startDate, endDate }: CourseDates): number => daysFrom(startDate, endDate) + 1

export const hasBegun = (startDate: Day, now: Date): boolean => schoolDay(now) >= startDate

/** Derived from the dates and the school's calendar, never stored. */
export function courseStatus({ startDate, endDate }: CourseDates, now: Date): CourseStatus {
  if (!hasBegun(startDate, now)) return 'upcoming'
  return schoolDay(now) > endDate ? 'completed' : 'ongoing'
}

/** Days until the course begins; 0 after that. */
export const daysLeft = ({ startDate }: CourseDates, now: Date): number =>
  Math.max(0, daysFrom(schoolDay(now), startDate))

const soonDays = 7
export const isSoon = (days: number): boolean => days <= soonDays

/** Days after today until the last one; 0 after that. */
export const remainingDays = ({ endDate }: CourseDates, now: Date): number =>
  Math.max(0, daysFrom(schoolDay(now), endDate))

/**
 * Share of the course's days that has passed, 0 to 100. Today is not over yet, so only a completed course has
 * 100.
 */
export function progressPercentage({ startDate, endDate }: CourseDates, now: Date): number {
  const passed = daysFrom(startDate, schoolDay(now))
  const all = daysOf({ startDate, endDate })
  if (passed >= all) return 100
  return Math.min(99, Math.round((Math.max(0, passed) / all) * 100))
}

/** The timeline's five bands: below 20, 40, 60, 80, then 80 and above. */
export const progressBand = (percentage: number): 0 | 1 | 2 | 3 | 4 => {
  if (percentage < 20) return 0
  if (percentage < 40) return 1
  if (percentage < 60) return 2
  return percentage < 80 ? 3 : 4
}
