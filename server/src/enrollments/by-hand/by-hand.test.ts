import * as contract from '@sohbet/contract/selling/by-hand'
import { getOwnCredits } from '@sohbet/contract/credits/credits'
import { cancelEnrollment, listOwnEnrollments } from '@sohbet/contract/selling/enrollments'
import * as adminCalls from '@sohbet/contract/selling/enrollments-admin'
import { balanceMinor } from '@sohbet/domain/enrollment/balance'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orders } from '../../db/tables/selling/orders.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import {
  aHandPayment,
  anEnrollment,
  aPaidPayment,
  aTestedLearner,
  bookedFor,
  sellingClock,
} from '../../testing/rows/selling.ts'
import { hasConsents } from '../consents.ts'
import { readAccount } from './account.reads.ts'

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

const row = (body: unknown) => adminCalls.enrollmentForAdmin.parse(body)
let notes = 0
const hand = async (fields: object = {}) => {
  const courseId = (await aCourse(server.db)).id
  const body = {
    courseId,
    email: learner.email,
    amount: 450,
    note: `Havale ${(notes += 1)}`,
    override: true,
    ...fields,
  }
  return server.call(adminCalls.enrollByHand, { body }, { as: admin })
}
const inParts = async (fields: object = {}) => row((await hand({ paid: 150, ...fields })).body)
const book = (id: string, amount: number, fields: object = {}) =>
  server.call(
    contract.bookPayment,
    { params: { id }, body: { amount, receivedOn: '2026-03-02', ...fields } },
    { as: admin },
  )
const movementsOf = async (id: string) =>
  adminCalls.listMovements.reply.parse(
    (await server.call(adminCalls.listMovements, { params: { id } }, { as: admin })).body,
  )
const credits = async () =>
  getOwnCredits.reply.parse((await server.call(getOwnCredits, {}, { as: learner })).body).balance
const takeBack = (id: string, movementId: string) =>
  server.call(
    contract.takePaymentBack,
    { params: { id, movementId }, body: { reason: 'Another learner' } },
    { as: admin },
  )
