import { mayCancel } from '@sohbet/domain/enrollment/policy'
import { and, asc, eq, ne } from 'drizzle-orm'
import { forgetPayer } from '../adapters/payments/local.ts'
import type { Db } from '../db/connect.ts'
import { enrollments } from '../db/tables/enrollments.ts'
import type { SignedInContext } from '../http/context.ts'
import { refundAll } from '../payments/order-refund.ts'
import { endEnrollment } from './end-enrollment.ts'
import { askForTransfer } from './hand-money.ts'
import { lockEnrollment } from './seats.ts'

/**
 * Somebody erases their account: seats that can still be given back are, with the money. The rest of the books stays,
 * without the person. Courses are locked in one order, and before the account, as everywhere.
 */
export async function leaveSchool(ctx: SignedInContext, db: Db): Promise<void> {
  const { userId, account } = ctx.actor
  const seats = await db
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(and(eq(enrollments.userId, userId), ne(enrollments.status, 'cancelled')))
    .orderBy(asc(enrollments.courseId))
  for (const { id } of seats) {
    const { course, enrollment } = await lockEnrollment(db, id)
    const isOver = enrollment.status === 'cancelled'
    if (isOver || (enrollment.status === 'active' && !mayCancel(course, ctx.now).allowed)) continue
    const byCard = await refundAll(db, { enrollmentId: id, now: ctx.now })
    const byHand = await askForTransfer(ctx, db, { course, enrollment })
    await endEnrollment(ctx, db, { course, enrollment, reason: 'learner', refundMinor: byCard + byHand })
  }
  // An admin's words may name the person
  await db.update(enrollments).set({ note: '' }).where(eq(enrollments.userId, userId))
  await forgetPayer(db, account.email)
}
