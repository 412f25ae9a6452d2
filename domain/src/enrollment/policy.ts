import { courseStatus, type CourseDates } from '../course/status.ts'
import { allowed, type Verdict } from '../verdict.ts'

type Offer = CourseDates & {
  isActive: boolean
  isClosedToEnrolments: boolean
  /** The school has cancelled it; null otherwise. */
  cancelledAt: Date | null
  maxEnrollments: number
  currentEnrollments: number
}

type Seats = Pick<Offer, 'maxEnrollments' | 'currentEnrollments'>

export const spotsLeft = ({ maxEnrollments, currentEnrollments }: Seats): number =>
  Math.max(0, maxEnrollments - currentEnrollments)

type NotOffered = 'COURSE_NOT_FOUND' | 'COURSE_CALLED_OFF' | 'COURSE_STARTED' | 'COURSE_CLOSED'

/** Whether learners may enrol or join the waiting list. An inactive course counts as missing. */
export function isOffered(course: Offer, now: Date): Verdict<NotOffered> {
  if (!course.isActive) return { allowed: false, because: 'COURSE_NOT_FOUND' }
  if (course.cancelledAt) return { allowed: false, because: 'COURSE_CALLED_OFF' }
  if (courseStatus(course, now) !== 'upcoming') return { allowed: false, because: 'COURSE_STARTED' }
  return course.isClosedToEnrolments ? { allowed: false, because: 'COURSE_CLOSED' } : allowed
}
