import { bookPlanCredits } from '../credits/ledger.ts'
import { confirmEnrollment } from '../enrollments/confirm-enrollment.ts'
import type { EnrollmentSteps } from '../enrollments/seats/seat-context.ts'
import { cancelSessions } from '../live-sessions/cancel-sessions.ts'
import { countSessions } from '../live-sessions/count-sessions.ts'
import { recordEndedOfCourse } from '../live-sessions/attendance/record-ended-sessions.ts'
import { endGuestSeatsIn, releaseGuests } from '../live-sessions/guests/release-guests.ts'
import { settleGuests } from '../live-sessions/guests/settle-guests.ts'
import { releaseSeats } from '../lessons/seats/release-seats.ts'
import { settleCommission } from '../partners/settle-commission.ts'
import { completeCourses } from '../progress/progress.repository.ts'
import { joinSmallestGroup, leaveGroups } from '../telegram-groups/membership.ts'

/** The steps of other features when a seat changes hands, in this order, inside the transaction that changes it. */
export const enrollmentSteps: EnrollmentSteps = {
  async activated(ctx, db, { enrollment, course, withCredits = true }) {
    const { userId } = enrollment
    const { now } = ctx
    if (userId === null) return
    if (withCredits) await bookPlanCredits(db, { enrollment, course, now })
    await endGuestSeatsIn(db, { userId, courseId: course.id, now })
    await joinSmallestGroup(db, { courseId: course.id, userId, now })
    await completeCourses(db, { userId, courseTypeId: course.typeId, now })
    await confirmEnrollment(ctx, db, { enrollment, course })
    await settleCommission(db, { enrollmentId: enrollment.id, now })
  },

  async releaseLessons(db, released) {
    await releaseSeats(db, released)
    // A pack has no tickets
    if (released.packId === undefined) await releaseGuests(db, released)
  },

  cancelled: leaveGroups,

  moneyMoved: settleCommission,

  async moved(db, { enrollment: { userId }, course, now }) {
    if (userId === null) return
    await endGuestSeatsIn(db, { userId, courseId: course.id, now })
    await joinSmallestGroup(db, { courseId: course.id, userId, now })
    await completeCourses(db, { userId, courseTypeId: course.typeId, now })
  },

  async cancelSessions(db, cancelled) {
    await cancelSessions(db, cancelled)
    await settleGuests(db, cancelled)
  },

  recordSessions: recordEndedOfCourse,

  countSessions,
}
