import { changeCredits, getOwnCredits, getUserCredits } from '@sohbet/contract/credits/credits'
import { cancelEnrollment, createEnrollment } from '@sohbet/contract/selling/enrollments'
import { cancelByAdmin, enrollByHand } from '@sohbet/contract/selling/enrollments-admin'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { securityLog } from '../db/tables/core/security-log.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { creditLedger } from '../db/tables/selling/credit-ledger.ts'
import { creditLots } from '../db/tables/selling/credit-lots.ts'
import { isTaken } from '../db/constraint-errors.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { addLot, extendLots } from './lots.ts'
import { remindOfExpiry } from './remind-of-expiry.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { anEnrollment, aTestedLearner, checkOut, sellingClock } from '../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aTestedLearner(server.db)
})

const change = (body: object, id = learner.id) =>
  server.call(changeCredits, { params: { id }, body: { note: 'A gift', ...body } }, { as: admin })
const lastLog = async () =>
  (await server.db.select().from(securityLog).orderBy(desc(securityLog.id)).limit(1))[0]
const mine = async () =>
  getOwnCredits.reply.parse((await server.call(getOwnCredits, {}, { as: learner })).body)
const lines = async () => {
  const rows = await server.db
    .select({ credits: creditLedger.credits })
    .from(creditLedger)
    .where(eq(creditLedger.userId, learner.id))
    .orderBy(creditLedger.id)
  return rows.map(({ credits }) => credits)
}
const cancel = (id: string) => server.call(cancelEnrollment, { params: { id } }, { as: learner })

async function buy(courseId: string) {
  const { id, sessionId } = await checkOut(server, learner, { courseId })
  await server.call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })
  await server.workOff()
  return id
}

