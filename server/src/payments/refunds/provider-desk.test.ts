import { refundByAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { payments } from '../../db/tables/selling/payments.ts'
import { codeOf, type TestApp } from '../../testing/apps/test-app.ts'
import { startStripeApp, type StripeApp } from '../../testing/apps/stripe-app.ts'
import { aUser } from '../../testing/rows/builders.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import {
  aTestedLearner,
  bookedFor,
  checkOut,
  enrollmentById,
  sellingClock,
} from '../../testing/rows/selling.ts'

let server: TestApp
let stripe: StripeApp['stripe']
let app: StripeApp
let course: Awaited<ReturnType<typeof aCourse>>
let learner: Awaited<ReturnType<typeof aTestedLearner>>
let admin: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  app = await startStripeApp()
  ;({ server, stripe } = app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  course = await aCourse(server.db)
  learner = await aTestedLearner(server.db)
  admin = await aUser(server.db, { role: 'admin' })
})
afterEach(() => {
  stripe.slowRefunds(false)
  return app.expectBooksToAgree()
})

const tell = (paymentId: string, type?: string) => app.tell(paymentId, type)
const visit = async () => {
  const visited = await checkOut(server, learner, { courseId: course.id })
  stripe.pay(visited.sessionId)
  return { ...visited, reference: app.referenceOf(visited.sessionId) }
}
const refundedMinor = async (paymentId: string) =>
  (await server.db.select().from(payments).where(eq(payments.id, paymentId)))[0]?.refundedMinor
const noticesOf = async (kind: string) =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, admin.id))).filter(
    (one) => one.kind === kind,
  )

test('a pending refund of the dashboard ends nothing until it is done', async () => {
  const { id, paymentId, reference } = await visit()
  await tell(paymentId)
  stripe.slowRefunds(true)
  stripe.refundAtDesk(reference, 45_000)
  await tell(paymentId, 'charge.refunded')
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
  expect(await bookedFor(server.db, id)).toEqual([45_000])
  stripe.endRefunds(reference, 'succeeded')
  await tell(paymentId, 'refund.updated')
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'cancelled', cancelReason: 'refunded' })
  expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
})

test('a pending refund of the dashboard reserves its sum', async () => {
  const { id, paymentId, reference } = await visit()
  await tell(paymentId)
  stripe.slowRefunds(true)
  stripe.refundAtDesk(reference, 40_000)
  await tell(paymentId, 'charge.refunded')
  expect(await refundedMinor(paymentId)).toBe(40_000)
  const order = await server.call(refundByAdmin, { params: { id }, body: { amount: 100 } }, { as: admin })
  expect([order.status, codeOf(order.body)]).toEqual([409, 'REFUND_TOO_LARGE'])
  stripe.endRefunds(reference, 'succeeded')
  await tell(paymentId, 'refund.updated')
})

test('a failed dashboard refund keeps the seat and notifies admins once', async () => {
  const { id, paymentId, reference } = await visit()
  await tell(paymentId)
  stripe.slowRefunds(true)
  stripe.refundAtDesk(reference, 45_000)
  await tell(paymentId, 'charge.refunded')
  stripe.endRefunds(reference, 'failed')
  for (let times = 0; times < 2; times++) await tell(paymentId, 'refund.failed')
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
  expect(await refundedMinor(paymentId)).toBe(0)
  expect(await noticesOf('refund_failed')).toHaveLength(1)
  const mails = await server.mails('school@example.test')
  expect(mails.filter(({ text }) => text.includes(learner.email))).toHaveLength(1)
  expect((await server.mails(learner.email)).map(({ subject }) => subject)).not.toContain(
    `${course.name} için iaden gerçekleşmedi`,
  )
})

test('a payment that is being refunded when it arrives still buys the seat until the refund is done', async () => {
  const { id, paymentId, reference } = await visit()
  stripe.slowRefunds(true)
  stripe.refundAtDesk(reference, 45_000)
  await tell(paymentId)
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
  stripe.endRefunds(reference, 'succeeded')
  await tell(paymentId, 'refund.updated')
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'cancelled' })
})

test('a payment that differs from the provider’s books is refused, logged, and told to admins once', async () => {
  const { id, sessionId, paymentId } = await visit()
  const session = stripe.sessions.get(sessionId)
  Object.assign(session ?? {}, { amount: 100 })
  for (let times = 0; times < 3; times++) {
    const answer = await tell(paymentId)
    expect([answer.status, codeOf(answer.body)]).toEqual([400, 'PAYMENT_MISMATCH'])
  }
  expect((await noticesOf('payment_mismatch')).map(({ params }) => params)).toEqual([
    { courseId: course.id, course: course.name, amountMinor: 45_000, currency: 'USD', paymentId },
  ])
  const line = server.logged.find((one) => one.includes('A payment differs from the provider’s books'))
  expect(line).toContain(paymentId)
  expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 50, atProvider: { amountMinor: 100 } })
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'pending' })
  Object.assign(session ?? {}, { amount: 45_000 })
  expect((await tell(paymentId)).status).toBe(200)
  expect(await bookedFor(server.db, id)).toEqual([45_000])
})
