import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { payments } from '../db/tables/payments.ts'
import { AppError } from '../http/app-error.ts'
import { enqueue } from '../jobs/enqueue.ts'

type Paid = { id: string; amountMinor: number; refundedMinor: number; paidAt: Date | null }

/**
 * Sends money back, once the transaction commits: the sum counts as given back from now on, so that no second order
 * can give it again, and the job asks the provider until it has answered.
 */
export async function orderRefund(db: Db, payment: Paid, amountMinor: number): Promise<void> {
  const returned = payment.refundedMinor + amountMinor
  if (!payment.paidAt || amountMinor <= 0 || returned > payment.amountMinor)
    throw new AppError('REFUND_TOO_LARGE')
  await db
    .update(payments)
    .set({ refundedMinor: sql`${payments.refundedMinor} + ${amountMinor}` })
    .where(eq(payments.id, payment.id))
  await enqueue(db, 'refund', { paymentId: payment.id, amountMinor, key: `refund-${payment.id}-${returned}` })
}
