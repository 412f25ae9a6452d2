import { eq } from 'drizzle-orm'
import type { Checkout } from '../../adapters/payments/payments.ts'
import type { Db } from '../../db/connect.ts'
import { moneyLedger, payments } from '../../db/tables/selling/payments.ts'

type Paid = { payment: typeof payments.$inferSelect; checkout: Checkout; now: Date }

/** Marks a payment as paid and books it in the ledger, once. */
export async function bookPayment(db: Db, { payment, checkout, now }: Paid): Promise<void> {
  const { reference, chargedMinor, instalments } = checkout
  if (!reference || !chargedMinor || !instalments)
    throw new Error('a paid checkout has no reference or charge')
  await db
    .update(payments)
    .set({ status: 'paid', isInReview: false, reference, paidAt: now, chargedMinor, instalments })
    .where(eq(payments.id, payment.id))
  await db
    .insert(moneyLedger)
    .values({
      orderId: payment.orderId,
      paymentId: payment.id,
      kind: 'payment',
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      reference,
      createdAt: now,
    })
    .onConflictDoNothing()
}
