import { cancelEnrollment, createEnrollment } from '@sohbet/contract/selling/enrollments'
import { createCheckoutSession } from '@sohbet/contract/selling/payments'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Checkout } from '../../adapters/payments/payments.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { enrollments, waitingList } from '../../db/tables/selling/enrollments.ts'
import { moneyLedger, payments, refunds } from '../../db/tables/selling/payments.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import {
  anEnrollment,
  aTestedLearner,
  bookedFor,
  checkOut,
  enrollmentById,
  later,
  sellingClock,
  bothConsents,
} from '../../testing/rows/selling.ts'
import type { TestApp } from '../../testing/apps/test-app.ts'
import { startStripeApp, type StripeApp } from '../../testing/apps/stripe-app.ts'
import { settlePayment } from './settle-payment.ts'
import { isOrderOf } from '../../enrollments/orders.ts'

let server: TestApp
let stripe: StripeApp['stripe']
let app: StripeApp
let course: Awaited<ReturnType<typeof aCourse>>
let learner: Awaited<ReturnType<typeof aTestedLearner>>

beforeAll(async () => {
  app = await startStripeApp()
  ;({ server, stripe } = app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  course = await aCourse(server.db)
  learner = await aTestedLearner(server.db)
})
afterEach(() => app.expectBooksToAgree())

const visit = (plan: 'basic' | 'premium' = 'basic') =>
  checkOut(server, learner, { courseId: course.id, plan })
const tell = (paymentId: string, type?: string) => app.tell(paymentId, type)
const referenceOf = (sessionId: string) => app.referenceOf(sessionId)

async function work(name: 'expire-enrollments' | 'settle-payments') {
  await enqueue(server.db, name, {})
  await server.workOff()
}

const paid = () => app.paid(learner, { courseId: course.id })

test('a refund order after an unnoticed refund in the dashboard refunds the rest', async () => {
  const { id, sessionId } = await paid()
  stripe.refundAtDesk(referenceOf(sessionId), 10_000)
  await server.call(cancelEnrollment, { params: { id } }, { as: learner })
  await server.workOff()
  expect(await bookedFor(server.db, id)).toEqual([45_000, -10_000, -35_000])
  const orders = await server.db
    .select({ amountMinor: refunds.amountMinor, status: refunds.status })
    .from(refunds)
    .where(eq(refunds.amountMinor, 35_000))
  expect(orders).toEqual([{ amountMinor: 35_000, status: 'done' }])
})

test('a refund order for money that the dashboard already refunded ends without a second refund', async () => {
  const { id, sessionId } = await paid()
  stripe.refundAtDesk(referenceOf(sessionId), 45_000)
  await server.call(cancelEnrollment, { params: { id } }, { as: learner })
  await server.workOff()
  expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
})

test('a refund after a 500 that Stripe stores is carried out once', async () => {
  const { id, sessionId } = await paid()
  stripe.crash('/v1/refunds', {}, {})
  await server.call(cancelEnrollment, { params: { id } }, { as: learner })
  await server.workOff()
  expect(await bookedFor(server.db, id)).toEqual([45_000])
  for (let times = 0; times < 4; times++) {
    later(server, 20)
    await work('settle-payments')
  }
  expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
  expect(stripe.refunds.filter(({ payment_intent: of }) => of === referenceOf(sessionId))).toHaveLength(1)
})

test('a checkout over the old price that could not be closed is not forgotten', async () => {
  const { id, sessionId } = await visit()
  await server.db
    .update(enrollments)
    .set({ plan: 'premium', amountMinor: 54_000 })
    .where(eq(enrollments.id, id))
  const ask = () =>
    server.call(
      createCheckoutSession,
      { body: { enrollmentId: id, consents: bothConsents } },
      { as: learner },
    )
  stripe.fail({ status: 429 })
  expect((await ask()).status).toBe(503)
  // Paid on the old page, and the event is lost
  stripe.pay(sessionId)
  expect((await ask()).status).toBe(200)
  await server.workOff()
  expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'pending', plan: 'premium' })
  const [mail] = await server.mails(learner.email)
  expect(mail?.subject).toBe(`${course.name} için ödemen iade ediliyor`)
})

