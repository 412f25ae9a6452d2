import { mayCancel } from '@sohbet/domain/enrollment/cancellation'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { forgetPayer } from '../adapters/payments/local.ts'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments, waitingList } from '../db/tables/selling/enrollments.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { endEnrollment } from '../enrollments/end-enrollment.ts'
import { refundSeat } from './refund-seat.ts'
import { lockEnrollment } from '../enrollments/seats/seats.ts'

/** For an account that is erased: cancels its refundable seats. The ledger stays without the person. */
export async function cancelSeatsOfAccount(ctx: SignedInContext, db: Db): Promise<void> {
  const { userId, account } = ctx.actor
  // First, so that no seat is offered to the leaving learner: an offered one is among those to cancel
  await db.delete(waitingList).where(eq(waitingList.userId, userId))
  const ids = await lockSeats(db, userId)
  for (const id of ids) {
    const { course, enrollment } = await lockEnrollment(db, id)
    const isOver = enrollment.status === 'cancelled'
    if (isOver || (enrollment.status === 'active' && !mayCancel(course, enrollment, ctx.now).allowed))
      continue
    const refundMinor = await refundSeat(ctx, db, { course, enrollment })
    await endEnrollment(ctx, db, { course, enrollment, reason: 'learner', refundMinor })
  }
  // With the account locked it gets no further seat: one that came meanwhile must be cancelled too
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  if ((await readSeats(db, userId)).some(({ id }) => !ids.includes(id))) throw new AppError('STATE_CHANGED')
  // An admin's note may name the person
  await db.update(enrollments).set({ note: '' }).where(eq(enrollments.userId, userId))
  await forgetPayer(db, account.email)
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
  return seats.map(({ id }) => id)
}
