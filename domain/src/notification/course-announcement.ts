import { courseStatus, type CourseDates } from '../course/status.ts'
import { allowed, type Verdict } from '../verdict.ts'

/** Announcements of one coach in 24 hours; each course counts. */
export const announcementsPerDay = 60

type Course = CourseDates & { isCancelled: boolean }

/** A coach announces in an own course until it is over. */
export const isAnnouncedIn = (course: Course, now: Date): boolean =>
  !course.isCancelled && courseStatus(course, now) !== 'completed'

/** An announcement in own courses. `inDay` includes it. */
export function mayAnnounce(
  courses: readonly Course[],
  { inDay, now }: { inDay: number; now: Date },
): Verdict<'ANNOUNCEMENT_COURSE_OVER' | 'ANNOUNCEMENT_DAY_FULL'> {
  if (!courses.every((course) => isAnnouncedIn(course, now)))
    return { allowed: false, because: 'ANNOUNCEMENT_COURSE_OVER' }
  return inDay > announcementsPerDay ? { allowed: false, because: 'ANNOUNCEMENT_DAY_FULL' } : allowed
}
