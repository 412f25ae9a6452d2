import type { Day } from '@sohbet/domain/calendar'
import { openingDays } from '@sohbet/domain/course/current-module'
import type { CourseDates } from '@sohbet/domain/course/status'

const kept = 1000
const known = new Map<string, readonly Day[]>()

/** When the modules of a course open: the same for everyone in it and on every call, so worked out once. */
export function knownOpeningDays({ startDate, endDate }: CourseDates, moduleCount: number): readonly Day[] {
  const key = `${startDate} ${endDate} ${moduleCount}`
  let days = known.get(key)
  if (days) return days
  days = openingDays({ startDate, endDate }, moduleCount)
  if (known.size >= kept) known.clear()
  known.set(key, days)
  return days
}
