import { addDays, dayOfWeek, daysFrom, type DayOfWeek } from '../calendar.ts'
import type { CourseDates } from './status.ts'
import { overlap, type ZoomTime } from './zoom-times.ts'

/** Days of the week that occur while both courses run. */
function sharedDays(one: CourseDates, other: CourseDates): Set<DayOfWeek> {
  const from = one.startDate > other.startDate ? one.startDate : other.startDate
  const to = one.endDate < other.endDate ? one.endDate : other.endDate
  const length = Math.min(7, Math.max(0, daysFrom(from, to) + 1))
  return new Set(Array.from({ length }, (_, passed) => dayOfWeek(addDays(from, passed))))
}

/** Sessions of another course that overlap in time with a session of this course. */
export function clashes<Time extends ZoomTime>(
  course: { dates: CourseDates; times: readonly ZoomTime[] },
  other: { dates: CourseDates; times: readonly Time[] },
): Time[] {
  const days = sharedDays(course.dates, other.dates)
  return other.times.filter((theirs) =>
    course.times.some(
      (ours) => overlap(ours, theirs) && (days.has(ours.dayOfWeek) || days.has(theirs.dayOfWeek)),
    ),
  )
}
