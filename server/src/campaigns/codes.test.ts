import { checkDiscountCode } from '@sohbet/contract/campaigns/campaigns'
import * as contract from '@sohbet/contract/selling/enrollments'
import { cancelByAdmin, enrollByHand, refundByAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { createCheckoutSession } from '@sohbet/contract/selling/payments'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses } from '../db/tables/catalogue/courses.ts'
import { discountCodes } from '../db/tables/selling/discount-codes.ts'
import { creditLots } from '../db/tables/selling/credit-lots.ts'
import { payments } from '../db/tables/selling/payments.ts'
import { enrollmentSteps } from '../composition/enrollment-steps.ts'
import { expireEnrollments } from '../enrollments/seats/expire-enrollments.ts'
import { hasConsents } from '../enrollments/consents.ts'
import { isOrderOf } from '../enrollments/orders.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aDiscountCode } from '../testing/rows/campaigns.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import {
  aTestedLearner,
  bookedFor,
  bothConsents,
  enrollmentById,
  later,
  sellingClock,
} from '../testing/rows/selling.ts'

let server: TestApp
let learner: TestUser
let courseId: string
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aTestedLearner(server.db)
  courseId = (await aCourse(server.db)).id
})

type Wish = { courseId?: string; plan?: 'basic' | 'super' | 'premium'; discountCode?: string }
const enrol = (wish: Wish = {}, as = learner) =>
  server.call(contract.createEnrollment, { body: { courseId, ...wish } }, { as })
const hold = async (wish: Wish = {}, as = learner) =>
  contract.createEnrollment.reply.parse((await enrol(wish, as)).body)
const check = (code: string, wish: Omit<Wish, 'discountCode'> = {}) =>
  server.call(checkDiscountCode, { body: { courseId, code, ...wish } }, { as: learner })
const cancel = (id: string, as = learner) =>
  server.call(contract.cancelEnrollment, { params: { id } }, { as })
const usesOf = async (id: string) =>
  (await server.db.select().from(discountCodes).where(eq(discountCodes.id, id)))[0]?.usesTaken
const checkOut = async (enrollmentId: string) =>
  server.call(createCheckoutSession, { body: { enrollmentId, consents: bothConsents } }, { as: learner })
const sessionOf = (body: unknown) =>
  createCheckoutSession.reply.parse(body).sessionUrl.split('/').at(-1) ?? ''
const expire = () =>
  expireEnrollments({
    db: server.db,
    now: server.clock.now,
    publicUrl: 'http://localhost',
    enrollmentSteps,
  })

async function pay(enrollmentId: string) {
  const sessionId = sessionOf((await checkOut(enrollmentId)).body)
  await server.call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })
  await server.workOff()
}

describe('a discount code', () => {
  test('shows its price before the seat is held, and takes nothing', async () => {
    const { id, code } = await aDiscountCode(server.db, { code: 'ILIK-20' })
    expect((await check('ılık-20', { plan: 'super' })).body).toEqual({
      plan: 'super',
      price: 396,
      listPrice: 495,
      currency: 'USD',
      reduction: { kind: 'code', amount: 99, code },
    })
    expect(await usesOf(id)).toBe(0)
  })

  test('lowers the price of the seat, and its use is taken with the hold', async () => {
    const { id, code } = await aDiscountCode(server.db)
    expect((await enrol({ discountCode: code.toLowerCase() })).body).toMatchObject({
      amount: 360,
      listPrice: 450,
      reduction: { kind: 'code', amount: 90, code },
    })
    expect(await usesOf(id)).toBe(1)
    const { body } = await server.call(contract.listOwnEnrollments, {}, { as: learner })
    expect(body).toMatchObject({ enrollments: [{ amount: 360, listPrice: 450, reduction: { code } }] })
  })

  test('is taken once by two tabs at once', async () => {
    const { id, code } = await aDiscountCode(server.db)
    const tabs = await Promise.all([1, 2, 3].map(() => enrol({ discountCode: code })))
    expect(tabs.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await usesOf(id)).toBe(1)
  })

  test('is charged as the reduced price', async () => {
    const { code } = await aDiscountCode(server.db)
    const { id } = await hold({ discountCode: code })
    await pay(id)
    expect(await bookedFor(server.db, id)).toEqual([36_000])
    expect((await enrollmentById(server.db, id)).status).toBe('active')
  })

  test('gets the same answer when it is unknown and when it is inactive', async () => {
    const { code } = await aDiscountCode(server.db, { isActive: false })
    const [unknown, inactive] = [await check('NOBODY-KNOWS'), await check(code)]
    expect(codeOf(unknown.body)).toBe('CODE_UNKNOWN')
    expect([inactive.status, inactive.body]).toEqual([unknown.status, unknown.body])
    expect(codeOf((await enrol({ discountCode: code })).body)).toBe('CODE_UNKNOWN')
  })

  test('cannot be guessed: after 60 tries in an hour also the right one is refused', async () => {
    const { code } = await aDiscountCode(server.db)
    const guesses = await Promise.all(Array.from({ length: 60 }, (_, at) => check(`GUESS-${at}`)))
    expect(new Set(guesses.map(({ body }) => codeOf(body)))).toEqual(new Set(['CODE_UNKNOWN']))
    expect(codeOf((await check(code)).body)).toBe('HOURLY_LIMIT')
    expect(codeOf((await enrol({ discountCode: code })).body)).toBe('HOURLY_LIMIT')
    expect((await enrol()).status).toBe(201)
  })

  test('is decided again with the hold: an edit after the check counts', async () => {
    const { id, code } = await aDiscountCode(server.db)
    expect((await check(code)).body).toMatchObject({ price: 360 })
    await server.db.update(discountCodes).set({ percent: 10 }).where(eq(discountCodes.id, id))
    expect(await hold({ discountCode: code })).toMatchObject({ amount: 405 })
  })

  test('of another currency, another course or another plan is refused', async () => {
    const lira = await aDiscountCode(server.db, { kind: 'sum', sumMinor: 100_00, currency: 'TRY' })
    expect(codeOf((await enrol({ discountCode: lira.code })).body)).toBe('CODE_NOT_FOR_COURSE')
    const other = await aDiscountCode(server.db, { isForAllCourses: false })
    expect(codeOf((await enrol({ discountCode: other.code })).body)).toBe('CODE_NOT_FOR_COURSE')
    const premium = await aDiscountCode(server.db, { plans: ['premium'] })
    expect(codeOf((await enrol({ discountCode: premium.code })).body)).toBe('CODE_NOT_FOR_PLAN')
    expect(await hold({ discountCode: premium.code, plan: 'premium' })).toMatchObject({ amount: 432 })
  })

  test('is refused with a sentence when the price falls below the smallest payment', async () => {
    const { code } = await aDiscountCode(server.db, { kind: 'sum', sumMinor: 449_50, currency: 'USD' })
    const answer = await enrol({ discountCode: code })
    expect(answer.status).toBe(409)
    expect(JSON.stringify(answer.body)).toContain('lower than the smallest card payment')
  })
})

