import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { joinWaitingList } from '@sohbet/contract/selling/enrollments'
import { eraseUser, exportUser, previewErasure } from '@sohbet/contract/people/users'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../auth/password/password.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { addLot } from '../credits/lots.ts'
import { creditLedger } from '../db/tables/selling/credit-ledger.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { moneyLedger } from '../db/tables/selling/payments.ts'
import { users } from '../db/tables/people/users.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { aGuestSeat, twoCourses } from '../testing/rows/guests.ts'
import { aLesson } from '../testing/rows/lessons.ts'
import { aPaidPack } from '../testing/rows/packs.ts'
import {
  aDispute,
  anEnrollment,
  aTestedLearner,
  bookedFor,
  checkOut,
  enrollmentById,
  sellingClock,
} from '../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { isOrderOf, requireOrderId } from '../enrollments/orders.ts'

const password = 'seven red buses'
let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const seatsOf = async (id: string) =>
  (await server.db.select().from(courses).where(eq(courses.id, id)))[0]?.currentEnrollments

test('erasing an account cancels its courses with refunds, and the ledger stays without the person', async () => {
  const learner = await aTestedLearner(server.db, {
    username: 'Nesrin Kaya',
    email: 'nesrin@example.test',
    passwordHash: await hashPassword(password),
  })
  const as = learner
  const [pending, paid, begun, full] = [
    await aCourse(server.db),
    await aCourse(server.db),
    await aCourse(server.db, { startDate: '2026-03-01' }),
    await aCourse(server.db, { maxEnrollments: 1 }),
  ]
  await anEnrollment(server.db, { userId: (await aUser(server.db)).id, courseId: full.id })
  await server.call(joinWaitingList, { body: { courseId: full.id } }, { as })
  await checkOut(server, learner, { courseId: pending.id })
  const { id, sessionId } = await checkOut(server, learner, { courseId: paid.id })
  await server.call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })
  const running = await anEnrollment(server.db, {
    userId: learner.id,
    courseId: begun.id,
    note: 'Nesrin Kaya, TR12',
  })
  await server.workOff()

  const home = await server.call(exportUser, { params: { id: learner.id } }, { as })
  expect(home.body).toMatchObject({
    enrollments: [{}, {}, {}],
    waiting_list: [{ course: full.name }],
    payments: [{}, {}],
    money_ledger: [{ kind: 'payment', amountMinor: 45_000 }],
    credit_ledger: [{ credits: 5 }],
  })

  const erased = await server.call(eraseUser, { params: { id: learner.id }, body: { password } }, { as })
  expect(erased.status).toBe(200)
  await server.workOff()
  expect([await seatsOf(pending.id), await seatsOf(paid.id), await seatsOf(begun.id)]).toEqual([0, 0, 1])
  expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
  expect(await enrollmentById(server.db, running.id)).toMatchObject({
    status: 'active',
    userId: null,
    note: '',
  })
  const left = await server.db.execute(sql`
    select (select json_agg(enrollments) from enrollments)::text || (select json_agg(payments) from payments)::text
      || (select json_agg(money_ledger) from money_ledger)::text || (select json_agg(local_checkouts) from local_checkouts)::text
      || (select coalesce(json_agg(waiting_list), '[]') from waiting_list)::text
      || (select coalesce(json_agg(credit_ledger), '[]') from credit_ledger)::text as books`)
  const books = String(left.rows[0]?.['books'])
  for (const trace of [learner.id, learner.email, 'Nesrin']) expect(books).not.toContain(trace)
})

