import { courseStatus, type CourseDates } from '../course/status.ts'
import { allowed, type Verdict } from '../verdict.ts'

/** Announcements of one coach in 24 hours. */
export const announcementsPerDay = 20

/** A coach announces in an own course until it is over. `inDay` includes this announcement. */
export function mayAnnounce(
  course: CourseDates & { isCancelled: boolean },
  { inDay, now }: { inDay: number; now: Date },
): Verdict<'ANNOUNCEMENT_COURSE_OVER' | 'ANNOUNCEMENT_DAY_FULL'> {
  if (course.isCancelled || courseStatus(course, now) === 'completed')
    return { allowed: false, because: 'ANNOUNCEMENT_COURSE_OVER' }
  return inDay > announcementsPerDay ? { allowed: false, because: 'ANNOUNCEMENT_DAY_FULL' } : allowed
}