describe('a code for the whole price', () => {
  test('activates the seat without a checkout and brings the credits of the plan', async () => {
    const { code } = await aDiscountCode(server.db, { kind: 'sum', sumMinor: 900_00, currency: 'USD' })
    const seat = await hold({ discountCode: code, plan: 'premium' })
    expect(seat).toMatchObject({ status: 'active', amount: 0, listPrice: 540, reduction: { amount: 540 } })
    const granted = await server.db
      .select({ credits: creditLots.credits })
      .from(creditLots)
      .where(eq(creditLots.enrollmentId, seat.id))
    expect(granted).toEqual([{ credits: 15 }])
  })

  test('closes the open payment page of a held seat', async () => {
    const { id: codeId, code } = await aDiscountCode(server.db, { percent: 100 })
    const { id } = await hold()
    const sessionId = sessionOf((await checkOut(id)).body)
    expect(await hold({ discountCode: code })).toMatchObject({ status: 'active', amount: 0 })
    const late = await server.call(payLocalCheckout, {
      params: { sessionId },
      body: { card: testCards.pays },
    })
    await server.workOff()
    expect(late.status).toBe(200)
    // Paid all the same, so the money goes back
    expect([await bookedFor(server.db, id), await usesOf(codeId)]).toEqual([[45_000, -45_000], 1])
  })

  test('is refused after three cancellations within 7 days, also for a seat that was held first', async () => {
    const { id, code } = await aDiscountCode(server.db, { percent: 100 })
    for (let count = 0; count < 3; count++) {
      const seat = await hold({ discountCode: code })
      expect((await cancel(seat.id)).status).toBe(200)
    }
    expect(await usesOf(id)).toBe(0)
    await hold()
    expect(codeOf((await enrol({ discountCode: code })).body)).toBe('FREE_SEAT_TOO_OFTEN')
  })
})

