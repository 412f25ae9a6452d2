import { refundableMinor } from '@sohbet/domain/enrollment/dispute'
import { isOffered, spotsLeft } from '@sohbet/domain/enrollment/policy'
import { heldUntil, reviewedUntil } from '@sohbet/domain/enrollment/status'
import { eq } from 'drizzle-orm'
import type { Checkout } from '../../adapters/payments/payments.ts'
import { providerNamed } from '../../adapters/payments/providers.ts'
import { takeUseAgain } from '../../campaigns/uses.ts'
import type { Db } from '../../db/connect.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { payments as paymentsTable } from '../../db/tables/selling/payments.ts'
import { latePaymentMail, type WhyReturned } from '../../emails/payments/late-payment-mail.ts'
import { activate } from '../../enrollments/activate.ts'
import { isPrepared } from '../../enrollments/eligibility.reads.ts'
import { findRecipient } from '../../enrollments/recipient.reads.ts'
import type { CourseRow, EnrollmentRow } from '../../enrollments/seats/seat-context.ts'
import {
  giveUpSeats,
  isSeatOf,
  lockCourse,
  requireEnrollment,
  reviveEnrollment,
} from '../../enrollments/seats/seats.ts'
import { AppError } from '../../errors/app-error.ts'
import { queueMail } from '../../jobs/queue-mail.ts'
import { notify } from '../../notifications/notify.ts'
import { bookDisputes } from '../disputes/book-dispute.ts'
import { bookRefunds, dashboardRefunds, wasRefundedInDashboard } from '../refunds/book-refunds.ts'
import { orderRefund } from '../refunds/order-refund.ts'
import { findPackOf } from '../packs/pack-of-order.ts'
import { settlePack } from '../packs/settle-pack.ts'
import { bookPayment } from './book-payment.ts'
import type { PaymentRow, SettleContext } from './settle-context.ts'
import { reportMismatch } from './report-mismatch.ts'
import { lockOrder } from '../../enrollments/orders.ts'

export type { PaymentRow, SettleContext } from './settle-context.ts'

/**
 * Brings a payment to the provider's state. Webhooks, the success page and jobs all call it: in any order and
 * number, the provider's books decide, and each movement of money is booked once.
 */
export async function settlePayment(ctx: SettleContext, paymentId: string): Promise<Checkout | null> {
  const [known] = await ctx.db.select().from(paymentsTable).where(eq(paymentsTable.id, paymentId))
  const provider = known && providerNamed(ctx.providers, known.provider)
  if (!known?.sessionId || !provider) return null
  const checkout = await provider.readCheckout(known.sessionId)
  if (!isOf(known, checkout)) {
    await reportMismatch(ctx, known, checkout)
    throw new AppError('PAYMENT_MISMATCH')
  }
  if (isSettled(known, checkout)) return checkout
  const packId = await findPackOf(ctx.db, known.orderId)
  if (packId) {
    await settlePack(ctx, { packId, paymentId, checkout })
    return checkout
  }
  await ctx.db.transaction(async (db) => {
    const { course, enrollment } = await lockOrder(db, known.orderId)
    const [payment] = await db
      .select()
      .from(paymentsTable)
      .where(eq(paymentsTable.id, paymentId))
      .for('update')
    if (!payment) return
    const isUnpaid = checkout.status === 'open' || checkout.status === 'expired'
    if (isUnpaid && payment.isInReview) await endReview(ctx, db, { payment, course, enrollment })
    if (checkout.status === 'expired' && payment.status === 'open')
      await db.update(paymentsTable).set({ status: 'failed' }).where(eq(paymentsTable.id, paymentId))
    const isTaken = payment.status === 'paid'
    if (
      checkout.status === 'review' &&
      !isTaken &&
      (await keepForReview(ctx, db, { payment, course, enrollment }))
    )
      return
    if ((checkout.status === 'complete' || checkout.status === 'review') && !isTaken)
      await take(ctx, db, { payment, checkout, course, enrollment })
    // Reads again, because the payment may have activated the seat a moment ago
    const current = await requireEnrollment(db, enrollment.id)
    await bookRefunds(ctx, db, {
      payment,
      checkout,
      course: await lockCourse(db, course.id),
      enrollment: current,
    })
    await bookDisputes(ctx, db, {
      payment,
      checkout,
      course: await lockCourse(db, course.id),
      enrollmentId: enrollment.id,
    })
  })
  return checkout
}

type Held = Omit<Taking, 'checkout'>

/** Holds a paid seat while the provider's fraud check runs. False when it takes too long or the seat is gone. */
async function keepForReview(
  { now }: SettleContext,
  db: Db,
  { payment, course, enrollment }: Held,
): Promise<boolean> {
  const until = reviewedUntil(course.startDate, payment.createdAt)
  if (enrollment.status !== 'pending' || now >= until) return false
  await db.update(paymentsTable).set({ isInReview: true }).where(eq(paymentsTable.id, payment.id))
  await db.update(enrollments).set({ heldUntil: until }).where(eq(enrollments.id, enrollment.id))
  return true
}

/** The fraud check rejected the payment: the seat gets the usual time for another try. */
async function endReview({ now }: SettleContext, db: Db, { payment, course, enrollment }: Held) {
  await db.update(paymentsTable).set({ isInReview: false }).where(eq(paymentsTable.id, payment.id))
  if (enrollment.status === 'pending')
    await db
      .update(enrollments)
      .set({ heldUntil: heldUntil('checkout', course.startDate, now) })
      .where(eq(enrollments.id, enrollment.id))
}

