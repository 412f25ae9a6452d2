import type { Reply } from '@sohbet/contract/endpoint'
import type { verifyPayment as contract } from '@sohbet/contract/selling/payments'
import { and, eq, or, sql } from 'drizzle-orm'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { payments } from '../../db/tables/selling/payments.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SignedInContext } from '../../context/context.ts'
import { settlePayment } from '../settlement/settle-payment.ts'
import { isOrderOf } from '../../enrollments/orders.ts'

/**
 * Called by the success page. It fetches the provider's state too, because the learner may arrive before the
 * webhook.
 */
export async function verifyPayment(
  ctx: SignedInContext,
  { sessionId }: { sessionId: string },
): Promise<Reply<typeof contract>> {
  const before = await requirePayment(ctx, sessionId)
  // A paid payment no longer depends on the provider
  const checkout =
    before.paymentId && before.status !== 'paid' ? await settlePayment(ctx, before.paymentId) : null
  const found = await requirePayment(ctx, sessionId)
  const { status, isRefunded, enrollmentStatus, cancelReason, courseId, courseName } = found
  const place = { courseId, courseName }
  if (enrollmentStatus === 'active') return { status: 'complete', ...place }
  if (status === 'paid' && isRefunded)
    return { status: cancelReason === 'unprepared' ? 'unprepared' : 'refunded', ...place }
  if (status === 'paid') return { status: 'complete', ...place }
  if (checkout?.status === 'review') return { status: 'review', ...place }
  return { status: status === 'open' ? 'open' : 'expired', ...place }
}

/** A free enrolment has no checkout: its own id is used. */
async function requirePayment({ db, actor }: SignedInContext, sessionId: string) {
  const [found] = await db
    .select({
      paymentId: payments.id,
      status: payments.status,
      isRefunded: sql<boolean>`coalesce(${payments.refundedMinor} = ${payments.amountMinor}, false)`,
      enrollmentStatus: enrollments.status,
      cancelReason: enrollments.cancelReason,
      courseId: courses.id,
      courseName: courses.name,
    })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .leftJoin(payments, and(isOrderOf(payments.orderId, enrollments.id), eq(payments.sessionId, sessionId)))
    .where(
      and(
        eq(enrollments.userId, actor.userId),
        or(eq(payments.sessionId, sessionId), eq(sql`${enrollments.id}::text`, sessionId)),
      ),
    )
  if (!found) throw new AppError('PAYMENT_NOT_FOUND')
  return found
}