describe('an account with a paid seat', () => {
  const beforeDeadline = new Date('2026-04-04T20:00:00Z')
  const afterDeadline = new Date('2026-04-05T09:00:00Z')
  beforeEach(() => {
    server.clock.now = sellingClock
  })

  async function aPayer() {
    const learner = await aTestedLearner(server.db, {
      language: 'en',
      passwordHash: await hashPassword(password),
    })
    const course = await aCourse(server.db, { maxEnrollments: 1 })
    const { id, sessionId } = await checkOut(server, learner, { courseId: course.id })
    await server.call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })
    await server.workOff()
    return { learner, course, id }
  }
  const preview = async (learner: TestUser) =>
    (await server.call(previewErasure, { params: { id: learner.id } }, { as: learner })).body
  const erase = (learner: TestUser, refunds?: { id: string; refund: number }[]) =>
    server.call(eraseUser, { params: { id: learner.id }, body: { password, refunds } }, { as: learner })

  test('is refunded before the deadline, as the preview and the last mail state', async () => {
    const { learner, course, id } = await aPayer()
    server.clock.now = beforeDeadline
    const seat = { id, course: course.name, paid: 450, refund: 450, currency: 'USD' }
    expect(await preview(learner)).toEqual({
      seats: [seat],
      credits: 5,
      extraGroups: 0,
      lessons: 0,
      guestSeats: 0,
      packs: [],
      disputed: [],
    })
    expect((await erase(learner, [{ id, refund: 450 }])).status).toBe(200)
    await server.workOff()
    expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
    const mail = (await server.mails(learner.email)).find(({ subject }) => /is deleted/.test(subject))
    expect(mail?.subject).toBe('Your Sohbet account is deleted')
    expect(mail?.text).toContain(`You get $450 back for “${course.name}”.`)
  })

  test('names the packs, lessons and guest seats that are lost with it', async () => {
    const learner = await aTestedLearner(server.db)
    const { id } = await aPaidPack(server.db, { userId: learner.id })
    await aLesson(server.db, { userId: learner.id })
    const { host } = await twoCourses(server.db, learner.id)
    await aGuestSeat(server.db, { userId: learner.id, courseId: host.id })
    const lost = { id, size: 5, left: 5, price: 2250, currency: 'TRY', refund: 2250 }
    expect(await preview(learner)).toMatchObject({ credits: 5, lessons: 1, guestSeats: 1, packs: [lost] })
    server.clock.now = new Date(sellingClock.getTime() + 14 * 86_400_000)
    expect(await preview(learner)).toMatchObject({ guestSeats: 0, packs: [{ ...lost, refund: 0 }] })
    server.clock.now = new Date('2027-03-03T09:00:00Z')
    expect(await preview(learner)).toMatchObject({ credits: 0, packs: [] })
  })

  test('stays when a deadline has passed since the person saw the refund', async () => {
    const { learner, id } = await aPayer()
    server.clock.now = afterDeadline
    const refused = await erase(learner, [{ id, refund: 450 }])
    expect([refused.status, codeOf(refused.body)]).toEqual([409, 'STATE_CHANGED'])
    expect(await server.db.$count(users, eq(users.id, learner.id))).toBe(1)
    expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
  })

  test('stays while a bank is checking the payment, and the school reads of the wish once', async () => {
    const admin = await aUserOf(server.db, 'admin')
    const { learner, course, id } = await aPayer()
    await aDispute(server.db, id)
    expect(await preview(learner)).toMatchObject({ seats: [], disputed: [course.name] })
    for (let time = 0; time < 2; time++) {
      const refused = await erase(learner, [])
      expect(codeOf(refused.body)).toBe('DISPUTE_OPEN')
    }
    expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active', userId: learner.id })
    for (const userId of [admin.id, learner.id]) {
      const told = await server.db.select().from(notifications).where(eq(notifications.userId, userId))
      expect(told.filter(({ kind }) => kind === 'dispute')).toMatchObject([{ params: { stage: 'erasure' } }])
    }
  })

  test('is compared by seat, so that the sums of two currencies do not mix', async () => {
    const { learner, id } = await aPayer()
    const other = await anEnrollment(server.db, { userId: learner.id, currency: 'TRY' })
    await server.db.insert(moneyLedger).values({
      orderId: await requireOrderId(server.db, other.id),
      kind: 'payment',
      amountMinor: 10_000,
      currency: 'TRY',
      reference: 'Transfer 9',
      createdAt: sellingClock,
    })
    const [dollars, lira] = [
      { id, refund: 450 },
      { id: other.id, refund: 100 },
    ] as const
    const mixed = [
      { ...dollars, refund: 100 },
      { ...lira, refund: 450 },
    ]
    expect(codeOf((await erase(learner, mixed)).body)).toBe('STATE_CHANGED')
    expect(codeOf((await erase(learner, [dollars])).body)).toBe('STATE_CHANGED')
    expect((await erase(learner, [dollars, lira])).status).toBe(200)
  })

  test('gives the seat of a course that has not begun to the waiting list, without a refund', async () => {
    const { learner, course, id } = await aPayer()
    const next = await aTestedLearner(server.db)
    await server.call(joinWaitingList, { body: { courseId: course.id } }, { as: next })
    server.clock.now = afterDeadline
    expect(await preview(learner)).toMatchObject({ seats: [{ id, paid: 450, refund: 0 }] })
    expect((await erase(learner, [{ id, refund: 0 }])).status).toBe(200)
    await server.workOff()
    expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'cancelled', userId: null })
    expect(await bookedFor(server.db, id)).toEqual([45_000])
    const [offered] = await server.db.select().from(enrollments).where(eq(enrollments.userId, next.id))
    expect(offered).toMatchObject({ courseId: course.id, status: 'pending', source: 'waiting_list' })
    expect(await seatsOf(course.id)).toBe(1)
  })

  test('keeps the seat of a running course in the books', async () => {
    const { learner, id } = await aPayer()
    server.clock.now = new Date('2026-04-07T09:00:00Z')
    expect(await preview(learner)).toMatchObject({ seats: [{ id, refund: 0 }] })
    expect((await erase(learner)).status).toBe(200)
    expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active', userId: null })
  })

  test('owes nothing of a bank transfer whose seat ends without a refund', async () => {
    const learner = await aTestedLearner(server.db, { passwordHash: await hashPassword(password) })
    const { id: courseId } = await aCourse(server.db)
    const { id } = await anEnrollment(server.db, { userId: learner.id, courseId, source: 'hand' })
    await server.db.insert(moneyLedger).values({
      orderId: await requireOrderId(server.db, id),
      kind: 'payment',
      amountMinor: 45_000,
      currency: 'USD',
      reference: 'transfer',
      createdAt: server.clock.now,
    })
    server.clock.now = afterDeadline
    expect((await erase(learner)).status).toBe(200)
    expect(await enrollmentById(server.db, id)).toMatchObject({
      status: 'cancelled',
      keptTransferMinor: 45_000,
    })
  })
})

