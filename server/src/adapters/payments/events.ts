import { errors } from '@sohbet/contract/errors'
import { Stripe } from 'stripe'
import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import type { PaymentEvent, PaymentProvider, ProviderRequest } from './payments.ts'

export const signatureHeader = 'stripe-signature'
/** Older signatures may have been intercepted. */
const toleranceSeconds = 300

// Signing and checking need no key and no network
const { webhooks } = new Stripe('sk_unused')

/**
 * Where an event names our payment: in the metadata of a checkout or of its payment. A refund made at the
 * provider's dashboard only has the payment's reference.
 */
const event = z.object({
  type: z.string(),
  data: z.object({
    object: z.object({
      metadata: z.object({ paymentId: z.uuid() }).nullish().catch(null),
      payment_intent: z.string().nullish().catch(null),
    }),
  }),
})

/** Both providers sign in the same way. */
export function readSignedEvent(
  { payload, headers }: ProviderRequest,
  { secret, now }: { secret: string; now: Date },
): PaymentEvent {
  try {
    const signature = headers[signatureHeader] ?? ''
    const at = now.getTime()
    const signed = webhooks.constructEvent(payload, signature, secret, toleranceSeconds, undefined, at)
    const { metadata, payment_intent: reference } = event.parse(signed).data.object
    return { paymentId: metadata?.paymentId ?? null, reference: reference ?? null }
  } catch (cause) {
    throw new AppError('INVALID_SIGNATURE', { cause })
  }
}

const invalid = errors.INVALID_SIGNATURE
const inJson = (status: number, value: object) => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
})

/** Stripe stops at any 2xx, and its dashboard shows the body of each reply. */
export const signedEventReplies: PaymentProvider['webhookReplies'] = {
  received: inJson(200, { received: true }),
  refused: inJson(invalid.status, { message: invalid.en, code: 'INVALID_SIGNATURE' }),
}

export const signEvent = (payload: string, { secret, now }: { secret: string; now: Date }): string =>
  webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(now.getTime() / 1000) })
