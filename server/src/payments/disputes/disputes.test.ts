import { getOwnCredits } from '@sohbet/contract/credits/credits'
import { cancelEnrollment, listOwnEnrollments } from '@sohbet/contract/selling/enrollments'
import { listEnrollments, refundByAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { closeDispute, listDisputes, recordDispute } from '@sohbet/contract/selling/disputes'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { waitingList } from '../../db/tables/selling/enrollments.ts'
import { disputes } from '../../db/tables/selling/disputes.ts'
import { payments } from '../../db/tables/selling/payments.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { startStripeApp, type StripeApp } from '../../testing/apps/stripe-app.ts'
import { codeOf, type TestApp } from '../../testing/apps/test-app.ts'
import { aUser } from '../../testing/rows/builders.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import {
  aPlaceInLine,
  aTestedLearner,
  bookedFor,
  enrollmentById,
  sellingClock,
} from '../../testing/rows/selling.ts'
import { settlePayment } from '../settlement/settle-payment.ts'

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
  learner = await aTestedLearner(server.db, { language: 'en' })
  admin = await aUser(server.db, { role: 'admin', language: 'en' })
})
afterEach(() => app.expectBooksToAgree())

const paid = () => app.paid(learner, { courseId: course.id })
/** A dispute's event names only the provider's payment. */
const hear = (reference: string, type: string) =>
  server.sendEvent(
    JSON.stringify({
      id: 'evt_dispute',
      object: 'event',
      type,
      data: { object: { object: 'dispute', metadata: {}, payment_intent: reference } },
    }),
  )
const stagesFor = async (userId: string) =>
  (
    await server.db
      .select({ params: notifications.params })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.kind, 'dispute')))
      .orderBy(notifications.id)
  ).map(({ params }) => Object(params)['stage'])
const credits = async () =>
  getOwnCredits.reply.parse((await server.call(getOwnCredits, {}, { as: learner })).body)
const seatForAdmin = async (query: { disputed?: 'open' | 'any' } = {}) => {
  const { body } = await server.call(
    listEnrollments,
    { query: { ...query, userId: learner.id } },
    { as: admin },
  )
  return listEnrollments.reply.parse(body).data[0]
}

describe('an opened dispute', () => {
  test('leaves the seat, freezes unused credits, books the withdrawn money and tells admins', async () => {
    const { id, reference } = await paid()
    server.clock.now = new Date('2026-04-10T09:00:00Z')
    expect(await credits()).toMatchObject({ balance: 5, usable: { credits: 5 } })
    stripe.dispute(reference)
    for (const type of ['created', 'funds_withdrawn', 'updated', 'created'])
      expect((await hear(reference, `charge.dispute.${type}`)).status).toBe(200)
    expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
    expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
    expect(await credits()).toMatchObject({
      balance: 5,
      usable: { credits: 0, extraGroups: 0 },
      frozen: { credits: 5 },
      lots: [{ isFrozen: true }],
    })
    expect(await stagesFor(admin.id)).toEqual(['opened'])
    expect(await stagesFor(learner.id)).toEqual(['opened'])
    expect(await seatForAdmin({ disputed: 'open' })).toMatchObject({
      paid: 0,
      refunded: 0,
      disputed: 450,
      isDisputed: true,
    })
    const mine = await server.call(listOwnEnrollments, {}, { as: learner })
    expect(listOwnEnrollments.reply.parse(mine.body).enrollments[0]).toMatchObject({
      dispute: 'held',
      refundPending: 0,
    })
    await enqueue(server.db, 'mail-notifications', {})
    const [mail] = await server.mails(admin.email)
    expect(mail?.text).toContain(`The bank of ${learner.username} disputes $450 for “${course.name}”.`)
  })

  test('refuses a cancellation and a refund until the bank has decided', async () => {
    const { id, reference, paymentId } = await paid()
    const dispute = stripe.dispute(reference)
    await hear(reference, 'charge.dispute.created')
    const cancelled = await server.call(cancelEnrollment, { params: { id } }, { as: learner })
    expect([cancelled.status, codeOf(cancelled.body)]).toEqual([409, 'DISPUTE_OPEN'])
    const order = () => server.call(refundByAdmin, { params: { id }, body: { amount: 100 } }, { as: admin })
    expect(codeOf((await order()).body)).toBe('DISPUTE_OPEN')
    stripe.decide(dispute, 'won')
    await hear(reference, 'charge.dispute.closed')
    expect((await order()).status).toBe(200)
    await server.workOff()
    expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000, 45_000, -10_000])
    const [payment] = await server.db.select().from(payments).where(eq(payments.id, paymentId))
    expect(payment?.refundedMinor).toBe(10_000)
  })
})

