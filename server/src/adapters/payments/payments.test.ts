import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/databases/database.ts'
import { startStripeServer } from '../../testing/providers/stripe-server.ts'
import { signatureHeader, signEvent } from './events.ts'
import { giveBack, localPayments, payLocalCheckout } from './local.ts'
import type { NewCheckout, PaymentProvider } from './payments.ts'
import { stripePayments } from './stripe.ts'

const now = new Date('2026-03-02T09:00:00Z')
const webhookSecret = 'whsec_of_this_test'

/** An adapter, and actions at its provider that we do not start. */
type World = {
  payments: PaymentProvider
  pay: (id: string) => Promise<unknown>
  refundAtDesk: (reference: string, amountMinor: number) => Promise<unknown>
}

let database: TestDatabase
let stripe: Awaited<ReturnType<typeof startStripeServer>>
let worlds: Record<'local' | 'stripe', World>
beforeAll(async () => {
  database = await createTestDatabase()
  stripe = await startStripeServer({ clock: () => now })
  const { db } = database
  worlds = {
    local: {
      payments: localPayments({ db, publicUrl: 'http://localhost', webhookSecret, clock: () => now }),
      pay: (id) => payLocalCheckout(db, id, now),
      refundAtDesk: (reference, amountMinor) =>
        giveBack(db, { reference, amountMinor, key: randomUUID(), now }),
    },
    stripe: {
      payments: stripePayments({ secretKey: 'sk_test_1', webhookSecret, server: stripe.server }),
      pay: async (id) => stripe.pay(id),
      refundAtDesk: async (reference, amount) => stripe.refundAtDesk(reference, amount),
    },
  }
})
afterAll(async () => {
  await stripe.stop()
  await database.drop()
})

const aCheckout = (): NewCheckout => ({
  paymentId: randomUUID(),
  title: 'Akşam grubu · Basic · Sohbet',
  email: 'ayşe@example.test',
  payerId: randomUUID(),
  ip: '192.0.2.1',
  buyer: null,
  amountMinor: 45_000,
  currency: 'USD',
  instalments: [1],
  language: 'tr',
  successUrl: 'http://localhost/learner/enrollment/success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost/learner/enrollment/cancel',
  callbackUrl: 'http://localhost/api/payments/return/local',
  heldUntil: new Date(now.getTime() + 30 * 60_000),
  expiresAt: new Date(now.getTime() + 36 * 60_000),
})

describe.each(['local', 'stripe'] as const)('the %s provider', (name) => {
  const world = () => worlds[name]

  async function paid(checkout = aCheckout()) {
    const { payments, pay } = world()
    const { id } = await payments.createCheckout(checkout)
    await pay(id)
    const { reference } = await payments.readCheckout(id)
    return { id, paymentId: checkout.paymentId, reference: reference ?? '' }
  }

  test('opens one checkout for repeated requests', async () => {
    const checkout = aCheckout()
    const { payments } = world()
    const made = [await payments.createCheckout(checkout), await payments.createCheckout(checkout)]
    expect(made[0]).toEqual(made[1])
    expect(made[0]?.url).toContain(made[0]?.id)
    expect(await payments.readCheckout(made[0]?.id ?? '')).toEqual({
      id: made[0]?.id,
      paymentId: checkout.paymentId,
      status: 'open',
      amountMinor: 45_000,
      currency: 'USD',
      chargedMinor: null,
      instalments: null,
      reference: null,
      refunds: [],
    })
  })

  test('returns the payment reference once paid, and refuses a second payment', async () => {
    const { payments } = world()
    const { id, reference } = await paid()
    expect(reference).not.toBe('')
    await payments.closeCheckout(id)
    expect(await payments.readCheckout(id)).toMatchObject({ status: 'complete', reference })
  })

  test('closes a checkout, also twice', async () => {
    const { payments } = world()
    const { id } = await payments.createCheckout(aCheckout())
    await payments.closeCheckout(id)
    await payments.closeCheckout(id)
    expect(await payments.readCheckout(id)).toMatchObject({ status: 'expired', reference: null })
  })

  test('refunds once per order and never more than was paid', async () => {
    const { payments, refundAtDesk } = world()
    const { id, paymentId, reference } = await paid()
    const order = { orderId: randomUUID(), paymentId, reference, amountMinor: 20_000 }
    expect(await payments.refund(order)).toMatchObject(await payments.refund(order))
    await refundAtDesk(reference, 5000)
    const { refunds } = await payments.readCheckout(id)
    const reported = refunds.map(({ amountMinor, status, orderId }) => ({ amountMinor, status, orderId }))
    expect(reported).toHaveLength(2)
    expect(reported).toContainEqual({ amountMinor: 20_000, status: 'succeeded', orderId: order.orderId })
    expect(reported).toContainEqual({ amountMinor: 5000, status: 'succeeded', orderId: null })
    const tooMuch = { ...order, orderId: randomUUID(), amountMinor: 20_001 }
    await expect(payments.refund(tooMuch)).rejects.toThrow('PAYMENTS_AWAY')
  })

  test('accepts its own signature for five minutes', () => {
    const { payments } = world()
    const paymentId = randomUUID()
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { metadata: { paymentId } } },
    })
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
    const signature = signEvent(payload, { secret: webhookSecret, now })
    expect(payments.readEvent({ payload, headers: { [signatureHeader]: signature } }, later(300))).toEqual({
      paymentId,
      reference: null,
    })
    const refused = [
      () => payments.readEvent({ payload, headers: { [signatureHeader]: signature } }, later(301)),
      () => payments.readEvent({ payload: `${payload} `, headers: { [signatureHeader]: signature } }, now),
      () => payments.readEvent({ payload, headers: { [signatureHeader]: '' } }, now),
      () =>
        payments.readEvent(
          { payload, headers: { [signatureHeader]: signEvent(payload, { secret: 'whsec_other', now }) } },
          now,
        ),
    ]
    for (const read of refused) expect(read).toThrow('INVALID_SIGNATURE')
  })

  test('ignores events of other checkouts', () => {
    const read = (object: object) => {
      const payload = JSON.stringify({ id: 'evt_2', object: 'event', type: 'x', data: { object } })
      const signature = signEvent(payload, { secret: webhookSecret, now })
      return world().payments.readEvent({ payload, headers: { [signatureHeader]: signature } }, now)
    }
    expect(read({})).toEqual({ paymentId: null, reference: null })
    expect(read({ metadata: {}, payment_intent: 'pi_1' })).toEqual({ paymentId: null, reference: 'pi_1' })
  })
})

