import { and, eq } from 'drizzle-orm'
import type { PaymentEvent, PaymentProvider, ProviderRequest } from '../../adapters/payments/payments.ts'
import { providerNamed } from '../../adapters/payments/providers.ts'
import type { Db } from '../../db/connect.ts'
import { moneyLedger } from '../../db/tables/selling/payments.ts'
import type { Context } from '../../context/context.ts'
import { Redirect } from '../../http/redirect.ts'
import { AppError } from '../../errors/app-error.ts'
import { successUrl } from '../checkout/create-checkout.ts'
import { settlePayment } from './settle-payment.ts'

/** The event is only a hint: fetch the current state from the provider. Events of other payments are ignored. */
export async function receiveWebhook(
  ctx: Context,
  { provider, ...request }: ProviderRequest & { provider: string },
): Promise<{ received: true }> {
  const event = requireProvider(ctx, provider).readEvent(request, ctx.now)
  const paymentId = await findPayment(ctx.db, event)
  if (paymentId) await settlePayment(ctx, paymentId)
  return { received: true }
}

/** Sends the browser that a provider posts back to the success page, which asks the provider. */
export function returnFromProvider(
  ctx: Context,
  { provider, ...request }: ProviderRequest & { provider: string },
): Redirect {
  const { readCallback } = requireProvider(ctx, provider)
  if (!readCallback) throw new AppError('NOT_FOUND')
  const { sessionId } = readCallback(request)
  return new Redirect(successUrl(ctx.publicUrl, encodeURIComponent(sessionId)))
}

function requireProvider({ providers }: Context, name: string): PaymentProvider {
  const provider = providerNamed(providers, name)
  if (!provider) throw new AppError('NO_PAYMENTS')
  return provider
}

async function findPayment(db: Db, { paymentId, reference }: PaymentEvent): Promise<string | null> {
  if (paymentId || !reference) return paymentId
  const [line] = await db
    .select({ paymentId: moneyLedger.paymentId })
    .from(moneyLedger)
    .where(and(eq(moneyLedger.kind, 'payment'), eq(moneyLedger.reference, reference)))
  return line?.paymentId ?? null
}
