import { addDays, daysFrom, schoolDay, type Day } from '../calendar.ts'
import { daysOf, type CourseDates } from './status.ts'

/**
 * Index of the current module, from 0. The days of the course are divided evenly over its modules. Null before
 * the start; the last module after the end.
 */
export function currentModule(dates: CourseDates, moduleCount: number, now: Date): number | null {
  const passed = daysFrom(dates.startDate, schoolDay(now))
  if (passed < 0 || moduleCount === 0) return null
  const all = daysOf(dates)
  return Math.min(moduleCount - 1, Math.floor((passed * moduleCount) / all))
}

/** The first day on which the module at this index is open. */
export function moduleOpensOn(place: number, dates: CourseDates, moduleCount: number): Day {
  const all = daysOf(dates)
  return addDays(dates.startDate, Math.ceil((place * all) / moduleCount))
}

/** The first open day of every module, in order. */
export const openingDays = (dates: CourseDates, moduleCount: number): Day[] =>
  Array.from({ length: moduleCount }, (_, place) => moduleOpensOn(place, dates, moduleCount))

/**
 * Last day of a course whose modules take `moduleDuration` days each. With it every module of whole weeks opens on the
 * weekday of the start.
 */
export const proposedEndDate = (startDate: Day, moduleCount: number, moduleDuration: number): Day =>
  addDays(startDate, Math.max(1, moduleCount * moduleDuration) - 1)

/** Stored in days, shown in weeks when it is whole weeks. */
export const moduleDurationIn = (days: number): { unit: 'weeks' | 'days'; count: number } =>
  days % 7 === 0 ? { unit: 'weeks', count: days / 7 } : { unit: 'days', count: days }
