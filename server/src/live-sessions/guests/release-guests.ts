import { and, asc, eq, gt, or } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { lockAccount } from '../../db/lock-account.ts'
import { guestSeats } from '../../db/tables/learning/guest-seats.ts'
import { creditLots } from '../../db/tables/selling/credit-lots.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { leaveSeat } from './leave-seat.ts'

type Released = {
  userId: string
  /** Only the seats that the tickets of this enrolment paid for, and its make-ups; all without it. */
  enrollmentId?: string
  now: Date
}

/**
 * Before tickets are taken back, or an account is erased: its guest seats ahead end as by the learner. Takes no lock of
 * a course, because it only frees seats. Locks the account.
 */
export async function releaseGuests(db: Db, { userId, enrollmentId, now }: Released): Promise<void> {
  if (!(await lockAccount(db, userId))) return
  const isOfEnrollment =
    enrollmentId === undefined
      ? undefined
      : or(eq(creditLots.enrollmentId, enrollmentId), eq(enrollments.id, enrollmentId))
  const seats = await db
    .selectDistinct({ seat: guestSeats })
    .from(guestSeats)
    .leftJoin(creditLots, eq(creditLots.id, guestSeats.lotId))
    .leftJoin(
      enrollments,
      and(eq(enrollments.courseId, guestSeats.missedCourseId), eq(enrollments.userId, userId)),
    )
    .where(
      and(
        eq(guestSeats.userId, userId),
        eq(guestSeats.status, 'booked'),
        gt(guestSeats.startsAt, now),
        isOfEnrollment,
      ),
    )
    .orderBy(asc(guestSeats.id))
  for (const { seat } of seats)
    await leaveSeat(db, { seat, isInTime: now < seat.freeUntil, isBySchool: false, now })
}

/** A learner who gets a seat in a course needs no guest seat in it: the ticket comes back. */
export async function endGuestSeatsIn(
  db: Db,
  { userId, courseId, now }: { userId: string; courseId: string; now: Date },
): Promise<void> {
  const seats = await db
    .select()
    .from(guestSeats)
    .where(
      and(
        eq(guestSeats.userId, userId),
        eq(guestSeats.courseId, courseId),
        eq(guestSeats.status, 'booked'),
        gt(guestSeats.startsAt, now),
      ),
    )
  for (const seat of seats) await leaveSeat(db, { seat, isInTime: true, isBySchool: true, now })
}
