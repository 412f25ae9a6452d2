import { addDays, dayOfWeek, daysFrom, schoolDay } from '../calendar.ts'
import type { CourseDates } from './status.ts'

/**
 * Dates for giving a course again: after it ends and not before tomorrow, on the same day of the week, equally
 * long.
 */
export function nextRun({ startDate, endDate }: CourseDates, now: Date): CourseDates {
  const today = schoolDay(now)
  let next = addDays(endDate > today ? endDate : today, 1)
  while (dayOfWeek(next) !== dayOfWeek(startDate)) next = addDays(next, 1)
  return { startDate: next, endDate: addDays(next, daysFrom(startDate, endDate)) }
}

const numbered = / \((\d{1,4})\)$/

/** The name without the number that a copy got. */
export const plainName = (name: string): string => name.replace(numbered, '')

/** The next free name of a series: 'Evenings', 'Evenings (2)', 'Evenings (3)'. */
export function copyName(
  name: string,
  { taken, maxLength }: { taken: readonly string[]; maxLength: number },
) {
  const plain = plainName(name)
  const numbers = taken
    .filter((other) => plainName(other) === plain)
    .map((other) => Number(numbered.exec(other)?.[1] ?? 1))
  const suffix = ` (${Math.max(1, ...numbers) + 1})`
  return plain.slice(0, maxLength - suffix.length) + suffix
}