describe('a lost dispute', () => {
  test('ends the enrolment as disputed, takes unused credits back and gives the seat to the line', async () => {
    course = await aCourse(server.db, { maxEnrollments: 1 })
    const { id, reference } = await paid()
    const next = await aTestedLearner(server.db)
    await aPlaceInLine(server.db, { courseId: course.id, userId: next.id })
    const dispute = stripe.dispute(reference)
    await hear(reference, 'charge.dispute.created')
    stripe.decide(dispute, 'lost')
    for (let times = 0; times < 2; times++) await hear(reference, 'charge.dispute.closed')
    expect(await enrollmentById(server.db, id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'disputed',
    })
    expect(await credits()).toMatchObject({ balance: 0, usable: { credits: 0 } })
    expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
    expect(await stagesFor(admin.id)).toEqual(['opened', 'lost'])
    expect(await server.db.$count(waitingList, eq(waitingList.userId, next.id))).toBe(0)
    expect(await seatForAdmin({ disputed: 'any' })).toMatchObject({ status: 'cancelled', disputed: 450 })
  })

  test('of which only the decision is heard does all of it at once', async () => {
    const { id, reference } = await paid()
    stripe.decide(stripe.dispute(reference), 'lost')
    await hear(reference, 'charge.dispute.closed')
    expect(await enrollmentById(server.db, id)).toMatchObject({ cancelReason: 'disputed' })
    expect(await stagesFor(admin.id)).toEqual(['lost'])
  })

  test('after a refund takes only the rest', async () => {
    const { id, reference } = await paid()
    await server.call(refundByAdmin, { params: { id }, body: { amount: 200 } }, { as: admin })
    await server.workOff()
    const dispute = stripe.dispute(reference)
    await hear(reference, 'charge.dispute.created')
    expect(await bookedFor(server.db, id)).toEqual([45_000, -20_000, -25_000])
    stripe.decide(dispute, 'lost')
    await hear(reference, 'charge.dispute.closed')
    expect(await enrollmentById(server.db, id)).toMatchObject({ cancelReason: 'disputed' })
  })
})

describe('a won dispute', () => {
  test('restores the money and the credits', async () => {
    const { id, reference } = await paid()
    server.clock.now = new Date('2026-04-10T09:00:00Z')
    const dispute = stripe.dispute(reference)
    await hear(reference, 'charge.dispute.created')
    stripe.decide(dispute, 'won', { isMoneyLate: true })
    await hear(reference, 'charge.dispute.closed')
    expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
    expect(await credits()).toMatchObject({ usable: { credits: 5 }, lots: [{ isFrozen: false }] })
    stripe.decide(dispute, 'won')
    await hear(reference, 'charge.dispute.funds_reinstated')
    expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000, 45_000])
    expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
    expect(await stagesFor(admin.id)).toEqual(['opened', 'won'])
    expect(await stagesFor(learner.id)).toEqual(['opened', 'won'])
  })

  test('is not undone by an older state that arrives later', async () => {
    const { id, reference, paymentId, sessionId } = await paid()
    const dispute = stripe.dispute(reference)
    const old = await server.providers[0]?.readCheckout(sessionId)
    if (!old) throw new Error('there is no provider')
    stripe.decide(dispute, 'won')
    await hear(reference, 'charge.dispute.closed')
    await settlePayment(
      {
        ...app.settleContext(),
        providers: server.providers.map((one) => ({ ...one, readCheckout: async () => old })),
      },
      paymentId,
    )
    expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000, 45_000])
    expect(await server.db.$count(disputes, eq(disputes.reference, dispute))).toBe(1)
    expect(await seatForAdmin()).toMatchObject({ isDisputed: false, disputed: 0, paid: 450 })
  })
})

