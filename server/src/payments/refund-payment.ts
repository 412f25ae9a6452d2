import { eq } from 'drizzle-orm'
import { payments, refunds } from '../db/tables/payments.ts'
import { settlePayment, type SettleContext } from './settle-payment.ts'

/**
 * Carries an order out. Repeated it gives nothing twice, even when the provider has forgotten the key: it is asked
 * first whether it knows the order. What it did is then booked.
 */
export async function refundPayment(ctx: SettleContext, { id }: { id: string }): Promise<void> {
  const [found] = await ctx.db
    .select({ order: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id))
  if (found?.order.status !== 'ordered') return
  const { order, payment } = found
  const { reference, sessionId } = payment
  if (!reference || !sessionId) throw new Error('a payment that is to be refunded was never paid')
  if (payment.provider !== ctx.payments.provider)
    throw new Error(`the money is at ${payment.provider}, which is not set up here`)
  const { refunds: known, amountMinor } = await ctx.payments.readCheckout(sessionId)
  const given = known
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, refund) => sum + refund.amountMinor, 0)
  if (!known.some(({ orderId }) => orderId === id)) {
    if (given + order.amountMinor <= amountMinor)
      await ctx.payments.refund({
        orderId: id,
        paymentId: payment.id,
        reference,
        amountMinor: order.amountMinor,
      })
    // The school gave it back at the provider's own desk meanwhile
    else await ctx.db.update(refunds).set({ status: 'failed' }).where(eq(refunds.id, id))
  }
  await settlePayment(ctx, payment.id)
}
