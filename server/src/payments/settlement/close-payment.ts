import type { Checkout } from '../../adapters/payments/payments.ts'
import { providerNamed } from '../../adapters/payments/providers.ts'
import { settlePayment, type SettleContext } from './settle-payment.ts'

/**
 * Closes a payment at the provider first and in our rows afterwards: a crash in between leaves an open payment,
 * which a job finds, and never unnoticed money.
 */
export async function closePayment(
  ctx: SettleContext,
  { id, provider, sessionId }: { id: string; provider: string; sessionId: string },
): Promise<Checkout | null> {
  await providerNamed(ctx.providers, provider)?.closeCheckout(sessionId)
  return settlePayment(ctx, id)
}