test('a bank that only asks moves no money; the question may become a dispute', async () => {
  const { id, reference } = await paid()
  const inquiry = stripe.dispute(reference, { isInquiry: true })
  await hear(reference, 'charge.dispute.created')
  expect(await bookedFor(server.db, id)).toEqual([45_000])
  expect(await seatForAdmin()).toMatchObject({ isDisputed: true, paid: 450 })
  const { body } = await server.call(listOwnEnrollments, {}, { as: learner })
  expect(listOwnEnrollments.reply.parse(body).enrollments[0]).toMatchObject({ dispute: 'asked', refund: 450 })
  stripe.decide(inquiry, 'warning_closed')
  await hear(reference, 'charge.dispute.closed')
  expect(await seatForAdmin()).toMatchObject({ isDisputed: false })
  stripe.escalate(inquiry)
  await hear(reference, 'charge.dispute.funds_withdrawn')
  expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
  expect(await stagesFor(admin.id)).toEqual(['opened', 'won', 'opened'])
})

test('a question that becomes a dispute before its answer tells admins again', async () => {
  const { reference } = await paid()
  const inquiry = stripe.dispute(reference, { isInquiry: true })
  await hear(reference, 'charge.dispute.created')
  stripe.escalate(inquiry)
  await hear(reference, 'charge.dispute.funds_withdrawn')
  expect(await stagesFor(admin.id)).toEqual(['opened', 'opened'])
})

test('a daily job finds a decision whose event was lost', async () => {
  const { id, reference } = await paid()
  const dispute = stripe.dispute(reference)
  await hear(reference, 'charge.dispute.created')
  stripe.decide(dispute, 'lost')
  await enqueue(server.db, 'clean-up', {})
  await server.workOff()
  expect(await enrollmentById(server.db, id)).toMatchObject({ cancelReason: 'disputed' })
})

test('two disputes about parts of a payment are two', async () => {
  const { id, reference } = await paid()
  const first = stripe.dispute(reference, { amount: 15_000 })
  const second = stripe.dispute(reference, { amount: 30_000 })
  await hear(reference, 'charge.dispute.created')
  expect((await bookedFor(server.db, id)).toSorted((one, other) => other - one)).toEqual([
    45_000, -15_000, -30_000,
  ])
  stripe.decide(first, 'won')
  await hear(reference, 'charge.dispute.closed')
  expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
  expect(await seatForAdmin()).toMatchObject({ isDisputed: true, disputed: 300, paid: 150 })
  stripe.decide(second, 'lost')
  await hear(reference, 'charge.dispute.closed')
  expect(await enrollmentById(server.db, id)).toMatchObject({ cancelReason: 'disputed' })
})

test('Stripe tells of disputes, so an admin can neither record nor close one', async () => {
  const { id, reference } = await paid()
  const record = await server.call(recordDispute, { params: { id }, body: { amount: 10 } }, { as: admin })
  expect([record.status, codeOf(record.body)]).toEqual([409, 'DISPUTE_TOO_LARGE'])
  stripe.dispute(reference)
  await hear(reference, 'charge.dispute.created')
  const listed = listDisputes.reply.parse(
    (await server.call(listDisputes, { params: { id } }, { as: admin })).body,
  )
  expect(listed).toMatchObject({
    recordable: 0,
    disputes: [{ isByHand: false, amount: 450, status: 'open' }],
  })
  const close = await server.call(
    closeDispute,
    { params: { id: listed.disputes[0]?.id ?? '' }, body: { outcome: 'won' } },
    { as: admin },
  )
  expect([close.status, codeOf(close.body)]).toEqual([409, 'DISPUTE_AT_PROVIDER'])
})
