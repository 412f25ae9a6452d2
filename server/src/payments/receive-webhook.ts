import type { Context } from '../http/context.ts'
import { settlePayment } from './settle-payment.ts'

/** The provider says that something happened; what, we ask. Events of others' payments are heard and left alone. */
export async function receiveWebhook(
  ctx: Context,
  event: { payload: string; signature: string },
): Promise<{ received: true }> {
  const { paymentId } = ctx.payments.readEvent(event, ctx.now)
  if (paymentId) await settlePayment(ctx, paymentId)
  return { received: true }
}
