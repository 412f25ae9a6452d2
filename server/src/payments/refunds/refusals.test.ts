import { cancelEnrollment, createEnrollment } from '@sohbet/contract/selling/enrollments'
import { refundByAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { moveEnrollment } from '@sohbet/contract/selling/moving'
import { createCheckoutSession } from '@sohbet/contract/selling/payments'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { payments, refunds } from '../../db/tables/selling/payments.ts'
import { isOrderOf } from '../../enrollments/orders.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { codeOf, type TestApp } from '../../testing/apps/test-app.ts'
import { startStripeApp, type StripeApp } from '../../testing/apps/stripe-app.ts'
import { aUser } from '../../testing/rows/builders.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import { orderRefund } from './order-refund.ts'
import { aTestedLearner, bookedFor, later, sellingClock, bothConsents } from '../../testing/rows/selling.ts'

let server: TestApp
let stripe: StripeApp['stripe']
let app: StripeApp
let course: Awaited<ReturnType<typeof aCourse>>
let learner: Awaited<ReturnType<typeof aTestedLearner>>
let admin: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  app = await startStripeApp()
  ;({ server, stripe } = app)
  admin = await aUser(server.db, { role: 'admin' })
})
afterAll(() => app.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  course = await aCourse(server.db)
  learner = await aTestedLearner(server.db, { language: 'en' })
})
afterEach(() => app.expectBooksToAgree())

const paid = () => app.paid(learner, { courseId: course.id })
const cancel = async (id: string) => {
  await server.call(cancelEnrollment, { params: { id } }, { as: learner })
  await server.workOff()
}
const paymentById = async (id: string) =>
  (await server.db.select().from(payments).where(eq(payments.id, id)))[0]
const ordersOf = (paymentId: string) =>
  server.db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(refunds.id)
const failedNotices = async (userId: string) =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, userId))).filter(
    ({ kind }) => kind === 'refund_failed',
  )
const refundCalls = () =>
  stripe.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds')

describe('a refund that Stripe refuses', () => {
  test('ends as failed, restores the sum, books nothing and is not tried again', async () => {
    const { id, paymentId, reference } = await paid()
    stripe.dispute(reference)
    const before = refundCalls().length
    await cancel(id)
    expect((await ordersOf(paymentId)).map(({ status }) => status)).toEqual(['failed'])
    expect(await paymentById(paymentId)).toMatchObject({ status: 'paid', refundedMinor: 0 })
    // The refund's job finds the dispute
    expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
    later(server, 24 * 60)
    await enqueue(server.db, 'settle-payments', {})
    await server.workOff()
    expect(refundCalls()).toHaveLength(before + 1)
  })

  test('notifies admins, school and learner once', async () => {
    const { id, reference } = await paid()
    stripe.dispute(reference)
    await cancel(id)
    expect((await failedNotices(admin.id)).at(-1)?.params).toMatchObject({
      course: course.name,
      amountMinor: 45_000,
      learner: learner.username,
    })
    expect((await failedNotices(learner.id)).map(({ params }) => params)).toEqual([
      { courseId: course.id, course: course.name, amountMinor: 45_000, currency: 'USD' },
    ])
    const toLearner = (await server.mails(learner.email)).map(({ subject }) => subject)
    expect(toLearner.filter((subject) => subject.includes('did not go through'))).toEqual([
      `Your refund for ${course.name} did not go through`,
    ])
    const [toSchool, ...others] = (await server.mails('school@example.test')).filter(({ text }) =>
      text.includes(learner.email),
    )
    expect(others).toEqual([])
    expect(toSchool?.text).toContain('ödeme sağlayıcısı kabul etmedi (charge_disputed)')
  })

  test('can be ordered again once the reason is gone', async () => {
    const { id, paymentId, reference } = await paid()
    const dispute = stripe.dispute(reference)
    await cancel(id)
    stripe.decide(dispute, 'won')
    await app.tell(paymentId, 'charge.dispute.closed')
    const payment = await paymentById(paymentId)
    if (!payment) throw new Error('the payment is gone')
    await server.db.transaction((db) => orderRefund(db, payment, { amountMinor: 45_000, now: sellingClock }))
    await server.workOff()
    expect((await ordersOf(paymentId)).map(({ status }) => status)).toEqual(['failed', 'done'])
    expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000, 45_000, -45_000])
  })
})

