import Stripe from 'stripe'
import { readSignedEvent } from './events.ts'
import type { Checkout, Payments } from './payments.ts'

export type StripeOptions = {
  secretKey: string
  webhookSecret: string
  /** Another server that speaks Stripe's language, for tests. */
  server?: { host: string; port: number; protocol: 'http' | 'https' }
}

/** How long a call may take, and how often it is tried: the SDK sends the same idempotency key each time. */
const patience = { timeout: 10_000, maxNetworkRetries: 2 } as const

/** Stripe keeps a checkout open for half an hour at least. */
const shortestMinutes = 31

/** Stripe Checkout. Cards are typed on Stripe's page; nothing of them comes here. */
export function stripePayments({ secretKey, webhookSecret, server }: StripeOptions): Payments {
  const stripe = new Stripe(secretKey, { ...patience, ...server, telemetry: false })
  return {
    provider: 'stripe',

    async createCheckout({
      paymentId,
      title,
      email,
      amountMinor,
      currency,
      expiresAt,
      successUrl,
      cancelUrl,
    }) {
      const metadata = { paymentId }
      const earliest = Date.now() + shortestMinutes * 60_000
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
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
          success_url: successUrl,
          cancel_url: cancelUrl,
          expires_at: Math.floor(Math.max(expiresAt.getTime(), earliest) / 1000),
        },
        { idempotencyKey: `checkout-${paymentId}` },
      )
      if (!session.url) throw new Error('the provider opened a checkout without an address')
      return { id: session.id, url: session.url }
    },

    async readCheckout(id): Promise<Checkout> {
      const session = await stripe.checkout.sessions.retrieve(id, {
        expand: ['payment_intent.latest_charge.refunds'],
      })
      const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
      const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
      const isPaid = session.status === 'complete' && session.payment_status === 'paid'
      return {
        id: session.id,
        paymentId: session.metadata?.['paymentId'] ?? '',
        status: isPaid ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
        amountMinor: session.amount_total ?? 0,
        currency: (session.currency ?? '').toUpperCase(),
        reference: isPaid ? (intent?.id ?? null) : null,
        refunds: (charge?.refunds?.data ?? [])
          .filter(({ status }) => status === 'succeeded' || status === 'pending')
          .map(({ id: refundId, amount }) => ({ id: refundId, amountMinor: amount })),
      }
    },

    async closeCheckout(id) {
      try {
        await stripe.checkout.sessions.expire(id)
      } catch (error) {
        // Only an open one can be closed: it was paid or had expired meanwhile
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }
    },

    async refund({ reference, amountMinor, key }) {
      const { id } = await stripe.refunds.create(
        { payment_intent: reference, amount: amountMinor },
        { idempotencyKey: key },
      )
      return { id }
    },

    readEvent: (event, now) => readSignedEvent(event, { secret: webhookSecret, now }),
  }
}
