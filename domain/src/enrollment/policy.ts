import { schoolMoment } from '../calendar.ts'
import { courseStatus, type CourseDates } from '../course/status.ts'
import { allowed, type Verdict } from '../verdict.ts'

type Offer = CourseDates & {
  isActive: boolean
  isClosedToEnrolments: boolean
  maxEnrollments: number
  currentEnrollments: number
}

export const spotsLeft = ({ maxEnrollments, currentEnrollments }: Offer): number =>
  Math.max(0, maxEnrollments - currentEnrollments)

type NotOffered = 'COURSE_NOT_FOUND' | 'COURSE_STARTED' | 'COURSE_CLOSED'

/** Whether learners may enrol or join the waiting list. An inactive course counts as missing. */
export function isOffered(course: Offer, now: Date): Verdict<NotOffered> {
  if (!course.isActive) return { allowed: false, because: 'COURSE_NOT_FOUND' }
  if (courseStatus(course, now) !== 'upcoming') return { allowed: false, because: 'COURSE_STARTED' }
  return course.isClosedToEnrolments ? { allowed: false, because: 'COURSE_CLOSED' } : allowed
}

const cancelHours = 24

/** The last moment at which a learner may cancel: 24 hours before the first day begins. */
export const cancelUntil = ({ startDate }: CourseDates): Date =>
  new Date(schoolMoment(startDate).getTime() - cancelHours * 3_600_000)

export const mayCancel = (course: CourseDates, now: Date): Verdict<'TOO_LATE_TO_CANCEL'> =>
  now.getTime() <= cancelUntil(course).getTime() ? allowed : { allowed: false, because: 'TOO_LATE_TO_CANCEL' }