test('an admin adds and removes credits with a reason, and they never fall below zero', async () => {
  expect((await change({ credits: 3, extraGroups: 1 })).body).toMatchObject({ balance: 3, extraGroups: 1 })
  expect(await lastLog()).toMatchObject({
    event: 'credits_changed',
    details: '+3 credits, +1 extra groups',
  })
  const answers = await Promise.all(Array.from({ length: 10 }, () => change({ credits: -1 })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(codeOf((await change({ credits: -1 })).body)).toBe('NOT_ENOUGH_CREDITS')
  expect((await change({})).body).toMatchObject({ fields: { credits: 'Must add or remove something' } })
  expect((await change({ credits: 1, note: ' ' })).body).toMatchObject({
    fields: { note: 'A reason is required' },
  })
  const { body } = await server.call(getUserCredits, { params: { id: learner.id } }, { as: admin })
  expect(body).toMatchObject({ balance: 0, extraGroups: 1 })
  expect(codeOf((await change({ credits: 1 }, admin.id)).body)).toBe('NOT_A_LEARNER')
})

describe('credits of a plan', () => {
  test('do not come with a free course', async () => {
    const { id: courseId } = await aCourse(server.db, { priceMinor: 0 })
    await server.call(createEnrollment, { body: { courseId } }, { as: learner })
    expect(await mine()).toMatchObject({ balance: 0, entries: [] })
  })

  test('are taken back with a cancellation, and given again with the next enrolment', async () => {
    const { id: courseId } = await aCourse(server.db)
    await cancel(await buy(courseId))
    await buy(courseId)
    expect(await lines()).toEqual([5, -5, 5])
  })

  test('can be used from 00:00 of the first day, so a cancellation before it takes all of them back', async () => {
    const { id: courseId, startDate } = await aCourse(server.db)
    const id = await buy(courseId)
    expect(await mine()).toMatchObject({
      balance: 5,
      usable: { credits: 0, extraGroups: 0 },
      lots: [{ usableFrom: startDate, source: 'plan' }],
    })
    expect(codeOf((await change({ credits: -1 })).body)).toBe('CREDITS_NOT_OPEN')
    expect(codeOf((await change({ credits: -6 })).body)).toBe('NOT_ENOUGH_CREDITS')
    expect((await cancel(id)).body).toMatchObject({ refund: 450 })
    expect(await mine()).toMatchObject({ balance: 0 })
    await buy(courseId)
    server.clock.now = new Date('2026-04-05T21:00:00Z')
    expect(await mine()).toMatchObject({ usable: { credits: 5 }, lots: [{ usableFrom: null }] })
    expect((await change({ credits: -1 })).status).toBe(201)
  })

  test('that were used are not given again for the same course', async () => {
    const { id: courseId } = await aCourse(server.db)
    const id = await buy(courseId)
    server.clock.now = new Date('2026-04-06T09:00:00Z')
    await change({ credits: -4 })
    const ending = { params: { id }, body: { withRefund: true, note: '' } }
    expect((await server.call(cancelByAdmin, ending, { as: admin })).status).toBe(200)
    expect(await lines()).toEqual([5, -4, -1])
    const body = { courseId, email: learner.email, amount: 450, note: 'Havale' }
    expect((await server.call(enrollByHand, { body }, { as: admin })).status).toBe(201)
    expect(await lines()).toEqual([5, -4, -1])
  })

  test('last until 6 months after the course ends; a later end moves that day, an earlier one does not', async () => {
    const { id: courseId } = await aCourse(server.db, { startDate: '2026-04-06', endDate: '2026-08-31' })
    await buy(courseId)
    const endingOn = async (endDate: string) => {
      await server.db.update(courses).set({ endDate }).where(eq(courses.id, courseId))
      await extendLots(server.db, courseId)
      return (await mine()).lots[0]?.expiresOn
    }
    expect((await mine()).lots).toMatchObject([{ expiresOn: '2027-02-28' }])
    expect(await endingOn('2026-09-30')).toBe('2027-03-30')
    expect(await endingOn('2026-07-31')).toBe('2027-03-30')
  })

  test('stand at most once for a learner and a course', async () => {
    const seat = { userId: learner.id, holdsCredits: true }
    const { courseId } = await anEnrollment(server.db, { ...seat, status: 'cancelled' })
    const second = anEnrollment(server.db, { ...seat, courseId })
    await expect(second).rejects.toSatisfy((error) => isTaken(error, 'enrollments_one_grant'))
  })
})

test('only lines of the ledger change a lot, and never below zero', async () => {
  await change({ credits: 3 })
  const isOwn = eq(creditLots.userId, learner.id)
  const [lot] = await server.db.select().from(creditLots).where(isOwn)
  const line = { lotId: lot?.id ?? '', userId: learner.id, reason: 'admin' as const, createdAt: sellingClock }
  await expect(server.db.update(creditLots).set({ credits: 9 }).where(isOwn)).rejects.toThrow('Failed query')
  await expect(server.db.insert(creditLedger).values({ ...line, credits: -4 })).rejects.toThrow(
    'Failed query',
  )
  await expect(
    server.db.insert(creditLedger).values({ ...line, userId: admin.id, credits: 1 }),
  ).rejects.toThrow('Failed query')
  expect(await mine()).toMatchObject({ balance: 3 })
})

describe('reminders of expiry', () => {
  const remind = async (day: string) => {
    await remindOfExpiry({ db: server.db, now: new Date(`${day}T07:00:00Z`) })
    const rows = await server.db
      .select({ params: notifications.params })
      .from(notifications)
      .where(and(eq(notifications.userId, learner.id), eq(notifications.kind, 'credits_expiring')))
      .orderBy(notifications.id)
    return rows.map(({ params }) => params)
  }
  const give = (expiresOn: string, credits: number, extraGroups = 0) =>
    addLot(
      server.db,
      { userId: learner.id, source: 'admin', expiresOn },
      { credits, extraGroups },
      { reason: 'admin', now: sellingClock },
    )

  test('come 30 and 7 days before, once each, merged, and again when a lot expires later', async () => {
    await give('2026-05-01', 3)
    await give('2026-04-30', 0, 2)
    await give('2026-04-29', 0, 0)
    expect(await remind('2026-03-30')).toEqual([])
    const both = { credits: 3, extraGroups: 2, expiresOn: '2026-04-30' }
    expect(await remind('2026-04-01')).toEqual([both])
    expect(await remind('2026-04-02')).toHaveLength(1)
    expect(await remind('2026-04-24')).toEqual([both, both])
    expect(await remind('2026-04-25')).toHaveLength(2)
    await server.db
      .update(creditLots)
      .set({ expiresOn: '2026-06-30' })
      .where(and(eq(creditLots.userId, learner.id), eq(creditLots.credits, 3)))
    expect((await remind('2026-06-01')).at(-1)).toEqual({
      credits: 3,
      extraGroups: 0,
      expiresOn: '2026-06-30',
    })
  })
})
