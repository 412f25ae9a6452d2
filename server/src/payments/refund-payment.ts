import { and, eq } from 'drizzle-orm'
import type { Checkout } from '../adapters/payments/payments.ts'
import { providerNamed } from '../adapters/payments/providers.ts'
import { payments, refunds } from '../db/tables/selling/payments.ts'
import { settlePayment, type SettleContext } from './settle-payment.ts'

/**
 * Carries a refund order out, or the rest of it. A repeated run refunds nothing twice, even when the provider has
 * forgotten the key: it checks whether the provider knows the order. Then books the result.
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
  const provider = providerNamed(ctx.providers, payment.provider)
  if (!provider) throw new Error(`the money is at ${payment.provider}, which is not set up here`)
  // Books dashboard refunds first, because no more can be refunded than is left
  const checkout = await settlePayment(ctx, payment.id)
  if (!checkout || checkout.refunds.some(({ orderId }) => orderId === id)) return
  const amountMinor = Math.min(order.amountMinor, leftOf(checkout))
  if (amountMinor < order.amountMinor)
    await ctx.db
      .update(refunds)
      .set(amountMinor > 0 ? { amountMinor } : { status: 'failed' })
      .where(and(eq(refunds.id, id), eq(refunds.status, 'ordered')))
  if (amountMinor > 0) await provider.refund({ orderId: id, paymentId: payment.id, reference, amountMinor })
  await settlePayment(ctx, payment.id)
}

const leftOf = ({ amountMinor, refunds: known }: Checkout): number =>
  known
    .filter(({ status }) => status !== 'failed')
    .reduce((left, refund) => left - refund.amountMinor, amountMinor)
