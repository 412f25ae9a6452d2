import { and, eq } from 'drizzle-orm'
import type { PaymentEvent } from '../adapters/payments/payments.ts'
import type { Db } from '../db/connect.ts'
import { moneyLedger } from '../db/tables/selling/payments.ts'
import type { Context } from '../context/context.ts'
import { settlePayment } from './settle-payment.ts'

/** The event is only a hint: fetch the current state from the provider. Events of other payments are ignored. */
export async function receiveWebhook(
  ctx: Context,
  event: { payload: string; signature: string },
): Promise<{ received: true }> {
  const paymentId = await findPayment(ctx.db, ctx.payments.readEvent(event, ctx.now))
  if (paymentId) await settlePayment(ctx, paymentId)
  return { received: true }
}

async function findPayment(db: Db, { paymentId, reference }: PaymentEvent): Promise<string | null> {
  if (paymentId || !reference) return paymentId
  const [line] = await db
    .select({ paymentId: moneyLedger.paymentId })
    .from(moneyLedger)
    .where(and(eq(moneyLedger.kind, 'payment'), eq(moneyLedger.reference, reference)))
  return line?.paymentId ?? null
}
