import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/databases/database.ts'
import { aTurkishCheckout, startIyzicoSchool } from '../../testing/providers/iyzico-school.ts'
import { startStripeServer } from '../../testing/providers/stripe-server.ts'
import { signatureHeader, signEvent } from './events.ts'
import { giveBack, localPayments, payLocalCheckout } from './local.ts'
import type { NewCheckout, PaymentProvider, ProviderRequest } from './payments.ts'
import { stripePayments } from './stripe.ts'

const now = new Date('2026-03-02T09:00:00Z')
const webhookSecret = 'whsec_of_this_test'

/** An adapter, and actions at its provider that we do not start. */
type World = {
  payments: PaymentProvider
  /** Opens a checkout, and stores it as the core does. */
  open: (checkout: NewCheckout) => Promise<{ id: string; url: string }>
  pay: (id: string) => Promise<unknown>
  refundAtDesk: (reference: string, amountMinor: number) => Promise<unknown>
  /** A signed event about a paid checkout. */
  eventOf: (checkout: { id: string; paymentId: string }) => ProviderRequest
  /** Some providers cannot close a checkout, which ends by itself. */
  waitForEnd?: () => void
}

let database: TestDatabase
let stripe: Awaited<ReturnType<typeof startStripeServer>>
let iyzico: Awaited<ReturnType<typeof startIyzicoSchool>>
let worlds: Record<'local' | 'stripe' | 'iyzico', World>
beforeAll(async () => {
  database = await createTestDatabase()
  stripe = await startStripeServer({ clock: () => now })
  iyzico = await startIyzicoSchool()
  const { db } = database
  const local = localPayments({ db, publicUrl: 'http://localhost', webhookSecret, clock: () => now })
  const ofStripe = stripePayments({ secretKey: 'sk_test_1', webhookSecret, server: stripe.server })
  const eventOf = ({ paymentId }: { paymentId: string }) => signed({ metadata: { paymentId } })
  worlds = {
    local: {
      payments: local,
      open: local.createCheckout,
      pay: (id) => payLocalCheckout(db, id, now),
      refundAtDesk: (reference, amountMinor) =>
        giveBack(db, { reference, amountMinor, key: randomUUID(), now }),
      eventOf,
    },
    stripe: {
      payments: ofStripe,
      open: ofStripe.createCheckout,
      pay: async (id) => stripe.pay(id),
      refundAtDesk: async (reference, amount) => stripe.refundAtDesk(reference, amount),
      eventOf,
    },
    iyzico: {
      payments: iyzico.payments,
      open: iyzico.open,
      pay: async (id) => iyzico.iyzico.pay(id),
      refundAtDesk: async (reference, amount) => iyzico.iyzico.refundAtDesk(reference, amount),
      eventOf: ({ id }) => iyzico.iyzico.event(id),
      waitForEnd: () => iyzico.later(35),
    },
  }
})
beforeEach(() => iyzico.reset())
afterAll(async () => {
  await Promise.all([stripe.stop(), iyzico.iyzico.stop()])
  await database.drop()
})

/** An event as Stripe and the local provider send it. */
function signed(object: object, secret = webhookSecret): ProviderRequest {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', data: { object } })
  return { payload, headers: { [signatureHeader]: signEvent(payload, { secret, now }) } }
}

const aCheckout = () => aTurkishCheckout({ amountMinor: 45_000 })