describe('Stripe', () => {
  const { calls } = { calls: () => stripe.calls.filter(({ path }) => path === '/v1/checkout/sessions') }
  const lastCalls = (count: number) => calls().slice(-count)

  test('receives all required fields form-encoded, and no card data', async () => {
    const checkout = aCheckout()
    await worlds.stripe.payments.createCheckout(checkout)
    const [call] = lastCalls(1)
    expect(call?.key).toBe(`checkout-${checkout.paymentId}`)
    expect(call?.params).toEqual({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '45000',
      'line_items[0][price_data][product_data][name]': checkout.title,
      customer_email: checkout.email,
      client_reference_id: checkout.paymentId,
      'metadata[paymentId]': checkout.paymentId,
      'payment_intent_data[metadata][paymentId]': checkout.paymentId,
      success_url: checkout.successUrl,
      cancel_url: checkout.cancelUrl,
      expires_at: String(checkout.expiresAt.getTime() / 1000),
    })
  })

  test.each([
    ['answers 500 once', { status: 500 }],
    ['is silent once', { silence: true as const }],
    ['does it and loses the answer', { isLost: true as const }],
  ])('is called again with the same key when it %s', async (_, fault) => {
    const checkout = aCheckout()
    const count = stripe.sessions.size
    stripe.fail(fault)
    const { id } = await worlds.stripe.payments.createCheckout(checkout)
    const keys = lastCalls(2).map(({ key }) => key)
    expect(keys).toEqual([`checkout-${checkout.paymentId}`, `checkout-${checkout.paymentId}`])
    expect(stripe.sessions.size).toBe(count + 1)
    expect(stripe.sessions.get(id)?.status).toBe('open')
  })

  test.each([
    ['too many requests', [{ status: 429 }]],
    ['three faults in a row', [{ status: 500 }, { status: 503 }, { status: 500 }]],
    ['a wrong key', [{ status: 401 }]],
  ])('%s becomes PAYMENTS_AWAY for the learner', async (_, faults) => {
    stripe.fail(...faults)
    await expect(worlds.stripe.payments.createCheckout(aCheckout())).rejects.toThrow('PAYMENTS_AWAY')
  })

  test('refuses other values under a used key', async () => {
    const checkout = aCheckout()
    await worlds.stripe.payments.createCheckout(checkout)
    const other = { ...checkout, amountMinor: 1 }
    await expect(worlds.stripe.payments.createCheckout(other)).rejects.toThrow('PAYMENTS_AWAY')
  })

  test('lists refunds to the last page', async () => {
    const { payments } = worlds.stripe
    const { id } = await payments.createCheckout(aCheckout())
    stripe.pay(id)
    const { reference } = await payments.readCheckout(id)
    for (let n = 0; n < 120; n++) stripe.refundAtDesk(reference ?? '', 10)
    expect((await payments.readCheckout(id)).refunds).toHaveLength(120)
  })
})
