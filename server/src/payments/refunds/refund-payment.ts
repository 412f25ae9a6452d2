import { and, eq, sql } from 'drizzle-orm'
import type { Checkout } from '../../adapters/payments/payments.ts'
import { providerNamed } from '../../adapters/payments/providers.ts'
import { isRefusal, refusalCode } from '../../adapters/payments/refusal.ts'
import { payments, refunds } from '../../db/tables/selling/payments.ts'
import { waive } from '../../enrollments/by-hand/waive.ts'
import { lockSold } from '../packs/pack-of-order.ts'
import { reportFailedRefund } from './report-failed-refund.ts'
import { settlePayment, type PaymentRow, type SettleContext } from '../settlement/settle-payment.ts'

/**
 * Carries a refund order out, or the rest of it. A repeated run refunds nothing twice, even when the provider has
 * forgotten the key: it checks whether the provider knows the order. Then books the result. An order that the
 * provider refuses ends as failed.
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
  if (!checkout || knows(checkout, id)) return
  const amountMinor = Math.min(order.amountMinor, leftOf(checkout))
  if (amountMinor < order.amountMinor)
    await ctx.db
      .update(refunds)
      .set(
        amountMinor > 0
          ? { amountMinor, waivedMinor: sql`least(${refunds.waivedMinor}, ${amountMinor}::bigint)` }
          : { status: 'failed' },
      )
      .where(and(eq(refunds.id, id), eq(refunds.status, 'ordered')))
  try {
    if (amountMinor > 0) await provider.refund({ orderId: id, paymentId: payment.id, reference, amountMinor })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return endRefused(ctx, { payment, order: { id, amountMinor }, code: refusalCode(error) })
  }
  await settlePayment(ctx, payment.id)
}

type Refused = { payment: PaymentRow; order: { id: string; amountMinor: number }; code: string | null }

async function endRefused(ctx: SettleContext, { payment, order, code }: Refused): Promise<void> {
  // The provider's state decides: another refund may have taken the money since it was read
  const checkout = await settlePayment(ctx, payment.id)
  if (!checkout || knows(checkout, order.id)) return
  if (leftOf(checkout) < order.amountMinor) return refundPayment(ctx, order)
  await ctx.db.transaction(async (db) => {
    const sold = await lockSold(db, payment.orderId)
    const [failed] = await db
      .update(refunds)
      .set({ status: 'failed' })
      .where(and(eq(refunds.id, order.id), eq(refunds.status, 'ordered')))
      .returning()
    if (!failed) return
    await db
      .update(payments)
      .set({ refundedMinor: sql`${payments.refundedMinor} - ${failed.amountMinor}` })
      .where(eq(payments.id, payment.id))
    if (sold.enrollment.id) await waive(db, { enrollmentId: sold.enrollment.id, minor: -failed.waivedMinor })
    await reportFailedRefund(ctx, db, { order: failed, payment, ...sold, refusal: { code } })
  })
}

const knows = ({ refunds: known }: Checkout, id: string): boolean =>
  known.some(({ orderId }) => orderId === id)

const leftOf = ({ amountMinor, refunds: known }: Checkout): number =>
  known
    .filter(({ status }) => status !== 'failed')
    .reduce((left, refund) => left - refund.amountMinor, amountMinor)
