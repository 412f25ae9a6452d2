import { toMinor, type Currency } from '@sohbet/domain/course/price'
import { seatAtErasure } from '@sohbet/domain/enrollment/cancellation'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { forgetPayer } from '../adapters/payments/local.ts'
import { lockCodesOfAccount } from '../campaigns/uses.ts'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments, waitingList } from '../db/tables/selling/enrollments.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { readWithdrawalFrom } from '../enrollments/consents.ts'
import { forgetNotes } from '../enrollments/by-hand/forget-notes.ts'
import { endEnrollment } from '../enrollments/end-enrollment.ts'
import type { CourseRow, EnrollmentRow } from '../enrollments/seats/seat-context.ts'
import { endTransfers } from './bank-transfers.ts'
import { refuseInDispute } from '../payments/disputes/disputes.reads.ts'
import { refundSeat } from './refund-seat.ts'
import { lockEnrollment } from '../enrollments/seats/seats.ts'

type Refund = { id: string; course: string; amountMinor: number; currency: Currency }

/**
 * For an account that is erased: refunds the seats that can be cancelled and frees those of courses that have not
 * begun. The ledger stays without the person. `expected` are the refunds on the person's screen. Returns the refunds.
 */
export async function cancelSeatsOfAccount(
  ctx: SignedInContext,
  db: Db,
  expected?: readonly { id: string; refund: number }[],
): Promise<Refund[]> {
  const { userId, account } = ctx.actor
  // First, so that no seat is offered to the leaving learner: an offered one is among those to cancel
  await db.delete(waitingList).where(eq(waitingList.userId, userId))
  const ids = await lockSeats(db, userId)
  // All at once, so that no coach is locked after the account
  await ctx.enrollmentSteps.releaseLessons(db, { userId, now: ctx.now })
  const refunds: Refund[] = []
  for (const id of ids) {
    const { course, enrollment } = await lockEnrollment(db, id)
    if (enrollment.status === 'cancelled') continue
    await refuseInDispute(db, id)
    const amountMinor = await endSeat(ctx, db, { course, enrollment })
    if (amountMinor > 0) refunds.push({ id, course: course.name, amountMinor, currency: enrollment.currency })
  }
  // A deadline has passed or the school has changed a course since the person saw the refunds
  if (expected && !isSame(refunds, expected)) throw new AppError('STATE_CHANGED')
  // With the account locked it gets no further seat: one that came meanwhile must be cancelled too
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  if ((await readSeats(db, userId)).some(({ id }) => !ids.includes(id))) throw new AppError('STATE_CHANGED')
  // An admin's note may name the person
  await db.update(enrollments).set({ note: '' }).where(eq(enrollments.userId, userId))
  await forgetNotes(db, userId)
  await forgetPayer(db, account.email)
  return refunds
}

/** Compares seat by seat: sums of different currencies cannot be added. */
function isSame(refunds: readonly Refund[], expected: readonly { id: string; refund: number }[]): boolean {
  const seen = new Map(expected.map(({ id, refund }) => [id, toMinor(refund)]))
  const total = [...seen.values()].filter((amountMinor) => amountMinor > 0).length
  return total === refunds.length && refunds.every(({ id, amountMinor }) => seen.get(id) === amountMinor)
}

/** Ends a seat unless its course has begun. Returns the refund. */
async function endSeat(
  ctx: SignedInContext,
  db: Db,
  { course, enrollment }: { course: CourseRow; enrollment: EnrollmentRow },
): Promise<number> {
  const seat = { ...enrollment, withdrawalFrom: await readWithdrawalFrom(db, enrollment) }
  const fate =
    enrollment.status === 'active' && !course.cancelledAt ? seatAtErasure(course, seat, ctx.now) : 'refund'
  if (fate === 'stay') return 0
  // A seat that ends without a refund: the school keeps the transfers too
  if (fate === 'free') await endTransfers(ctx, db, { course, enrollment, keepMinor: Infinity })
  const refundMinor = fate === 'refund' ? await refundSeat(ctx, db, { course, enrollment }) : 0
  await endEnrollment(ctx, db, { course, enrollment, reason: 'learner', refundMinor })
  return refundMinor
}

const readSeats = (db: Db, userId: string) =>
  db
    .select({ id: enrollments.id, courseId: enrollments.courseId })
    .from(enrollments)
    .where(and(eq(enrollments.userId, userId), ne(enrollments.status, 'cancelled')))

/** Locks all courses in one order and before the account, as everywhere, to prevent deadlocks. */
async function lockSeats(db: Db, userId: string): Promise<string[]> {
  const seats = await readSeats(db, userId)
  const courseIds = seats.map(({ courseId }) => courseId)
  await db
    .select({ id: courses.id })
    .from(courses)
    .where(inArray(courses.id, courseIds))
    .orderBy(asc(courses.id))
    .for('no key update')
  await lockCodesOfAccount(db, userId)
  return seats.map(({ id }) => id)
}
