import { Stripe } from 'stripe'
import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import type { PaymentEvent } from './payments.ts'

/** Older signatures may have been caught on the way. */
const toleranceSeconds = 300

// Signing and checking need no key and speak to nobody
const { webhooks } = new Stripe('sk_unused')

/**
 * Where an event names our payment: in a checkout's metadata, and in that of the money it became. Money that went back
 * at the provider's own desk knows only from where.
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

/** Both providers sign alike. */
export function readSignedEvent(
  { payload, signature }: { payload: string; signature: string },
  { secret, now }: { secret: string; now: Date },
): PaymentEvent {
  try {
    const at = now.getTime()
    const signed = webhooks.constructEvent(payload, signature, secret, toleranceSeconds, undefined, at)
    const { metadata, payment_intent: reference } = event.parse(signed).data.object
    return { paymentId: metadata?.paymentId ?? null, reference: reference ?? null }
  } catch (cause) {
    throw new AppError('INVALID_SIGNATURE', { cause })
  }
}

export const signEvent = (payload: string, { secret, now }: { secret: string; now: Date }): string =>
  webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(now.getTime() / 1000) })