test('the ledger and the rows it refers to cannot be changed or deleted', async () => {
  const { id } = await anEnrollment(server.db, { userId: (await aTestedLearner(server.db)).id })
  await server.db.insert(moneyLedger).values({
    orderId: await requireOrderId(server.db, id),
    kind: 'payment',
    amountMinor: 100,
    currency: 'USD',
    reference: 'once',
    createdAt: server.clock.now,
  })
  const isOurs = isOrderOf(moneyLedger.orderId, id)
  await expect(server.db.update(moneyLedger).set({ amountMinor: 1 }).where(isOurs)).rejects.toThrow(
    'Failed query',
  )
  await expect(server.db.delete(moneyLedger).where(isOurs)).rejects.toThrow('Failed query')
  await expect(server.db.delete(enrollments).where(eq(enrollments.id, id))).rejects.toThrow('Failed query')
})

test('booked credits cannot be changed; they are erased with their owner, not with the admin who gave them', async () => {
  const [owner, giver] = [await aTestedLearner(server.db), await aUserOf(server.db, 'admin')]
  const isOwn = eq(creditLedger.userId, owner.id)
  await addLot(
    server.db,
    { userId: owner.id, source: 'admin', expiresOn: '2027-01-31' },
    { credits: 5, extraGroups: 0 },
    { reason: 'admin', byUserId: giver.id, now: server.clock.now },
  )
  await expect(server.db.update(creditLedger).set({ credits: 50 }).where(isOwn)).rejects.toThrow(
    'Failed query',
  )
  await expect(server.db.delete(creditLedger).where(isOwn)).rejects.toThrow('Failed query')
  await server.db.delete(users).where(eq(users.id, giver.id))
  expect(await server.db.select().from(creditLedger).where(isOwn)).toMatchObject([
    { credits: 5, byUserId: null },
  ])
  await server.db.delete(users).where(eq(users.id, owner.id))
  expect(await server.db.$count(creditLedger, isOwn)).toBe(0)
})
