import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { payments, refunds } from '../db/tables/selling/payments.ts'
import { AppError } from '../errors/app-error.ts'
import { enqueue } from '../jobs/enqueue.ts'

type Paid = { id: string; amountMinor: number; refundedMinor: number; paidAt: Date | null }
type Order = { amountMinor: number; now: Date; byUserId?: string }

/**
 * Sends money back, once the transaction commits: the sum counts as given back from now on, so that no second order
 * can give it again. The order is kept until the provider has carried it out, however long that takes.
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

/** Orders back what was paid for an enrolment and is not on its way back already. The course is locked. */
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
