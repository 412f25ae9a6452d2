import type { Checkout } from '../adapters/payments/payments.ts'
import { settlePayment, type SettleContext } from './settle-payment.ts'

/**
 * Nobody can pay it any more. The provider closes it first and our rows follow its word, so that a crash between the
 * two leaves an open payment, which a job finds, and never money that nobody looks for.
 */
export async function closePayment(
  ctx: SettleContext,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<Checkout | null> {
  await ctx.payments.closeCheckout(sessionId)
  return settlePayment(ctx, id)
}
