import { allowed, type Verdict } from '../verdict.ts'
import { courseStatus, type CourseDates, type CourseStatus } from './status.ts'

type Course = CourseDates & { currentEnrollments: number }

/** Switching a course off, or on again, is for courses that nobody counts on yet. */
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

/** Opening and closing to enrolments is for courses that have not begun. */
export function canToggleEnrollment(
  course: CourseDates,
  now: Date,
): Verdict<'COURSE_NOT_UPCOMING', { status: CourseStatus }> {
  const status = courseStatus(course, now)
  return status === 'upcoming' ? allowed : { allowed: false, because: 'COURSE_NOT_UPCOMING', status }
}

/** Seats that are taken cannot be taken away. */
export const mayHaveSeats = (
  maxEnrollments: number,
  { currentEnrollments }: { currentEnrollments: number },
): Verdict<'FEWER_SEATS_THAN_LEARNERS'> =>
  maxEnrollments >= currentEnrollments ? allowed : { allowed: false, because: 'FEWER_SEATS_THAN_LEARNERS' }