describe('after a refund of 50 as a favour and a move that costs 150 less', () => {
  const waivedOf = async (id: string) =>
    (await server.db.select().from(orders).where(eq(orders.enrollmentId, id)))[0]?.waivedMinor
  const refund = async (id: string, amount: number) => {
    await server.call(refundByAdmin, { params: { id }, body: { amount, note: 'Favour' } }, { as: admin })
    await server.workOff()
  }
  async function moved() {
    const seat = await paid()
    await refund(seat.id, 50)
    const to = await aCourse(server.db, { typeId: course.typeId, priceMinor: 30_000 })
    await server.call(moveEnrollment, { params: { id: seat.id }, body: { courseId: to.id } }, { as: admin })
    return seat
  }
  /** The job reads session, refunds and disputes before it orders the refund. */
  const refuseNext = () =>
    stripe.fail(
      { status: 200 },
      { status: 200 },
      { status: 200 },
      { status: 402, code: 'charge_not_refundable' },
    )

  test('the favour stays when Stripe refuses the refund of the move, or the bank returns it', async () => {
    const refused = await moved()
    refuseNext()
    await server.workOff()
    expect((await ordersOf(refused.paymentId)).map(({ status }) => status)).toEqual(['done', 'failed'])
    expect(await waivedOf(refused.id)).toBe(5000)
    const returned = await moved()
    await server.workOff()
    const bounce = async (amount: number) => {
      for (const one of stripe.refunds)
        if (one.payment_intent === returned.reference && one.amount === amount) one.status = 'failed'
      await app.tell(returned.paymentId, 'refund.failed')
      return waivedOf(returned.id)
    }
    expect([await bounce(15_000), await bounce(5000)]).toEqual([5000, 0])
  })

  test('a favour that Stripe refuses is owed again, and no other', async () => {
    const { id, paymentId } = await moved()
    await server.workOff()
    refuseNext()
    await refund(id, 20)
    expect((await ordersOf(paymentId)).map(({ status }) => status)).toEqual(['done', 'done', 'failed'])
    expect(await waivedOf(id)).toBe(5000)
  })
})

test('a refund for which the dashboard left less money meanwhile refunds the rest', async () => {
  const { id, paymentId, reference } = await paid()
  stripe.before('/v1/refunds', () => stripe.refundAtDesk(reference, 10_000))
  await cancel(id)
  expect((await bookedFor(server.db, id)).toSorted((one, other) => other - one)).toEqual([
    45_000, -10_000, -35_000,
  ])
  expect((await ordersOf(paymentId)).map(({ status }) => status)).toEqual(['done'])
  expect(await failedNotices(learner.id)).toEqual([])
})

test('a key of another account is an outage: the refund waits for the right key', async () => {
  const { id, paymentId } = await paid()
  stripe.fail({ status: 200 }, { status: 404, code: 'resource_missing' })
  await cancel(id)
  expect((await ordersOf(paymentId)).map(({ status }) => status)).toEqual(['ordered'])
  later(server, 20)
  await enqueue(server.db, 'settle-payments', {})
  await server.workOff()
  expect((await ordersOf(paymentId)).map(({ status }) => status)).toEqual(['done'])
})

test.each([
  ['below the minimum', 49],
  ['above the maximum', 100_000_000],
])('a checkout %s ends its payment and says so', async (_, amountMinor) => {
  const made = await server.call(createEnrollment, { body: { courseId: course.id } }, { as: learner })
  const { id } = createEnrollment.reply.parse(made.body)
  await server.db.update(enrollments).set({ amountMinor }).where(eq(enrollments.id, id))
  const ask = () =>
    server.call(
      createCheckoutSession,
      { body: { enrollmentId: id, consents: bothConsents } },
      { as: learner },
    )
  const answer = await ask()
  expect([answer.status, codeOf(answer.body)]).toEqual([409, 'PAYMENT_REFUSED'])
  const rows = () => server.db.select().from(payments).where(isOrderOf(payments.orderId, id))
  expect((await rows()).map(({ status }) => status)).toEqual(['failed'])
  expect(server.logged.some((line) => line.includes('The payment provider refused a checkout'))).toBe(true)
  await server.db.update(enrollments).set({ amountMinor: 45_000 }).where(eq(enrollments.id, id))
  expect((await ask()).status).toBe(200)
  expect((await rows()).map(({ status }) => status).toSorted()).toEqual(['failed', 'open'])
})
