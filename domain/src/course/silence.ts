import { courseStatus, type CourseDates } from './status.ts'
import { schoolMoment } from '../calendar.ts'

/** Who has done nothing for so many days is silent. */
export const silentDays = 10

const dayMs = 86_400_000

type Presence = CourseDates & {
  /** When they got their seat. */
  since: Date
  /** When they last did anything in the course; null where they never did. */
  lastActiveAt: Date | null
}

/** Only while the course is running, and counted from the day on which they could have begun. */
export function isSilent({ since, lastActiveAt, ...dates }: Presence, now: Date): boolean {
  if (courseStatus(dates, now) !== 'ongoing') return false
  const began = Math.max(since.getTime(), schoolMoment(dates.startDate).getTime())
  const last = Math.max(began, lastActiveAt?.getTime() ?? 0)
  return now.getTime() - last >= silentDays * dayMs
}
