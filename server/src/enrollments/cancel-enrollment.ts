import type { Reply } from '@sohbet/contract/endpoint'
import type { cancelEnrollment as contract } from '@sohbet/contract/enrollments'
import { fromMinor } from '@sohbet/domain/course/price'
import { mayCancel } from '@sohbet/domain/enrollment/policy'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { enrollments } from '../db/tables/enrollments.ts'
import { payments } from '../db/tables/payments.ts'
import { cancelledMail } from '../emails/cancelled-mail.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedInContext } from '../http/context.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { orderRefund } from '../payments/order-refund.ts'
import { takeCreditsBack } from './credits.ts'
import { toEnrollment } from './enrollment.reads.ts'
import { giveUpSeats, lockEnrollment } from './seats.ts'

/** The learner's own way out: until a day before the start, with all of the money back. */
export async function cancelEnrollment(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<Reply<typeof contract>> {
  return ctx.db.transaction(async (db) => {
    const { course, enrollment } = await lockEnrollment(db, id)
    if (enrollment.userId !== ctx.actor.userId) throw new AppError('ENROLLMENT_NOT_FOUND')
    if (enrollment.status === 'cancelled') throw new AppError('ENROLLMENT_OVER')
    const verdict = mayCancel(course, ctx.now)
    if (enrollment.status === 'active' && !verdict.allowed) throw new AppError(verdict.because)
    const refundMinor = await refundAll(db, id)
    await takeCreditsBack(db, enrollment, ctx.now)
    await giveUpSeats(ctx, db, { course, ids: [id], reason: 'learner' })
    const { email, username, language } = ctx.actor.account
    if (enrollment.status === 'active')
      await queueMail(db, email, cancelledMail({ language, username, course, enrollment, refundMinor }))
    const [cancelled] = await db.select().from(enrollments).where(eq(enrollments.id, id))
    return { ...toEnrollment(cancelled ?? enrollment), refund: fromMinor(refundMinor) }
  })
}

/** Orders back what was paid for an enrolment and is not on its way back already. The course is locked. */
export async function refundAll(db: Db, enrollmentId: string): Promise<number> {
  const paid = await db.select().from(payments).where(eq(payments.enrollmentId, enrollmentId)).for('update')
  let sum = 0
  for (const payment of paid) {
    const rest = payment.paidAt ? payment.amountMinor - payment.refundedMinor : 0
    if (rest > 0) await orderRefund(db, payment, rest)
    sum += rest
  }
  return sum
}
