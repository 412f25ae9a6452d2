import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { payments, refunds } from '../db/tables/selling/payments.ts'
import { AppError } from '../errors/app-error.ts'
import { enqueue } from '../jobs/enqueue.ts'

type Paid = { id: string; amountMinor: number; refundedMinor: number; paidAt: Date | null }
type Order = { amountMinor: number; now: Date; byUserId?: string }

/**
 * Orders a refund when the transaction commits: the amount counts as refunded from now on, so that no second
 * order repeats it. The order stays until the provider has carried it out.
 */
export async function orderRefund(
  db: Db,
  payment: Paid,
  { amountMinor, now, byUserId }: Order,
): Promise<void> {
  if (!payment.paidAt || amountMinor <= 0 || payment.refundedMinor + amountMinor > payment.amountMinor)
    throw new AppError('REFUND_TOO_LARGE')
  await db
    .update(payments)
    .set({ refundedMinor: sql`${payments.refundedMinor} + ${amountMinor}` })
    .where(eq(payments.id, payment.id))
  const [order] = await db
    .insert(refunds)
    .values({ paymentId: payment.id, amountMinor, createdAt: now, ...(byUserId && { byUserId }) })
    .returning({ id: refunds.id })
  if (!order) throw new Error('an inserted order was not returned')
  await enqueue(db, 'refund', { id: order.id })
}

/** Orders a refund of everything paid for an enrolment that is not refunded yet. The course is locked. */
export async function refundAll(
  db: Db,
  { enrollmentId, ...order }: { enrollmentId: string; now: Date; byUserId?: string },
): Promise<number> {
  const paid = await db.select().from(payments).where(eq(payments.enrollmentId, enrollmentId)).for('update')
  let sum = 0
  for (const payment of paid) {
    const rest = payment.paidAt ? payment.amountMinor - payment.refundedMinor : 0
    if (rest > 0) await orderRefund(db, payment, { ...order, amountMinor: rest })
    sum += rest
  }
  return sum
}
