import type { Language } from '@sohbet/domain/language'
import { zonedTime } from '@sohbet/domain/zoned-time'
import { Stripe } from 'stripe'
import { findingOf } from '../finding.ts'
import { readSignedEvent, signedEventReplies } from './events.ts'
import type { Checkout, NewCheckout, PaymentProvider, ProviderRefund } from './payments.ts'
import { createOnce } from './stripe/create-once.ts'
import { readDisputes } from './stripe/disputes.ts'
import { away, isKeyRefused } from './stripe/errors.ts'

export type StripeOptions = {
  secretKey: string
  webhookSecret: string
  /** Another server with Stripe's API, and its timeout, for tests. */
  server?: { host: string; port: number; protocol: 'http' | 'https'; timeout?: number }
}

/** Timeout and retries of a call; the SDK repeats the same idempotency key. */
const clientOptions = { timeout: 10_000, maxNetworkRetries: 2 } as const

/** Stripe Checkout. The learner types the card on Stripe's page; no card data comes here. */
export function stripePayments({ secretKey, webhookSecret, server }: StripeOptions): PaymentProvider {
  const stripe = new Stripe(secretKey, { ...clientOptions, ...server, telemetry: false })
  return {
    name: 'stripe',
    takes: () => true,
    needsBuyer: false,
    tellsDisputes: true,
    instalments: [1],
    // Stripe requires at least half an hour; a job closes checkouts that are over
    openMinutes: 36,

    // The key needs no more permissions for it than for a payment
    check: () => findingOf(() => stripe.checkout.sessions.list({ limit: 1 }), isKeyRefused),

    async createCheckout(checkout) {
      const session = await createOnce({
        key: `checkout-${checkout.paymentId}`,
        create: (idempotencyKey) => stripe.checkout.sessions.create(wordsOf(checkout), { idempotencyKey }),
        find: () => findSession(stripe, checkout),
      })
      if (!session.url) throw new Error('the provider opened a checkout without an address')
      return { id: session.id, url: session.url }
    },

    async readCheckout(id): Promise<Checkout> {
      const session = await asked(stripe.checkout.sessions.retrieve(id))
      const { payment_intent: intent, metadata } = session
      const isPaid = session.status === 'complete' && session.payment_status === 'paid'
      const reference = isPaid ? ((typeof intent === 'string' ? intent : intent?.id) ?? null) : null
      return {
        id: session.id,
        paymentId: metadata?.['paymentId'] ?? '',
        status: isPaid ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
        amountMinor: session.amount_total ?? 0,
        currency: (session.currency ?? '').toUpperCase(),
        chargedMinor: isPaid ? session.amount_total : null,
        instalments: isPaid ? 1 : null,
        reference,
        refunds: reference ? await readRefunds(stripe, reference) : [],
        disputes: reference ? await readDisputes(stripe, reference) : [],
      }
    },

    async closeCheckout(id) {
      try {
        await stripe.checkout.sessions.expire(id)
      } catch (error) {
        // Only an open checkout can be closed: it was paid or expired meanwhile
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw away(error)
      }
    },

    async refund({ orderId, paymentId, reference, amountMinor }) {
      const { id } = await createOnce<{ id: string }>({
        // Stripe remembers a refusal under its key; with the amount in the key a smaller refund can be tried
        key: `refund-${orderId}-${amountMinor}`,
        create: (idempotencyKey) =>
          stripe.refunds.create(
            { payment_intent: reference, amount: amountMinor, metadata: { orderId, paymentId } },
            // The job retries later: until then Stripe's list shows what a failed call has done
            { idempotencyKey, maxNetworkRetries: 0 },
          ),
        find: async () => (await readRefunds(stripe, reference)).find((refund) => refund.orderId === orderId),
      })
      return { id }
    },

    readEvent: (request, now) => readSignedEvent(request, { secret: webhookSecret, now }),
    webhookReplies: signedEventReplies,
  }
}

/** Stripe shows it beside the button. */
const deadlineIn: Record<Language, (when: string) => string> = {
  en: (when) => `We hold your seat until ${when}. Please pay before then.`,
  tr: (when) =>
    `Yerini şu zamana kadar senin için tutuyoruz: ${when}. Lütfen ödemeni o zamana kadar tamamla.`,
}

/** A checkout as Stripe's parameters. */
function wordsOf({ paymentId, title, email, amountMinor, currency, ...checkout }: NewCheckout) {
  const { language, heldUntil } = checkout
  const reader = { language, timeZone: null }
  const metadata = { paymentId }
  return {
    mode: 'payment',
    // Cards only: other payment methods take days to settle
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountMinor,
          product_data: { name: title },
        },
      },
    ],
    customer_email: email,
    client_reference_id: paymentId,
    metadata,
    payment_intent_data: { metadata },
    locale: language,
    custom_text: { submit: { message: deadlineIn[language](zonedTime(heldUntil, reader)) } },
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    expires_at: Math.floor(checkout.expiresAt.getTime() / 1000),
  } satisfies Stripe.Checkout.SessionCreateParams
}

/** The open checkout of a payment. Stripe lists them by time, and none lives longer than a day. */
async function findSession(stripe: Stripe, { paymentId, amountMinor, currency, expiresAt }: NewCheckout) {
  const day = 24 * 60 * 60
  const created = { gte: Math.floor(expiresAt.getTime() / 1000) - day }
  try {
    for await (const session of stripe.checkout.sessions.list({ created, status: 'open', limit: 100 })) {
      const isSame = session.amount_total === amountMinor && session.currency === currency.toLowerCase()
      if (session.metadata?.['paymentId'] === paymentId && isSame) return session
    }
  } catch (error) {
    throw away(error)
  }
  return undefined
}

async function readRefunds(stripe: Stripe, reference: string): Promise<ProviderRefund[]> {
  const refunds: ProviderRefund[] = []
  try {
    for await (const { id, amount, status, metadata } of stripe.refunds.list({
      payment_intent: reference,
      limit: 100,
    })) {
      refunds.push({
        id,
        amountMinor: amount,
        status: statuses[status ?? ''] ?? 'pending',
        orderId: metadata?.['orderId'] ?? null,
      })
    }
  } catch (error) {
    throw away(error)
  }
  return refunds
}

const statuses: Record<string, ProviderRefund['status']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

/** A read that Stripe refuses is a wrong key, which a person corrects. */
async function asked<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    throw away(error)
  }
}
