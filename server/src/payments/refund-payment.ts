import { eq } from 'drizzle-orm'
import { payments } from '../db/tables/payments.ts'
import { settlePayment, type SettleContext } from './settle-payment.ts'

/** The job behind a refund. Repeated with the same key it gives nothing twice; what the provider did is then booked. */
export async function refundPayment(
  ctx: SettleContext,
  { paymentId, amountMinor, key }: { paymentId: string; amountMinor: number; key: string },
): Promise<void> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId))
  if (!payment?.reference) throw new Error('a payment that is to be refunded was never paid')
  await ctx.payments.refund({ reference: payment.reference, amountMinor, key })
  await settlePayment(ctx, paymentId)
}
