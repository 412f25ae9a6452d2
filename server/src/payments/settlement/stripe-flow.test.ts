import { createEnrollment, listOwnEnrollments } from '@sohbet/contract/selling/enrollments'
import { createCheckoutSession, verifyPayment } from '@sohbet/contract/selling/payments'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { creditLots } from '../../db/tables/selling/credit-lots.ts'
import { payments, refunds } from '../../db/tables/selling/payments.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import {
  aTestedLearner,
  bookedFor,
  checkOut,
  enrollmentById,
  later,
  bothConsents,
} from '../../testing/rows/selling.ts'
import { codeOf, type TestApp } from '../../testing/apps/test-app.ts'
import { startStripeApp, type StripeApp } from '../../testing/apps/stripe-app.ts'
import { orderRefund } from '../refunds/order-refund.ts'
import { settlePayments } from './settle-payments.ts'
import { isOrderOf } from '../../enrollments/orders.ts'

let server: TestApp
let stripe: StripeApp['stripe']
let app: StripeApp
let course: Awaited<ReturnType<typeof aCourse>>
let learner: Awaited<ReturnType<typeof aTestedLearner>>
const start = new Date('2026-03-02T09:00:00Z')

beforeAll(async () => {
  app = await startStripeApp()
  ;({ server, stripe } = app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  server.clock.now = start
  course = await aCourse(server.db, { maxEnrollments: 1 })
  learner = await aTestedLearner(server.db)
})
afterEach(() => app.expectBooksToAgree())

const visit = (as = learner) => checkOut(server, as, { courseId: course.id })
const tell = (paymentId: string, type?: string) => app.tell(paymentId, type)
const verify = (sessionId: string) => server.call(verifyPayment, { params: { sessionId } }, { as: learner })
const settleAll = () => settlePayments(app.settleContext())
const referenceOf = (sessionId: string) => app.referenceOf(sessionId)

test('a learner pays at Stripe and is enrolled, by the event or by the success page', async () => {
  const { id, sessionId, sessionUrl, paymentId } = await visit()
  expect(sessionUrl).toMatch(/^https:\/\/checkout\.stripe\.test\//)
  expect((await verify(sessionId)).body).toMatchObject({ status: 'open' })
  stripe.pay(sessionId)
  expect((await verify(sessionId)).body).toMatchObject({ status: 'complete', courseId: course.id })
  for (let times = 0; times < 2; times++) expect((await tell(paymentId)).status).toBe(200)
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
  expect(await bookedFor(server.db, id)).toEqual([45_000])
  expect(await server.mails(learner.email)).toHaveLength(1)
})

test('a declined card leaves the checkout open for another', async () => {
  const { id, sessionId, paymentId } = await visit()
  expect((await tell(paymentId, 'payment_intent.payment_failed')).status).toBe(200)
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'pending' })
  expect((await visit()).sessionId).toBe(sessionId)
  stripe.pay(sessionId)
  await tell(paymentId)
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
})

test('an event that arrives after the seat is gone causes a refund', async () => {
  const { id, sessionId, paymentId } = await visit()
  stripe.pay(sessionId)
  later(server, 31)
  const other = await aTestedLearner(server.db)
  const quick = await visit(other)
  stripe.pay(quick.sessionId)
  await tell(quick.paymentId)
  await tell(paymentId)
  expect((await server.mails(learner.email)).map(({ subject }) => subject)).toEqual([
    `${course.name} için ödemen geç ulaştı`,
  ])
  expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
  expect((await verify(sessionId)).body).toMatchObject({ status: 'refunded' })
  expect(await enrollmentById(server.db, quick.id)).toMatchObject({ status: 'active' })
})

test('while Stripe is away nothing is lost: a repeated request gets the same checkout', async () => {
  const { body } = await server.call(createEnrollment, { body: { courseId: course.id } }, { as: learner })
  const { id } = createEnrollment.reply.parse(body)
  const ask = () =>
    server.call(
      createCheckoutSession,
      { body: { enrollmentId: id, consents: bothConsents } },
      { as: learner },
    )
  stripe.fail({ status: 429 })
  const away = await ask()
  expect([away.status, codeOf(away.body)]).toEqual([503, 'PAYMENTS_AWAY'])
  const count = stripe.sessions.size
  const first = createCheckoutSession.reply.parse((await ask()).body)
  // The app was killed before it stored Stripe's reply
  await server.db
    .update(payments)
    .set({ sessionId: null, sessionUrl: null })
    .where(isOrderOf(payments.orderId, id))
  later(server, 1)
  expect((await ask()).body).toEqual(first)
  expect(stripe.sessions.size).toBe(count + 1)
  // Too late for the same checkout: Stripe requires at least half an hour
  await server.db
    .update(payments)
    .set({ sessionId: null, sessionUrl: null })
    .where(isOrderOf(payments.orderId, id))
  later(server, 10)
  expect((await ask()).status).toBe(200)
  expect(stripe.sessions.size).toBe(count + 2)
})

