import { schoolMoment, type Day } from '../calendar.ts'
import { hourMs, minuteMs } from '../moment.ts'

export const enrollmentStatuses = ['pending', 'active', 'cancelled'] as const
export type EnrollmentStatus = (typeof enrollmentStatuses)[number]

/** Why an enrolment ended. */
export const cancelReasons = [
  'expired',
  'declined',
  'learner',
  'admin',
  'refunded',
  'unprepared',
  'course_cancelled',
  'disputed',
] as const
export type CancelReason = (typeof cancelReasons)[number]

/** How a learner entered the course. */
export const enrollmentSources = ['checkout', 'free', 'waiting_list', 'hand'] as const
export type EnrollmentSource = (typeof enrollmentSources)[number]

/** Minutes that a seat waits for its payment. */
export const holdMinutes = 30
/** A learner from the waiting list did not choose the moment, so the offer lasts a day. */
const offerHours = 24

/** Hours for which a seat waits for the provider's fraud check. */
const reviewHours = 48

/** Until when a paid seat waits for the provider's fraud check, at the latest until the course begins. */
export const reviewedUntil = (startDate: Day, since: Date): Date =>
  new Date(Math.min(since.getTime() + reviewHours * hourMs, schoolMoment(startDate).getTime()))

/** When the hold of an unpaid seat ends, at the latest when the course begins. */
export function heldUntil(source: EnrollmentSource, startDate: Day, now: Date): Date {
  const minutes = source === 'waiting_list' ? offerHours * 60 : holdMinutes
  return new Date(Math.min(now.getTime() + minutes * minuteMs, schoolMoment(startDate).getTime()))
}
