import { and, eq, isNotNull } from 'drizzle-orm'
import type { PaymentEvent, PaymentProvider, ProviderRequest } from '../../adapters/payments/payments.ts'
import { providerNamed } from '../../adapters/payments/providers.ts'
import type { Db } from '../../db/connect.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { moneyLedger, payments } from '../../db/tables/selling/payments.ts'
import type { Context } from '../../context/context.ts'
import { RawReply } from '../../http/raw-reply.ts'
import { Redirect } from '../../http/redirect.ts'
import { AppError } from '../../errors/app-error.ts'
import { successUrl } from '../checkout/create-checkout.ts'
import { packSuccessUrl } from '../packs/create-pack-checkout.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * The event is only a hint: fetch the current state from the provider. Events of other payments are ignored. The
 * provider says how it is answered.
 */
export async function receiveWebhook(
  ctx: Context,
  { provider: name, ...request }: ProviderRequest & { provider: string },
): Promise<RawReply> {
  const provider = requireProvider(ctx, name)
  const { received, refused } = provider.webhookReplies
  const event = readEvent(ctx, { provider, request })
  if (!event) return new RawReply(refused)
  const paymentId = await findPayment(ctx.db, event)
  if (paymentId) await settlePayment(ctx, paymentId)
  return new RawReply(received)
}

/** Null when the provider did not sign it. */
function readEvent(
  { now, log }: Context,
  { provider, request }: { provider: PaymentProvider; request: ProviderRequest },
): PaymentEvent | null {
  try {
    return provider.readEvent(request, now)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'INVALID_SIGNATURE') throw error
    log.info({ code: error.code, provider: provider.name }, 'refused')
    return null
  }
}

/** Sends the browser that a provider posts back to the success page, which asks the provider. */
export async function returnFromProvider(
  ctx: Context,
  { provider, ...request }: ProviderRequest & { provider: string },
): Promise<Redirect> {
  const { readCallback } = requireProvider(ctx, provider)
  if (!readCallback) throw new AppError('NOT_FOUND')
  const { sessionId } = readCallback(request)
  const [ofPack] = await ctx.db
    .select({ id: orders.packId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.provider, provider), eq(payments.sessionId, sessionId), isNotNull(orders.packId)))
  const urlOf = ofPack ? packSuccessUrl : successUrl
  return new Redirect(urlOf(ctx.publicUrl, encodeURIComponent(sessionId)))
}

function requireProvider({ providers }: Context, name: string): PaymentProvider {
  const provider = providerNamed(providers, name)
  if (!provider) throw new AppError('NOT_FOUND')
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
