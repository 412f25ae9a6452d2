import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startStripeServer } from '../../testing/providers/stripe-server.ts'
import type { NewCheckout, PaymentProvider } from './payments.ts'
import { stripePayments } from './stripe.ts'

const start = new Date('2026-03-02T09:00:00Z')
const clock = { now: start }
const sessionsPath = '/v1/checkout/sessions'
const refundsPath = '/v1/refunds'

let stripe: Awaited<ReturnType<typeof startStripeServer>>
let payments: PaymentProvider
beforeAll(async () => {
  stripe = await startStripeServer({ clock: () => clock.now })
  payments = stripePayments({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', server: stripe.server })
})
afterAll(() => stripe.stop())

const aCheckout = (fields: Partial<NewCheckout> = {}): NewCheckout => ({
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
  callbackUrl: 'http://localhost/api/payments/return/stripe',
  heldUntil: new Date(start.getTime() + 30 * 60_000),
  expiresAt: new Date(start.getTime() + 36 * 60_000),
  ...fields,
})

async function paid() {
  const checkout = aCheckout()
  const { id } = await payments.createCheckout(checkout)
  stripe.pay(id)
  const { reference } = await payments.readCheckout(id)
  return { id, paymentId: checkout.paymentId, reference: reference ?? '' }
}
const anOrder = ({ paymentId, reference }: { paymentId: string; reference: string }) => ({
  orderId: randomUUID(),
  paymentId,
  reference,
  amountMinor: 10_000,
})
const keysSince = (count: number, path: string) =>
  stripe.calls
    .slice(count)
    .filter((call) => call.method === 'POST' && call.path === path)
    .map(({ key }) => key)
const refundsOf = (reference: string) =>
  stripe.refunds.filter((refund) => refund.payment_intent === reference)

describe('a 500 that Stripe stores under its key', () => {
  test('is overcome by a fresh key once the list shows that nothing was refunded', async () => {
    const { id, ...payment } = await paid()
    const order = anOrder(payment)
    const count = stripe.calls.length
    stripe.crash(refundsPath, {}, {})
    await expect(payments.refund(order)).rejects.toThrow('PAYMENTS_AWAY')
    // The second key fails as well, and is given up by the third run
    await expect(payments.refund(order)).rejects.toThrow('PAYMENTS_AWAY')
    const { id: refundId } = await payments.refund(order)
    const key = `refund-${order.orderId}-10000`
    expect(keysSince(count, refundsPath)).toEqual([key, key, `${key}-2`, key, `${key}-2`, `${key}-3`])
    expect(await payments.refund(order)).toMatchObject({ id: refundId })
    expect(refundsOf(payment.reference)).toHaveLength(1)
    expect((await payments.readCheckout(id)).refunds).toEqual([
      { id: refundId, amountMinor: 10_000, status: 'succeeded', orderId: order.orderId },
    ])
  })

  test('refunds nothing twice when the failed call took effect', async () => {
    const { id, ...payment } = await paid()
    const order = anOrder(payment)
    stripe.crash(refundsPath, { isDone: true })
    const first = await payments.refund(order)
    expect(await payments.refund(order)).toMatchObject({ id: first.id })
    expect(refundsOf(payment.reference).map(({ id: one }) => one)).toEqual([first.id])
    expect((await payments.readCheckout(id)).refunds).toHaveLength(1)
  })

  test('refunds once although many runs race after it', async () => {
    const payment = await paid()
    const order = anOrder(payment)
    stripe.crash(refundsPath, {}, {}, {})
    for (let round = 0; round < 5; round++)
      await Promise.allSettled(Array.from({ length: 8 }, () => payments.refund(order)))
    expect(refundsOf(payment.reference)).toHaveLength(1)
  })

  test('is forgotten after a day, and the order still refunds once', async () => {
    onTestFinished(() => void (clock.now = start))
    const payment = await paid()
    const order = anOrder(payment)
    stripe.crash(refundsPath, {})
    await expect(payments.refund(order)).rejects.toThrow('PAYMENTS_AWAY')
    clock.now = new Date(start.getTime() + 25 * 60 * 60_000)
    await payments.refund(order)
    expect(refundsOf(payment.reference)).toHaveLength(1)
  })

  test('opens one checkout, with a fresh key or the one that the failed call opened', async () => {
    const lost = aCheckout()
    stripe.crash(sessionsPath, {})
    await expect(payments.createCheckout(lost)).rejects.toThrow('PAYMENTS_AWAY')
    const { id } = await payments.createCheckout(lost)
    expect(await payments.createCheckout(lost)).toMatchObject({ id })
    const done = aCheckout()
    const count = stripe.sessions.size
    stripe.crash(sessionsPath, { isDone: true })
    const made = await payments.createCheckout(done)
    expect(await payments.createCheckout(done)).toEqual(made)
    expect(stripe.sessions.size).toBe(count + 1)
    expect(await payments.readCheckout(made.id)).toMatchObject({ paymentId: done.paymentId })
  })
})

test.each([
  ['tr', 'Yerini şu zamana kadar senin için tutuyoruz: 2 Mart Pazartesi 12:30 (İstanbul saati).'],
  ['en', 'We hold your seat until Monday 2 March at 12:30 (Istanbul time).'],
] as const)('the page is in the learner’s language and names the deadline: %s', async (language, text) => {
  const { id } = await payments.createCheckout(aCheckout({ language }))
  const call = stripe.calls.findLast(({ method, path }) => method === 'POST' && path === sessionsPath)
  expect(call?.params).toMatchObject({
    locale: language,
    'custom_text[submit][message]': expect.stringContaining(text),
  })
  expect(stripe.sessions.get(id)?.status).toBe('open')
})

test('a repeated checkout with another language or deadline returns the first one', async () => {
  const checkout = aCheckout()
  const made = await payments.createCheckout(checkout)
  const other = { ...checkout, title: 'Sabah grubu', language: 'en' as const, heldUntil: start }
  expect(await payments.createCheckout(other)).toEqual(made)
})

test('a limited number of calls is an outage that passes with the same key', async () => {
  const payment = await paid()
  const order = anOrder(payment)
  stripe.limit(0)
  await expect(payments.refund(order)).rejects.toThrow('PAYMENTS_AWAY')
  stripe.limit(Infinity)
  await payments.refund(order)
  expect(refundsOf(payment.reference)).toHaveLength(1)
})

test.each([
  ['a disputed payment', 'charge_disputed', (reference: string) => stripe.dispute(reference)],
  [
    'a refunded payment',
    'charge_already_refunded',
    (reference: string) => stripe.refundAtDesk(reference, 45_000),
  ],
])('the refund of %s is refused for good', async (_, code, prepare) => {
  const payment = await paid()
  prepare(payment.reference)
  await expect(payments.refund(anOrder(payment))).rejects.toMatchObject({
    code: 'PAYMENT_REFUSED',
    cause: { code },
  })
})

test.each([
  ['amount_too_small', { amountMinor: 49, currency: 'USD' as const }],
  ['amount_too_small', { amountMinor: 2499, currency: 'TRY' as const }],
  ['amount_too_large', { amountMinor: 100_000_000, currency: 'TRY' as const }],
])('a checkout is refused for good: %s %j', async (code, fields) => {
  await expect(payments.createCheckout(aCheckout(fields))).rejects.toMatchObject({
    code: 'PAYMENT_REFUSED',
    cause: { code },
  })
})

test('a waiting refund is reported as pending until the bank has decided', async () => {
  onTestFinished(() => stripe.slowRefunds(false))
  const { id, ...payment } = await paid()
  stripe.slowRefunds(true)
  await payments.refund(anOrder(payment))
  const statuses = async () => (await payments.readCheckout(id)).refunds.map(({ status }) => status)
  expect(await statuses()).toEqual(['pending'])
  stripe.endRefunds(payment.reference, 'failed')
  await payments.refund(anOrder(payment))
  stripe.endRefunds(payment.reference, 'succeeded')
  expect((await statuses()).toSorted()).toEqual(['failed', 'succeeded'])
})

test('an unpaid checkout expires at its time', async () => {
  onTestFinished(() => void (clock.now = start))
  const { id } = await payments.createCheckout(aCheckout())
  clock.now = new Date(start.getTime() + 36 * 60_000)
  expect(await payments.readCheckout(id)).toMatchObject({ status: 'expired', reference: null })
  expect(() => stripe.pay(id)).toThrow('not open')
  await payments.closeCheckout(id)
})