describe.each(['local', 'stripe', 'iyzico'] as const)('the %s provider', (name) => {
  const world = () => worlds[name]

  async function paid(checkout = aCheckout()) {
    const { payments, open, pay } = world()
    const { id } = await open(checkout)
    await pay(id)
    const { reference } = await payments.readCheckout(id)
    return { id, paymentId: checkout.paymentId, reference: reference ?? '' }
  }

  test('opens an unpaid checkout', async () => {
    const checkout = aCheckout()
    const { payments, open } = world()
    const { id, url } = await open(checkout)
    expect(url).toContain(id)
    expect(await payments.readCheckout(id)).toEqual({
      id,
      paymentId: checkout.paymentId,
      status: 'open',
      amountMinor: 45_000,
      currency: 'TRY',
      chargedMinor: null,
      instalments: null,
      reference: null,
      refunds: [],
      disputes: [],
    })
  })

  test('returns the payment reference once paid, and refuses a second payment', async () => {
    const { payments } = world()
    const { id, paymentId, reference } = await paid()
    expect(reference).not.toBe('')
    await payments.closeCheckout(id)
    expect(await payments.readCheckout(id)).toEqual({
      id,
      paymentId,
      status: 'complete',
      amountMinor: 45_000,
      currency: 'TRY',
      chargedMinor: 45_000,
      instalments: 1,
      reference,
      refunds: [],
      disputes: [],
    })
  })

  test('ends a closed checkout, also when it is closed twice', async () => {
    const { payments, open, waitForEnd } = world()
    const { id } = await open(aCheckout())
    await payments.closeCheckout(id)
    await payments.closeCheckout(id)
    waitForEnd?.()
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
    await expect(payments.refund(tooMuch)).rejects.toThrow('PAYMENT_REFUSED')
  })

  test('accepts its own signature and no other', async () => {
    const { payments, eventOf } = world()
    const { id, paymentId } = await paid()
    const { payload, headers } = eventOf({ id, paymentId })
    expect(payments.readEvent({ payload, headers }, now)).toMatchObject({ paymentId })
    const [header, signature] = Object.entries(headers)[0] ?? ['', '']
    const refused: ProviderRequest[] = [
      { payload: payload.replace(paymentId, randomUUID()), headers },
      { payload, headers: {} },
      { payload, headers: { [header]: '' } },
      { payload, headers: { [header]: signature.replaceAll(/[0-9]/g, '0') } },
      { payload: '', headers },
    ]
    for (const request of refused) expect(() => payments.readEvent(request, now)).toThrow('INVALID_SIGNATURE')
  })

  test('gets 200 for an event that arrived, and 400 for a bad signature', () => {
    const { received, refused } = world().payments.webhookReplies
    expect([received.status, refused.status]).toEqual([200, 400])
    for (const { contentType, body } of [received, refused])
      expect(contentType.startsWith('application/json')).toBe(/^{.*}$/.test(body))
  })
})

describe.each(['local', 'stripe'] as const)(
  'the %s provider, which has idempotency keys and dated events,',
  (name) => {
    const world = () => worlds[name]

    test('opens one checkout for repeated requests', async () => {
      const checkout = aCheckout()
      const { payments } = world()
      const made = [await payments.createCheckout(checkout), await payments.createCheckout(checkout)]
      expect(made[0]).toEqual(made[1])
    })

    test('accepts its own signature for five minutes', () => {
      const { payments } = world()
      const paymentId = randomUUID()
      const event = signed({ metadata: { paymentId } })
      const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
      expect(payments.readEvent(event, later(300))).toEqual({ paymentId, reference: null })
      expect(() => payments.readEvent(event, later(301))).toThrow('INVALID_SIGNATURE')
      const forged = signed({ metadata: { paymentId } }, 'whsec_other')
      expect(() => payments.readEvent(forged, now)).toThrow('INVALID_SIGNATURE')
    })

    test('ignores events of other checkouts', () => {
      const read = (object: object) => world().payments.readEvent(signed(object), now)
      expect(read({})).toEqual({ paymentId: null, reference: null })
      expect(read({ metadata: {}, payment_intent: 'pi_1' })).toEqual({ paymentId: null, reference: 'pi_1' })
    })
  },
)

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
      'line_items[0][price_data][currency]': 'try',
      'line_items[0][price_data][unit_amount]': '45000',
      'line_items[0][price_data][product_data][name]': checkout.title,
      customer_email: checkout.email,
      client_reference_id: checkout.paymentId,
      'metadata[paymentId]': checkout.paymentId,
      'payment_intent_data[metadata][paymentId]': checkout.paymentId,
      locale: 'tr',
      'custom_text[submit][message]': expect.stringContaining('Yerini şu zamana kadar'),
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
    const other = { ...checkout, amountMinor: 44_000 }
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