describe('a price that is paid in parts', () => {
  test('leaves a balance, and brings the credits with the last part, once', async () => {
    const { id, balance, paid, reference, status } = await inParts()
    expect({ balance, paid, status }).toEqual({ balance: 300, paid: 150, status: 'active' })
    expect(reference).toMatch(/^SB-[2-9A-Z]{6}$/)
    expect(await credits()).toBe(0)
    expect(row((await book(id, 100, { method: 'cash', note: 'Zarf' })).body)).toMatchObject({ balance: 200 })
    expect(await credits()).toBe(0)
    expect(row((await book(id, 200)).body)).toMatchObject({ balance: 0, paid: 450 })
    expect(await credits()).toBe(5)
    expect(await bookedFor(server.db, id)).toEqual([15_000, 10_000, 20_000])
    expect((await movementsOf(id))[1]).toMatchObject({
      kind: 'payment',
      method: 'cash',
      receivedOn: '2026-03-02',
      reference: 'Zarf',
      by: admin.email,
    })
  })

  test('is written in the confirmation and on the learner’s page', async () => {
    await inParts({ dueOn: '2026-03-20' })
    expect((await server.mails(learner.email))[0]?.text).toContain('Ödenen: $150. Kalan ödeme: $300.')
    const { body } = await server.call(listOwnEnrollments, {}, { as: learner })
    expect(listOwnEnrollments.reply.parse(body).enrollments).toMatchObject([
      { balance: 300, dueOn: '2026-03-20', transfer: null },
    ])
  })

  test('brings the credits at once when the admin says so, and not again', async () => {
    const { id } = await inParts({ creditsNow: true })
    expect(await credits()).toBe(5)
    await book(id, 300, { creditsNow: true })
    expect(await credits()).toBe(5)
    await server.call(cancelEnrollment, { params: { id } }, { as: learner })
    expect(await credits()).toBe(0)
  })

  test('brings the credits later by a tick of the terms', async () => {
    const { id } = await inParts()
    const body = { dueOn: null, reminds: false, creditsNow: true }
    await server.call(contract.changePaymentTerms, { params: { id }, body }, { as: admin })
    expect(await credits()).toBe(5)
  })

  test('is never paid twice by a double click, nor beyond the price', async () => {
    const { id } = await inParts()
    const answers = await Promise.all([1, 2, 3].map(() => book(id, 100, { balance: 300 })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409'])
    expect(codeOf((await book(id, 200.01)).body)).toBe('PAYMENT_TOO_LARGE')
    expect(codeOf((await book(id, 1, { receivedOn: '2026-03-03' })).body)).toBe('RECEIVED_LATER')
    expect(codeOf((await hand({ paid: 451 })).body)).toBe('PAYMENT_TOO_LARGE')
  })

  test('is returned in full by a cancellation, whatever the number of parts', async () => {
    const { id } = await inParts()
    await book(id, 100)
    const answer = await server.call(cancelEnrollment, { params: { id } }, { as: learner })
    expect(answer.body).toMatchObject({ refund: 250 })
    const { body } = await server.call(
      adminCalls.listEnrollments,
      { query: { userId: learner.id } },
      { as: admin },
    )
    expect(adminCalls.listEnrollments.reply.parse(body).data).toMatchObject([
      { status: 'cancelled', balance: 0 },
    ])
    expect(codeOf((await book(id, 1)).body)).toBe('ENROLLMENT_OVER')
  })

  test('a refund that leaves the seat is not owed again', async () => {
    const { id } = await inParts()
    const body = { amount: 50, note: '' }
    const answer = await server.call(adminCalls.refundByAdmin, { params: { id }, body }, { as: admin })
    expect(row(answer.body)).toMatchObject({ paid: 100, refunded: 50, balance: 300 })
  })
})

describe('a wrong booking', () => {
  test('is taken back once, by a new line with a reason', async () => {
    const { id } = await inParts()
    const [first] = await movementsOf(id)
    const answers = await Promise.all([1, 2].map(() => takeBack(id, first?.id ?? '')))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    expect(await bookedFor(server.db, id)).toEqual([15_000, -15_000])
    const [wrong, correction] = await movementsOf(id)
    expect(wrong).toMatchObject({ isTakenBack: true })
    expect(correction).toMatchObject({ kind: 'correction', amount: -150, reference: 'Another learner' })
    expect(row((await book(id, 450)).body)).toMatchObject({ balance: 0 })
  })

  test('of another enrolment, of a card or already sent back is refused', async () => {
    const { id } = await inParts()
    const other = await anEnrollment(server.db, { userId: learner.id })
    const theirs = await aHandPayment(server.db, { enrollmentId: other.id })
    expect(codeOf((await takeBack(id, theirs)).body)).toBe('PAYMENT_NOT_FOUND')
    const { entry } = await aPaidPayment(server.db, { enrollmentId: id, amountMinor: 100 })
    expect(codeOf((await takeBack(id, entry.id)).body)).toBe('PAYMENT_NOT_FOUND')
    const [first] = await movementsOf(id)
    const body = { amount: 100, note: '' }
    await server.call(adminCalls.refundByAdmin, { params: { id }, body }, { as: admin })
    expect(codeOf((await takeBack(id, first?.id ?? '')).body)).toBe('REFUND_TOO_LARGE')
  })
})

describe('a held seat', () => {
  const held = (fields: object = {}) =>
    anEnrollment(server.db, { userId: learner.id, status: 'pending', ...fields })

  test('becomes active with the whole price, or with a part and a tick', async () => {
    const { id } = await held()
    expect(codeOf((await book(id, 100)).body)).toBe('REST_NOT_AGREED')
    expect(await bookedFor(server.db, id)).toEqual([])
    expect(row((await book(id, 100, { restLater: true })).body)).toMatchObject({
      status: 'active',
      balance: 350,
    })
    expect(await credits()).toBe(0)
    await book(id, 350)
    expect(await credits()).toBe(5)
  })

  test('with another plan or price ends the accepted documents, which name them', async () => {
    for (const [amount, accepted] of [
      [400, false],
      [450, true],
    ] as const) {
      const { id, courseId } = await held()
      await server.db
        .update(orders)
        .set({ preInformation: '1', distanceSales: '1', consentedAt: sellingClock })
        .where(eq(orders.enrollmentId, id))
      expect(row((await hand({ courseId, amount })).body).id).toBe(id)
      expect(await hasConsents(server.db, id)).toBe(accepted)
    }
  })

  test('that expired is taken again while the course has a free seat', async () => {
    const course = await aCourse(server.db, { maxEnrollments: 1 })
    const gone = { courseId: course.id, status: 'cancelled', cancelReason: 'expired' } as const
    const late = await held(gone)
    expect(row((await book(late.id, 450)).body)).toMatchObject({ status: 'active', balance: 0 })
    const other = await aTestedLearner(server.db)
    const tooLate = await anEnrollment(server.db, { userId: other.id, ...gone })
    expect(codeOf((await book(tooLate.id, 450)).body)).toBe('COURSE_FULL')
    expect(await bookedFor(server.db, tooLate.id)).toEqual([])
  })
})

test('the balance in SQL is that of the domain', async () => {
  for (const paid of [0, 100, 450]) {
    const { id } = row((await hand({ paid })).body)
    learner = await aTestedLearner(server.db)
    if (paid > 0)
      await server.call(
        adminCalls.refundByAdmin,
        { params: { id }, body: { amount: 50, note: '' } },
        { as: admin },
      )
    await server.db.update(orders).set({ waivedMinor: 3000 }).where(eq(orders.enrollmentId, id))
    const { body } = await server.call(adminCalls.listEnrollments, { query: {} }, { as: admin })
    const shown = adminCalls.listEnrollments.reply.parse(body).data.find((one) => one.id === id)
    const { owedMinor } = await readAccount(server.db, id)
    const returnedMinor = paid > 0 ? 5000 : 0
    const sums = { priceMinor: 45_000, waivedMinor: 3000, paidMinor: paid * 100, returnedMinor }
    expect([owedMinor, shown?.balance]).toEqual([balanceMinor(sums), balanceMinor(sums) / 100])
  }
})
