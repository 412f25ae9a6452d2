import type { SessionCount } from '@sohbet/domain/enrollment/cancellation'
import type { Db } from '../../db/connect.ts'
import type { courses } from '../../db/tables/catalogue/courses.ts'
import type { enrollments } from '../../db/tables/selling/enrollments.ts'

export type CourseRow = typeof courses.$inferSelect
export type EnrollmentRow = typeof enrollments.$inferSelect

/** What other features do when a seat changes hands; composition/ lists the steps. The course is locked. */
export type EnrollmentSteps = {
  /** After an enrolment became active. */
  activated: (
    ctx: { now: Date; publicUrl: string },
    db: Db,
    given: {
      enrollment: EnrollmentRow
      course: CourseRow
      /** False while a part of the price is open: the credits come later. */
      withCredits?: boolean
    },
  ) => Promise<void>
  /**
   * Cancels the lessons ahead of an account that the credits of an enrolment or a pack paid for, or all of them. Locks coaches,
   * then the account.
   */
  releaseLessons: (
    db: Db,
    given: { userId: string; enrollmentId?: string; packId?: string; now: Date },
  ) => Promise<void>
  /** After enrolments were cancelled. */
  cancelled: (db: Db, enrollmentIds: readonly string[]) => Promise<void>
  /** After lines were booked in the money ledger of the enrolment's order: payments, refunds, disputes. */
  moneyMoved: (db: Db, given: { enrollmentId: string; now: Date }) => Promise<void>
  /** After an enrolment moved to another course; `cancelled` ran for the old one. Both courses are locked. */
  moved: (db: Db, given: { enrollment: EnrollmentRow; course: CourseRow; now: Date }) => Promise<void>
  /** Cancels the sessions of a cancelled course that have not begun. */
  cancelSessions: (db: Db, given: { courseId: string; now: Date }) => Promise<void>
  /** Records the sessions of a course that have ended, with the learners who have a seat now. */
  recordSessions: (db: Db, given: { courseId: string; now: Date }) => Promise<void>
  /** The sessions of courses, by course; a refund after the start depends on them. */
  countSessions: (db: Db, courseIds: readonly string[], now: Date) => Promise<Map<string, SessionCount>>
}

/** The part of the context that giving and taking seats needs. */
export type SeatContext = { now: Date; publicUrl: string; enrollmentSteps: EnrollmentSteps }
