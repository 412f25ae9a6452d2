import { refundParts } from '@sohbet/domain/enrollment/cancellation'
import { isInDispute, refundableMinor } from '@sohbet/domain/enrollment/dispute'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { payments, refunds } from '../../db/tables/selling/payments.ts'
import { AppError } from '../../errors/app-error.ts'
import { disputesOf } from '../disputes/disputes.reads.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { isOrderOf } from '../../enrollments/orders.ts'

type Paid = { id: string; amountMinor: number; refundedMinor: number; paidAt: Date | null }
type Order = {
  amountMinor: number
  /** The part that the caller waives, because the seat stays and its price too. */
  waivedMinor?: number
  now: Date
  byUserId?: string
}

/**
 * Orders a refund when the transaction commits: the amount counts as refunded from now on, so that no second
 * order repeats it. The order stays until the provider has carried it out.
 */
export async function orderRefund(
  db: Db,
  payment: Paid,
  { amountMinor, waivedMinor = 0, now, byUserId }: Order,
): Promise<void> {
  const disputed = (await disputesOf(db, [payment.id]))(payment.id)
  if (isInDispute(disputed)) throw new AppError('DISPUTE_OPEN')
  if (!payment.paidAt || amountMinor <= 0 || amountMinor > refundableMinor(payment, disputed))
    throw new AppError('REFUND_TOO_LARGE')
  await db
    .update(payments)
    .set({ refundedMinor: sql`${payments.refundedMinor} + ${amountMinor}` })
    .where(eq(payments.id, payment.id))
  const [order] = await db
    .insert(refunds)
    .values({
      paymentId: payment.id,
      amountMinor,
      waivedMinor,
      createdAt: now,
      ...(byUserId && { byUserId }),
    })
    .returning({ id: refunds.id })
  if (!order) throw new Error('an inserted order was not returned')
  await enqueue(db, 'refund', { id: order.id })
}

type Whole = { enrollmentId: string; now: Date; byUserId?: string }

/** Orders a refund of everything paid for an enrolment that is not refunded yet. The course is locked. */
export const refundAll = async (db: Db, order: Whole): Promise<number> =>
  (await refundRest(db, { ...order, keepMinor: 0 })).refundMinor

/**
 * The same, but the school keeps a part of the payments. `keepMinor` of the reply is what the payments did not cover.
 * The course is locked.
 */
export async function refundRest(
  db: Db,
  { enrollmentId, keepMinor, ...order }: Whole & { keepMinor: number },
): Promise<{ refundMinor: number; keepMinor: number }> {
  const paid = await db.select().from(payments).where(isOrderOf(payments.orderId, enrollmentId)).for('update')
  const disputed = await disputesOf(
    db,
    paid.map(({ id }) => id),
  )
  const rests = paid.map((payment) => (payment.paidAt ? refundableMinor(payment, disputed(payment.id)) : 0))
  const { refunds: parts, keepMinor: uncovered } = refundParts(rests, keepMinor)
  for (const [index, payment] of paid.entries()) {
    const amountMinor = parts[index] ?? 0
    if (amountMinor > 0) await orderRefund(db, payment, { ...order, amountMinor })
  }
  return { refundMinor: parts.reduce((sum, part) => sum + part, 0), keepMinor: uncovered }
}