describe('a held seat', () => {
  test('takes a code later: the payment page is closed and the consents end', async () => {
    const { id: codeId, code } = await aDiscountCode(server.db)
    const { id } = await hold()
    await checkOut(id)
    expect(await hasConsents(server.db, id)).toBe(true)
    expect(await hold({ discountCode: code })).toMatchObject({ id, amount: 360 })
    expect(await hasConsents(server.db, id)).toBe(false)
    expect(await usesOf(codeId)).toBe(1)
    await checkOut(id)
    const pages = await server.db
      .select({ status: payments.status, amountMinor: payments.amountMinor })
      .from(payments)
      .where(isOrderOf(payments.orderId, id))
      .orderBy(payments.createdAt, payments.id)
    expect(pages).toEqual([
      { status: 'failed', amountMinor: 45_000 },
      { status: 'open', amountMinor: 36_000 },
    ])
  })

  test('keeps its code when the call is repeated, also after the code was switched off', async () => {
    const { id, code } = await aDiscountCode(server.db)
    await hold({ discountCode: code })
    await server.db.update(discountCodes).set({ isActive: false }).where(eq(discountCodes.id, id))
    expect(await hold()).toMatchObject({ amount: 360, reduction: { code } })
    expect(await hold({ discountCode: code })).toMatchObject({ amount: 360 })
    expect(codeOf((await enrol({ plan: 'super' })).body)).toBe('CODE_UNKNOWN')
  })

  test('computes the price of another plan with its code', async () => {
    const { code } = await aDiscountCode(server.db)
    await hold({ discountCode: code })
    expect(await hold({ plan: 'super' })).toMatchObject({ amount: 396, listPrice: 495 })
  })

  test('gives a code up for another one, or for none', async () => {
    const [first, second] = [await aDiscountCode(server.db), await aDiscountCode(server.db, { percent: 50 })]
    await hold({ discountCode: first.code })
    expect(await hold({ discountCode: second.code })).toMatchObject({ amount: 225 })
    expect([await usesOf(first.id), await usesOf(second.id)]).toEqual([0, 1])
    expect(await hold({ discountCode: '' })).toMatchObject({ amount: 450, reduction: null })
    expect(await usesOf(second.id)).toBe(0)
  })

  test('keeps the agreed list price when the course becomes dearer', async () => {
    const { code } = await aDiscountCode(server.db)
    await hold()
    await server.db.update(courses).set({ priceMinor: 90_000 }).where(eq(courses.id, courseId))
    expect(await hold({ discountCode: code })).toMatchObject({ amount: 360, listPrice: 450 })
  })
})

describe('the use of a code', () => {
  test('is released when the hold expires, and when the learner gives the seat up', async () => {
    const { id, code } = await aDiscountCode(server.db)
    await hold({ discountCode: code })
    later(server, 31)
    await expire()
    expect(await usesOf(id)).toBe(0)
    const seat = await hold({ discountCode: code })
    await cancel(seat.id)
    expect(await usesOf(id)).toBe(0)
  })

  test('is released when a paid order is refunded before the start', async () => {
    const { id: codeId, code } = await aDiscountCode(server.db, { maxUsesPerLearner: 1 })
    const { id } = await hold({ discountCode: code })
    await pay(id)
    await cancel(id)
    expect(await usesOf(codeId)).toBe(0)
    expect((await enrol({ discountCode: code })).status).toBe(201)
  })

  test('stays after the start, and when the school gives no money back', async () => {
    const { id: codeId, code } = await aDiscountCode(server.db)
    const admin = await aUserOf(server.db, 'admin')
    const end = (id: string, withRefund: boolean) =>
      server.call(cancelByAdmin, { params: { id }, body: { withRefund } }, { as: admin })
    const first = await hold({ discountCode: code })
    await pay(first.id)
    await end(first.id, false)
    expect(await usesOf(codeId)).toBe(1)
    const second = await hold({ discountCode: code })
    await pay(second.id)
    server.clock.now = new Date('2026-04-10T09:00:00Z')
    await end(second.id, true)
    expect(await usesOf(codeId)).toBe(2)
  })

  test('is released when the school refunds the whole order, not a part of it', async () => {
    const { id: codeId, code } = await aDiscountCode(server.db)
    const admin = await aUserOf(server.db, 'admin')
    const { id } = await hold({ discountCode: code })
    await pay(id)
    const refund = (amount: number) =>
      server.call(refundByAdmin, { params: { id }, body: { amount } }, { as: admin })
    await refund(100)
    expect(await usesOf(codeId)).toBe(1)
    await refund(260)
    expect(await usesOf(codeId)).toBe(0)
  })

  test('is released when an admin agrees another price by hand', async () => {
    const { id: codeId, code } = await aDiscountCode(server.db)
    await hold({ discountCode: code })
    const admin = await aUserOf(server.db, 'admin')
    const body = { courseId, email: learner.email, amount: 300, note: 'Transfer 1' }
    expect((await server.call(enrollByHand, { body }, { as: admin })).status).toBe(201)
    expect(await usesOf(codeId)).toBe(0)
  })

  test('counts for a learner who cancels and enrols again only while it is taken', async () => {
    const { code } = await aDiscountCode(server.db, { maxUsesPerLearner: 1 })
    await hold({ discountCode: code })
    const elsewhere = (await aCourse(server.db)).id
    expect(codeOf((await enrol({ courseId: elsewhere, discountCode: code })).body)).toBe('CODE_USED_BY_YOU')
  })

  test('is taken again by a late payment, or the money goes back when it is gone', async () => {
    const { id: codeId, code } = await aDiscountCode(server.db, { maxUses: 1 })
    const { id } = await hold({ discountCode: code })
    const sessionId = sessionOf((await checkOut(id)).body)
    const lateBuyer = await aTestedLearner(server.db)
    later(server, 31)
    await expire()
    const other = await hold({ discountCode: code }, lateBuyer)
    await server.call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })
    await server.workOff()
    expect((await enrollmentById(server.db, id)).status).toBe('cancelled')
    expect(await bookedFor(server.db, id)).toEqual([36_000, -36_000])
    const mails = await server.mails(learner.email)
    expect(mails.map(({ text }) => text).join()).toContain('kodunun kullanım hakkı doldu')
    await cancel(other.id, lateBuyer)
    expect(await usesOf(codeId)).toBe(0)
  })
})