/** False for a checkout of another payment, amount or currency. */
const isOf = ({ id, amountMinor, currency }: PaymentRow, checkout: Checkout): boolean =>
  checkout.paymentId === id && checkout.amountMinor === amountMinor && checkout.currency === currency

/** Nothing to do: most events arrive more than once. */
function isSettled({ status, isInReview }: PaymentRow, checkout: Checkout): boolean {
  if (checkout.status === 'open') return !isInReview
  if (checkout.status === 'expired') return status !== 'open'
  return status === 'paid' && checkout.refunds.length === 0 && checkout.disputes.length === 0
}

type Taking = { payment: PaymentRow; checkout: Checkout; course: CourseRow; enrollment: EnrollmentRow }

/**
 * The payment arrived. It buys the held seat, or a free one, if the learner meets the prerequisites; otherwise it
 * is refunded.
 */
async function take(ctx: SettleContext, db: Db, { payment, checkout, course, enrollment }: Taking) {
  await bookPayment(db, { payment, checkout, now: ctx.now })
  await notify(db, ctx.now, {
    userIds: [enrollment.userId],
    notice: {
      kind: 'payment',
      courseId: course.id,
      course: course.name,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
    },
    about: payment.id,
  })
  // Already refunded, which ends the enrolment, so nothing is activated
  if (wasRefundedInDashboard(checkout)) return
  const isAccepted = checkout.status === 'complete'
  const buysSeat =
    isAccepted && payment.amountMinor === enrollment.amountMinor && payment.currency === enrollment.currency
  const prepared = await isStillPrepared(ctx, db, enrollment)
  const revival =
    enrollment.status === 'cancelled' && buysSeat && prepared
      ? await revivalOf(db, { course, enrollment, now: ctx.now })
      : 'late'
  if (enrollment.status === 'pending' && buysSeat && prepared) {
    await activate(ctx, db, { enrollment, course })
  } else if (revival === 'possible') {
    const revived = await reviveEnrollment(db, enrollment, ctx.now)
    await ctx.enrollmentSteps.activated(ctx, db, { enrollment: revived, course })
  } else {
    const reason = isAccepted ? 'unprepared' : 'expired'
    if (enrollment.status === 'pending' && !(isAccepted && prepared))
      await giveUpSeats(ctx, db, { course, ids: [enrollment.id], reason })
    const why = isAccepted ? whyReturned(enrollment, { prepared, revival }) : 'review'
    await sendBack(ctx, db, { payment, checkout, course, enrollment, why })
  }
}

/** The learner may have cancelled the previous course since the seat was held. */
const isStillPrepared = async ({ now }: SettleContext, db: Db, { courseId, userId }: EnrollmentRow) =>
  userId === null || isPrepared(db, { courseId, userId, now })

/** Refunds a payment that bought no seat, and says so. */
async function sendBack(
  ctx: SettleContext,
  db: Db,
  { payment, checkout, course, enrollment, why }: Taking & { why: WhyReturned },
) {
  const { now } = ctx
  const { amountMinor, currency } = payment
  const refundedMinor = dashboardRefunds(checkout).reduce((sum, refund) => sum + refund.amountMinor, 0)
  const rest = refundableMinor({ amountMinor, refundedMinor }, checkout.disputes)
  if (rest > 0) await orderRefund(db, { ...payment, paidAt: now }, { amountMinor: rest, now })
  await notify(db, now, {
    userIds: [enrollment.userId],
    notice: { kind: 'refund', courseId: course.id, course: course.name, amountMinor, currency },
    about: `late ${payment.id}`,
  })
  const recipient = await findRecipient(db, enrollment.userId)
  if (!recipient) return
  await queueMail(db, recipient.email, latePaymentMail({ ...recipient, course, payment, why }))
}

type Revival = 'possible' | 'late' | 'codeGone'

/** Whether a late payment still gets a seat, with the use of its discount code, which is taken again. */
async function revivalOf(
  db: Db,
  { course, enrollment, now }: { course: CourseRow; enrollment: EnrollmentRow; now: Date },
): Promise<Revival> {
  const { id, userId } = enrollment
  if (userId === null || !(await hasSeat(db, { course, enrollment, now }))) return 'late'
  return (await takeUseAgain(db, { enrollmentId: id, userId, now })) ? 'possible' : 'codeGone'
}

function whyReturned(
  { status }: EnrollmentRow,
  { prepared, revival }: { prepared: boolean; revival: Revival },
): WhyReturned {
  if (status === 'active') return 'notDue'
  if (!prepared) return 'unprepared'
  if (status !== 'cancelled') return 'notDue'
  return revival === 'codeGone' ? 'codeGone' : 'late'
}

/** A given-up seat can be taken again while the course has one and the learner did not enrol again. */
async function hasSeat(
  db: Db,
  { course, enrollment, now }: { course: CourseRow; enrollment: EnrollmentRow; now: Date },
): Promise<boolean> {
  const { userId, cancelReason } = enrollment
  if (userId === null || (cancelReason !== 'expired' && cancelReason !== 'declined')) return false
  if (!isOffered(course, now).allowed || spotsLeft(course) === 0) return false
  return (await db.$count(enrollments, isSeatOf({ courseId: course.id, userId }))) === 0
}