test('a learner who accepts a day-old offer again does not pay twice', async () => {
  const seat = await anEnrollment(server.db, {
    userId: learner.id,
    courseId: course.id,
    status: 'pending',
    source: 'waiting_list',
    heldUntil: new Date(sellingClock.getTime() + 24 * 60 * 60_000),
  })
  const { sessionId } = await visit()
  stripe.pay(sessionId)
  later(server, 60)
  const again = await server.call(
    createCheckoutSession,
    { body: { enrollmentId: seat.id, consents: bothConsents } },
    { as: learner },
  )
  expect(again.body).toEqual({
    sessionUrl: `http://localhost/learner/enrollment/success?session_id=${seat.id}`,
  })
  expect(await enrollmentById(server.db, seat.id)).toMatchObject({ status: 'active' })
})

test('a learner who paid in time keeps the seat although the event was lost and another waits', async () => {
  await server.db.update(courses).set({ maxEnrollments: 1 }).where(eq(courses.id, course.id))
  const { id, sessionId } = await visit()
  const { id: userId } = await aTestedLearner(server.db)
  await server.db
    .insert(waitingList)
    .values({ courseId: course.id, userId, plan: 'basic', createdAt: sellingClock })
  stripe.pay(sessionId)
  later(server, 29)
  await work('settle-payments')
  later(server, 1)
  await work('expire-enrollments')
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
})

test('a checkout stays open until the last minute of its seat', async () => {
  const { id, sessionId, paymentId } = await visit()
  later(server, 29)
  await work('settle-payments')
  stripe.pay(sessionId)
  await tell(paymentId)
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
})

test('refunds use the currency of the payment, whatever the course costs now', async () => {
  const { id, sessionId, paymentId } = await visit()
  await server.db.update(courses).set({ currency: 'TRY' }).where(eq(courses.id, course.id))
  stripe.pay(sessionId)
  await server.call(createEnrollment, { body: { courseId: course.id, plan: 'premium' } }, { as: learner })
  await tell(paymentId)
  await server.workOff()
  const lines = await server.db
    .select({ amountMinor: moneyLedger.amountMinor, currency: moneyLedger.currency })
    .from(moneyLedger)
    .where(isOrderOf(moneyLedger.orderId, id))
    .orderBy(moneyLedger.id)
  expect(lines).toEqual([
    { amountMinor: 45_000, currency: 'USD' },
    { amountMinor: -45_000, currency: 'USD' },
  ])
})

test('outdated events do not undo newer ones', async () => {
  const { sessionId, paymentId } = await paid()
  const settle = (known?: Checkout) =>
    settlePayment(
      {
        ...app.settleContext(),
        providers: server.providers.map((one) => ({
          ...one,
          ...(known && { readCheckout: async () => known }),
        })),
      },
      paymentId,
    )
  stripe.refundAtDesk(referenceOf(sessionId), 5000)
  const old = await server.providers[0]?.readCheckout(sessionId)
  stripe.refundAtDesk(referenceOf(sessionId), 20_000)
  await settle()
  await settle(old)
  const [payment] = await server.db.select().from(payments).where(eq(payments.id, paymentId))
  expect(payment?.refundedMinor).toBe(25_000)
})

test('a dashboard refund that the bank returned is booked, although its event names no payment', async () => {
  const { id, sessionId, paymentId } = await paid()
  const reference = referenceOf(sessionId)
  stripe.refundAtDesk(reference, 5000)
  await tell(paymentId, 'charge.refunded')
  for (const refund of stripe.refunds) if (refund.payment_intent === reference) refund.status = 'failed'
  const object = { object: 'refund', metadata: {}, payment_intent: reference }
  const event = { id: 'evt_1', object: 'event', type: 'refund.failed', data: { object } }
  const accepted = await server.sendEvent(JSON.stringify(event))
  expect([accepted.status, accepted.body]).toEqual([200, { received: true }])
  const forged = await server.sendEvent(JSON.stringify(event), 'x')
  expect(forged.status).toBe(400)
  expect(forged.body).toEqual({ message: 'The signature is not valid', code: 'INVALID_SIGNATURE' })
  expect(await bookedFor(server.db, id)).toEqual([45_000, -5000, 5000])
})

test('the school gets one mail about a refund that the bank returned', async () => {
  const { id, sessionId, paymentId } = await paid()
  await server.call(cancelEnrollment, { params: { id } }, { as: learner })
  await server.workOff()
  const reference = referenceOf(sessionId)
  for (const refund of stripe.refunds) if (refund.payment_intent === reference) refund.status = 'failed'
  for (let times = 0; times < 2; times++) await tell(paymentId, 'refund.failed')
  const mails = (await server.mails('school@example.test')).filter(({ text }) => text.includes(learner.email))
  expect(mails.map(({ subject }) => subject)).toEqual([`İade gerçekleşmedi: ${course.name}`])
  expect(mails[0]?.text).toContain('$450')
})
