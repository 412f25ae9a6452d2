import type { Day } from '../calendar.ts'
import { allowed, type Verdict } from '../verdict.ts'
import { courseStatus, type CourseDates, type CourseStatus } from './status.ts'

type Course = CourseDates & { currentEnrollments: number }

/** A course may be switched on or off only before it starts and while it has no enrolments. */
export function canToggleActive(
  course: Course,
  now: Date,
): Verdict<'COURSE_IN_USE', { status: CourseStatus; currentEnrollments: number }> {
  const status = courseStatus(course, now)
  const { currentEnrollments } = course
  return status === 'upcoming' && currentEnrollments === 0
    ? allowed
    : { allowed: false, because: 'COURSE_IN_USE', status, currentEnrollments }
}

/** Enrolments may be opened or closed only before the course starts, and never again once it was cancelled. */
export function canToggleEnrollment(
  course: CourseDates & { cancelledAt: Date | null },
  now: Date,
): Verdict<'COURSE_NOT_UPCOMING' | 'COURSE_CALLED_OFF', { status: CourseStatus }> {
  const status = courseStatus(course, now)
  if (course.cancelledAt) return { allowed: false, because: 'COURSE_CALLED_OFF', status }
  return status === 'upcoming' ? allowed : { allowed: false, because: 'COURSE_NOT_UPCOMING', status }
}

/** The number of seats may not fall below the number of enrolments. */
export const mayHaveSeats = (
  maxEnrollments: number,
  { currentEnrollments }: { currentEnrollments: number },
): Verdict<'FEWER_SEATS_THAN_LEARNERS'> =>
  maxEnrollments >= currentEnrollments ? allowed : { allowed: false, because: 'FEWER_SEATS_THAN_LEARNERS' }

/** Learners paid for the modules of a type, so the type is fixed once there are enrolments. */
export const mayHaveType = (
  typeId: string,
  course: { typeId: string; currentEnrollments: number },
): Verdict<'COURSE_TYPE_FIXED'> =>
  typeId === course.typeId || course.currentEnrollments === 0
    ? allowed
    : { allowed: false, because: 'COURSE_TYPE_FIXED' }

/**
 * A course with learners may be postponed before it starts, but not moved into the past: learners could no longer
 * cancel. After the start its first day is fixed. The last day may change at any time.
 */
export function mayStartOn(
  startDate: Day,
  course: Course,
  now: Date,
): Verdict<'COURSE_HAS_BEGUN' | 'START_IN_THE_PAST'> {
  if (startDate === course.startDate || course.currentEnrollments === 0) return allowed
  if (courseStatus(course, now) !== 'upcoming') return { allowed: false, because: 'COURSE_HAS_BEGUN' }
  const isPast = courseStatus({ startDate, endDate: startDate }, now) !== 'upcoming'
  return isPast ? { allowed: false, because: 'START_IN_THE_PAST' } : allowed
}