test('another plan closes the checkout over the old price', async () => {
  const { id, sessionId, paymentId } = await visit()
  const changed = await checkOut(server, learner, { courseId: course.id, plan: 'premium' })
  expect(changed.id).toBe(id)
  expect(stripe.sessions.get(sessionId)?.status).toBe('expired')
  expect(stripe.sessions.get(changed.sessionId)?.amount).toBe(54_000)
  await tell(paymentId, 'checkout.session.expired')
  stripe.pay(changed.sessionId)
  await tell(changed.paymentId)
  expect(await bookedFor(server.db, id)).toEqual([54_000])
})

test('the agreed price counts while the seat is held, whatever the course costs now', async () => {
  const { id, sessionId, paymentId } = await visit()
  await server.db.update(courses).set({ priceMinor: 99_900 }).where(eq(courses.id, course.id))
  expect((await visit()).sessionId).toBe(sessionId)
  stripe.pay(sessionId)
  await tell(paymentId)
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active', amountMinor: 45_000 })
})

test('a payment without an event is found, and a checkout that outlived its seat is closed', async () => {
  const lost = await visit()
  stripe.pay(lost.sessionId)
  course = await aCourse(server.db)
  const left = await visit()
  later(server, 31)
  await enqueue(server.db, 'expire-enrollments', {})
  await server.workOff()
  await settleAll()
  expect(await enrollmentById(server.db, lost.id)).toMatchObject({ status: 'active' })
  expect(stripe.sessions.get(left.sessionId)?.status).toBe('expired')
  expect(await enrollmentById(server.db, left.id)).toMatchObject({
    status: 'cancelled',
    cancelReason: 'expired',
  })
  const open = and(isOrderOf(payments.orderId, left.id), eq(payments.status, 'open'))
  expect(await server.db.$count(payments, open)).toBe(0)
})

test('a refund that its job gave up is carried out once when Stripe answers', async () => {
  const { id, sessionId, paymentId } = await visit()
  later(server, 31)
  await enqueue(server.db, 'expire-enrollments', {})
  await server.workOff()
  stripe.pay(sessionId)
  // The course accepts no further learners
  await server.db.update(courses).set({ isActive: false }).where(eq(courses.id, course.id))
  await tell(paymentId)
  stripe.fail({ status: 401 })
  await server.workOff()
  expect(stripe.refunds.filter(({ payment_intent: of }) => of === referenceOf(sessionId))).toEqual([])
  later(server, 20)
  for (let times = 0; times < 2; times++) await settleAll()
  expect(stripe.refunds.filter(({ payment_intent: of }) => of === referenceOf(sessionId))).toHaveLength(1)
  expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
})

test('a refund that the bank returned is booked back without a receipt, and can be ordered again', async () => {
  const { id, sessionId, paymentId } = await visit()
  stripe.pay(sessionId)
  await tell(paymentId)
  const [paid] = await server.db.select().from(payments).where(eq(payments.id, paymentId))
  if (!paid) throw new Error('it is not paid')
  await server.db.transaction((db) => orderRefund(db, paid, { amountMinor: 10_000, now: server.clock.now }))
  await server.workOff()
  expect(await bookedFor(server.db, id)).toEqual([45_000, -10_000])
  for (const refund of stripe.refunds) if (refund.payment_intent === paid.reference) refund.status = 'failed'
  for (let times = 0; times < 2; times++) await tell(paymentId, 'refund.failed')
  expect(await bookedFor(server.db, id)).toEqual([45_000, -10_000, 10_000])
  const own = await server.call(listOwnEnrollments, {}, { as: learner })
  expect(listOwnEnrollments.reply.parse(own.body).enrollments).toMatchObject([
    {
      refundPending: 0,
      movements: [
        { kind: 'payment', receiptNumber: expect.stringMatching(/^2026-/) },
        { kind: 'refund', receiptNumber: expect.stringMatching(/^2026-/) },
        { kind: 'refund_returned', amount: 100, receiptNumber: null },
      ],
    },
  ])
  const [after] = await server.db.select().from(payments).where(eq(payments.id, paymentId))
  expect(after?.refundedMinor).toBe(0)
  expect(await server.db.$count(refunds, eq(refunds.status, 'failed'))).toBe(1)
})

test('a partial refund in Stripe’s dashboard leaves the seat, a full one ends the enrolment', async () => {
  const { id, sessionId, paymentId } = await visit()
  stripe.pay(sessionId)
  await tell(paymentId)
  stripe.refundAtDesk(referenceOf(sessionId), 5000)
  await tell(paymentId, 'charge.refunded')
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
  stripe.refundAtDesk(referenceOf(sessionId), 40_000)
  await tell(paymentId, 'charge.refunded')
  expect(await enrollmentById(server.db, id)).toMatchObject({
    status: 'cancelled',
    cancelReason: 'refunded',
  })
  const left = await server.db.select().from(creditLots).where(eq(creditLots.enrollmentId, id))
  expect(left).toMatchObject([{ credits: 0, extraGroups: 0 }])
})
