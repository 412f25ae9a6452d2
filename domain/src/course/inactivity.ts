import { courseStatus, type CourseDates } from './status.ts'
import { schoolMoment } from '../calendar.ts'
import { dayMs } from '../moment.ts'

/** Days without activity after which a learner counts as inactive. */
export const inactiveDays = 10

type Presence = CourseDates & {
  /** When the learner got the seat. */
  since: Date
  /** Last activity in the course; null if there was none. */
  lastActiveAt: Date | null
}

/** Counts only while the course is running, from the first day on which the learner could have begun. */
export function isInactive({ since, lastActiveAt, ...dates }: Presence, now: Date): boolean {
  if (courseStatus(dates, now) !== 'ongoing') return false
  const began = Math.max(since.getTime(), schoolMoment(dates.startDate).getTime())
  const last = Math.max(began, lastActiveAt?.getTime() ?? 0)
  return now.getTime() - last >= inactiveDays * dayMs
}
