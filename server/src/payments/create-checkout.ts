import { eq } from 'drizzle-orm'
import { brand } from '@sohbet/domain/brand'
import { planNames } from '@sohbet/domain/enrollment/plan'
import type { Db } from '../db/connect.ts'
import { payments } from '../db/tables/payments.ts'
import { lockEnrollment, type CourseRow, type EnrollmentRow } from '../enrollments/seats.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedInContext } from '../http/context.ts'
import type { PaymentRow } from './settle-payment.ts'

/** Where the browser goes once the provider is done with it. */
const returnUrls = (publicUrl: string) => ({
  successUrl: `${publicUrl}/learner/enrollment/success?session_id={CHECKOUT_SESSION_ID}`,
  cancelUrl: `${publicUrl}/learner/enrollment/cancel`,
})

/**
 * The provider's page for an enrolment that waits for its payment. Asked twice it is the same page: the payment is
 * written down first, and the provider knows it by that name.
 */
export async function createCheckout(
  ctx: SignedInContext,
  { enrollmentId }: { enrollmentId: string },
): Promise<{ sessionUrl: string }> {
  const { enrollment, course, payment, stale } = await ctx.db.transaction((db) =>
    openPayment(ctx, db, enrollmentId),
  )
  if (stale) await ctx.payments.closeCheckout(stale)
  if (enrollment.status === 'active')
    return { sessionUrl: `${ctx.publicUrl}/learner/enrollment/success?session_id=${enrollment.id}` }
  if (!payment) throw new Error('an enrolment that waits for payment has none')
  if (payment.sessionUrl) return { sessionUrl: payment.sessionUrl }
  const { id, url } = await ctx.payments.createCheckout({
    paymentId: payment.id,
    title: `${course.name} · ${planNames[enrollment.plan]} · ${brand.name}`,
    email: ctx.actor.account.email,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    expiresAt: enrollment.heldUntil ?? ctx.now,
    ...returnUrls(ctx.publicUrl),
  })
  await ctx.db.update(payments).set({ sessionId: id, sessionUrl: url }).where(eq(payments.id, payment.id))
  return { sessionUrl: url }
}

type Opened = {
  enrollment: EnrollmentRow
  course: CourseRow
  payment: PaymentRow | null
  /** A checkout over another sum, which nobody should pay any more. */
  stale: string | null
}

/** The open payment of an enrolment, or a new one in place of one over another sum. */
async function openPayment(ctx: SignedInContext, db: Db, enrollmentId: string): Promise<Opened> {
  const { course, enrollment } = await lockEnrollment(db, enrollmentId)
  if (enrollment.userId !== ctx.actor.userId) throw new AppError('ENROLLMENT_NOT_FOUND')
  if (enrollment.status === 'active') return { enrollment, course, payment: null, stale: null }
  if (enrollment.status === 'cancelled' || !enrollment.heldUntil || enrollment.heldUntil <= ctx.now)
    throw new AppError('SEAT_NO_LONGER_HELD')
  const all = await db.select().from(payments).where(eq(payments.enrollmentId, enrollmentId))
  const open = all.find(({ status }) => status === 'open')
  const fits = open?.amountMinor === enrollment.amountMinor && open.currency === enrollment.currency
  if (open && fits) return { enrollment, course, payment: open, stale: null }
  if (open) await db.update(payments).set({ status: 'failed' }).where(eq(payments.id, open.id))
  const [payment] = await db
    .insert(payments)
    .values({
      enrollmentId,
      provider: ctx.payments.provider,
      amountMinor: enrollment.amountMinor,
      currency: enrollment.currency,
      createdAt: ctx.now,
    })
    .returning()
  return { enrollment, course, payment: payment ?? null, stale: open?.sessionId ?? null }
}
