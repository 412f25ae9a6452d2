import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { moneyLedger, payments, refunds } from '../../db/tables/selling/payments.ts'
import type { TestApp } from '../../testing/apps/test-app.ts'
import { startStripeApp, type StripeApp } from '../../testing/apps/stripe-app.ts'
import { numbersOf } from '../../testing/numbers.ts'
import { isFull, tries } from '../../testing/proofs.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import { aTestedLearner, paymentEvent } from '../../testing/rows/selling.ts'
import { orderRefund } from '../refunds/order-refund.ts'
import { refundPayment } from '../refunds/refund-payment.ts'

const rounds = tries(100, 3)
vi.setConfig({ testTimeout: isFull ? 1_800_000 : 60_000 })

let server: TestApp
let stripe: StripeApp['stripe']
let app: StripeApp
beforeAll(async () => {
  app = await startStripeApp()
  ;({ server, stripe } = app)
})
afterAll(() => app.stop())

async function aPaidSeat() {
  const course = await aCourse(server.db)
  const learner = await aTestedLearner(server.db)
  const { paymentId } = await app.paid(learner, { courseId: course.id })
  const [payment] = await server.db.select().from(payments).where(eq(payments.id, paymentId))
  if (!payment?.reference) throw new Error('it is not paid')
  return { payment, reference: payment.reference }
}

/** Two orders at once, so that a second refund would not be stopped by the payment's sum. */
async function orderTwo(payment: typeof payments.$inferSelect) {
  const now = server.clock.now
  await server.db.transaction(async (db) => {
    await orderRefund(db, payment, { amountMinor: 5000, now })
    await orderRefund(db, { ...payment, refundedMinor: 5000 }, { amountMinor: 7000, now })
  })
  const orders = await server.db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
  return orders.map(({ id }) => ({ id }))
}

const run = (order: { id: string }) => refundPayment(app.settleContext(), order)

test(`${rounds} storms of stored errors, lost replies and limits refund each order once`, async () => {
  for (let round = 0; round < rounds; round++) {
    const next = numbersOf(round + 1)
    const { payment, reference } = await aPaidSeat()
    const orders = await orderTwo(payment)
    stripe.crash(
      '/v1/refunds',
      ...Array.from({ length: next(6) }, () => (next(3) === 0 ? { isDone: true as const } : {})),
    )
    for (let wave = 0; wave < 3; wave++) {
      if (next(3) === 0)
        stripe.before('/v1/refunds', () => stripe.refundAtDesk(reference, 1000 * (1 + next(3))))
      if (next(4) === 0) stripe.limit(next(12))
      if (next(4) === 0) stripe.fail({ isLost: true })
      await Promise.allSettled([...orders, ...orders, ...orders].map(run))
      stripe.limit(Infinity)
    }
    stripe.crash('/v1/refunds')
    stripe.before('/v1/refunds', () => undefined)
    for (let times = 0; times < 3; times++) await Promise.allSettled(orders.map(run))
    // The event of a refund that the school made meanwhile
    await server.sendEvent(paymentEvent(payment.id, 'charge.refunded'))
    expect(await readEnd(orders, payment.id)).toEqual({
      statuses: ['done', 'done'],
      refundsPerOrder: [1, 1],
      booked: stripe.balance(),
    })
  }
})

async function readEnd(orders: readonly { id: string }[], paymentId: string) {
  const ordered = await server.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
  const lines = await server.db.select({ amountMinor: moneyLedger.amountMinor }).from(moneyLedger)
  return {
    statuses: ordered.map(({ status }) => status),
    refundsPerOrder: orders.map(
      ({ id }) => stripe.refunds.filter(({ metadata }) => metadata['orderId'] === id).length,
    ),
    booked: lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }
}
