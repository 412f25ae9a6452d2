import * as contract from '@sohbet/contract/selling/enrollments'
import { getSalesDocuments, listAcceptedDocuments } from '@sohbet/contract/selling/sales-documents'
import { getOwnCredits } from '@sohbet/contract/credits/credits'
import { createCheckoutSession, verifyPayment } from '@sohbet/contract/selling/payments'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { courses } from '../db/tables/catalogue/courses.ts'
import { payments } from '../db/tables/selling/payments.ts'
import { users } from '../db/tables/people/users.ts'
import { aUser, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { enqueue } from '../jobs/enqueue.ts'
import {
  anEnrollment,
  aTestedLearner,
  bookedFor,
  checkOut,
  later,
  sellingClock,
  bothConsents,
} from '../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { acceptedDocuments } from '../db/tables/selling/accepted-documents.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { isOrderOf } from './orders.ts'

let server: TestApp
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aTestedLearner(server.db)
})

const enrol = async (courseId: string, as = learner, plan: 'basic' | 'premium' = 'basic') =>
  contract.enrollment.parse(
    (await server.call(contract.createEnrollment, { body: { courseId, plan } }, { as })).body,
  )
const pay = (sessionId: string) =>
  server.call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })
const mine = async (as = learner) =>
  contract.listOwnEnrollments.reply.parse((await server.call(contract.listOwnEnrollments, {}, { as })).body)
const available = async (as = learner) =>
  contract.listEnrollableCourses.reply.parse(
    (await server.call(contract.listEnrollableCourses, { query: {} }, { as })).body,
  )
const seatsOf = async (id: string) =>
  (await server.db.select().from(courses).where(eq(courses.id, id)))[0]?.currentEnrollments

async function expire() {
  await enqueue(server.db, 'expire-enrollments', {})
  await server.workOff()
}

describe('a seat', () => {
  test('is held for half an hour, at most until the course begins', async () => {
    const { id } = await aCourse(server.db)
    expect((await enrol(id)).heldUntil).toBe('2026-03-02T09:30:00.000Z')
    const soon = await aCourse(server.db, { startDate: '2026-03-03' })
    server.clock.now = new Date('2026-03-02T20:50:00Z')
    expect((await enrol(soon.id)).heldUntil).toBe('2026-03-02T21:00:00.000Z')
  })

  test("has the plan's price, and stores the consents with their version", async () => {
    const { id: courseId } = await aCourse(server.db)
    const consents = bothConsents
    const body = { courseId, plan: 'super' as const, consents }
    const answer = await server.call(contract.createEnrollment, { body }, { as: learner })
    expect(answer.body).toMatchObject({ plan: 'super', amount: 495, currency: 'USD', status: 'pending' })
    const { id } = contract.enrollment.parse(answer.body)
    const [order] = await server.db.select().from(orders).where(eq(orders.enrollmentId, id))
    expect(order).toMatchObject({
      preInformation: '2026-12.3',
      distanceSales: '2026-12.3',
      consentedAt: sellingClock,
    })
  })

  test('keeps the accepted documents as they were shown, for ever', async () => {
    const { id: courseId, name } = await aCourse(server.db)
    const shown = await server.call(getSalesDocuments, {}, { as: learner })
    const { version } = getSalesDocuments.reply.parse(shown.body)
    const accept = (plan: 'basic' | 'super') =>
      server.call(
        contract.createEnrollment,
        { body: { courseId, plan, consents: { ...bothConsents, version } } },
        { as: learner },
      )
    const { id } = contract.enrollment.parse((await accept('basic')).body)
    later(server, 5)
    await accept('super')
    later(server, 5)
    await accept('super')
    const read = async (as: TestUser) => server.call(listAcceptedDocuments, { params: { id } }, { as })
    const accepted = listAcceptedDocuments.reply.parse((await read(learner)).body)
    expect(accepted.map((one) => [one.name, one.version, one.language])).toEqual([
      ['preInformation', version, 'en'],
      ['distanceSales', version, 'en'],
      ['preInformation', version, 'en'],
      ['distanceSales', version, 'en'],
    ])
    const [newest, , first] = accepted.map(({ document }) => JSON.stringify(document))
    expect(newest).toContain(`“${name}”`)
    expect(newest).toContain('with the Super plan')
    expect(newest).toContain('$495')
    expect(first).toContain('$450')
    expect(JSON.stringify(accepted[1])).toContain(`${learner.username}, ${learner.email}`)
    expect((await read(await aTestedLearner(server.db))).status).toBe(404)
    const refused = { cause: { message: 'accepted documents are append-only' } }
    await expect(server.db.delete(acceptedDocuments)).rejects.toMatchObject(refused)
  })

  test('is paid only after both documents were accepted for its plan', async () => {
    const { id: courseId } = await aCourse(server.db)
    const { id: enrollmentId } = await enrol(courseId)
    const ask = (consents?: typeof bothConsents) =>
      server.call(
        createCheckoutSession,
        { body: { enrollmentId, ...(consents && { consents }) } },
        { as: learner },
      )
    expect(codeOf((await ask()).body)).toBe('CONSENTS_REQUIRED')
    expect(codeOf((await ask({ ...bothConsents, distanceSales: false })).body)).toBe('CONSENTS_REQUIRED')
    const { version: _, ...unseen } = bothConsents
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a request that breaks the contract
    expect((await ask(unseen as typeof bothConsents)).status).toBe(400)
    expect((await ask(bothConsents)).status).toBe(200)
    expect((await ask()).status).toBe(200)
    await enrol(courseId, learner, 'premium')
    expect(codeOf((await ask()).body)).toBe('CONSENTS_REQUIRED')
  })

  test('in a free course is active at once, and the success page finds it by its id', async () => {
    const { id } = await aCourse(server.db, { priceMinor: 0 })
    const enrolled = await enrol(id)
    expect(enrolled).toMatchObject({ status: 'active', source: 'free' })
    const checkout = await server.call(
      createCheckoutSession,
      { body: { enrollmentId: enrolled.id, consents: bothConsents } },
      { as: learner },
    )
    expect(checkout.body).toEqual({
      sessionUrl: `http://localhost/learner/enrollment/success?session_id=${enrolled.id}`,
    })
    const verified = await server.call(verifyPayment, { params: { sessionId: enrolled.id } }, { as: learner })
    expect(verified.body).toMatchObject({ status: 'complete', courseId: id })
  })

  test('needs no checkout when the course became free meanwhile', async () => {
    const { id } = await aCourse(server.db)
    const { id: enrollmentId } = await enrol(id)
    await server.db.update(courses).set({ priceMinor: 0 }).where(eq(courses.id, id))
    expect((await enrol(id, learner, 'premium')).status).toBe('active')
    expect(await server.db.$count(payments, isOrderOf(payments.orderId, enrollmentId))).toBe(0)
  })
})

describe('cancelling', () => {
  test('refunds the payment, takes the credits back and frees the seat', async () => {
    const { id: courseId, name } = await aCourse(server.db)
    const { id, sessionId } = await checkOut(server, learner, { courseId, plan: 'premium' })
    await pay(sessionId)
    await server.workOff()
    expect((await mine()).enrollments[0]?.cancelUntil).toBe('2026-04-04T21:00:00.000Z')
    const credits = async () => (await server.call(getOwnCredits, {}, { as: learner })).body
    expect(await credits()).toMatchObject({ balance: 15, extraGroups: 10 })
    const answer = await server.call(contract.cancelEnrollment, { params: { id } }, { as: learner })
    expect(answer.body).toMatchObject({ status: 'cancelled', cancelReason: 'learner', refund: 540 })
    expect((await mine()).enrollments[0]).toMatchObject({ refundPending: 540, cancelUntil: null })
    expect((await server.mails(learner.email))[0]?.subject).toBe(`${name} kaydın iptal edildi`)
    expect(await bookedFor(server.db, id)).toEqual([54_000, -54_000])
    expect((await mine()).enrollments[0]).toMatchObject({ refundPending: 0, movements: [{}, {}] })
    expect(await credits()).toMatchObject({ balance: 0, extraGroups: 0 })
    expect(await seatsOf(courseId)).toBe(0)
  })

  test('is possible until exactly 24 hours before the first day', async () => {
    const { id: courseId } = await aCourse(server.db, { startDate: '2026-03-04' })
    const { id } = await anEnrollment(server.db, { userId: learner.id, courseId })
    const cancel = () => server.call(contract.cancelEnrollment, { params: { id } }, { as: learner })
    server.clock.now = new Date('2026-03-02T21:00:00.001Z')
    expect(codeOf((await cancel()).body)).toBe('TOO_LATE_TO_CANCEL')
    server.clock.now = new Date('2026-03-02T21:00:00Z')
    expect((await cancel()).status).toBe(200)
  })
})

describe('the waiting list', () => {
  async function aFullCourse() {
    const course = await aCourse(server.db, { maxEnrollments: 1 })
    const holder = await aTestedLearner(server.db)
    const seat = await anEnrollment(server.db, { userId: holder.id, courseId: course.id })
    return { ...course, holder, seat }
  }
  const wait = async (courseId: string, as: TestUser) => {
    const answer = await server.call(contract.joinWaitingList, { body: { courseId } }, { as })
    server.clock.now = new Date(server.clock.now.getTime() + 1000)
    return answer
  }

  test('keeps the order of requests; a repeated request keeps the place, and leaving frees it', async () => {
    const { id } = await aFullCourse()
    const [second, third] = [await aTestedLearner(server.db), await aTestedLearner(server.db)]
    const places = []
    for (const as of [learner, second, third, learner]) places.push((await wait(id, as)).body)
    expect(places.map((place) => Object(place).place)).toEqual([1, 2, 3, 1])
    expect((await available(second)).find((course) => course.id === id)).toMatchObject({ waitingPlace: 2 })
    await server.call(contract.leaveWaitingList, { params: { courseId: id } }, { as: learner })
    expect((await mine(third)).waiting).toMatchObject([{ courseId: id, place: 2 }])
  })

  test('offers a freed seat to the first for a day, then to the next', async () => {
    const { id, name, holder, seat } = await aFullCourse()
    const second = await aTestedLearner(server.db)
    await wait(id, learner)
    await wait(id, second)
    await server.call(contract.cancelEnrollment, { params: { id: seat.id } }, { as: holder })
    expect((await server.mails(learner.email))[0]?.subject).toBe(`${name} kursunda sana yer açıldı`)
    const [offer] = (await mine()).enrollments
    expect(offer).toMatchObject({ status: 'pending', source: 'waiting_list' })
    // The offered seat is reserved, and enrolling accepts the offer
    const stranger = await aTestedLearner(server.db)
    const refused = await server.call(contract.createEnrollment, { body: { courseId: id } }, { as: stranger })
    expect(codeOf(refused.body)).toBe('COURSE_FULL')
    expect((await enrol(id, learner, 'premium')).id).toBe(offer?.id)
    later(server, 24 * 60)
    await expire()
    expect((await mine()).enrollments[0]).toMatchObject({ status: 'cancelled', cancelReason: 'expired' })
    expect((await mine(second)).enrollments[0]).toMatchObject({ status: 'pending' })
    const { sessionId } = await checkOut(server, second, { courseId: id })
    await pay(sessionId)
    await server.workOff()
    expect((await mine(second)).enrollments[0]).toMatchObject({ status: 'active' })
    expect(await seatsOf(id)).toBe(1)
  })

  test('has priority over new learners when the course gets more seats', async () => {
    const { id } = await aFullCourse()
    await wait(id, learner)
    await server.db.update(courses).set({ maxEnrollments: 2 }).where(eq(courses.id, id))
    const stranger = await aTestedLearner(server.db)
    const refused = await server.call(contract.createEnrollment, { body: { courseId: id } }, { as: stranger })
    expect(codeOf(refused.body)).toBe('COURSE_FULL')
    await expire()
    expect((await mine()).enrollments[0]).toMatchObject({ status: 'pending', source: 'waiting_list' })
  })

  test('skips suspended learners, and refuses learners who may not enrol', async () => {
    const { id, holder, seat } = await aFullCourse()
    const second = await aTestedLearner(server.db)
    await wait(id, learner)
    await wait(id, second)
    await server.db.update(users).set({ suspendedAt: sellingClock }).where(eq(users.id, learner.id))
    await server.call(contract.cancelEnrollment, { params: { id: seat.id } }, { as: holder })
    expect((await mine(second)).enrollments).toHaveLength(1)
    const hard = await aCourse(server.db, { maxEnrollments: 1, levelTestScore: 4000 })
    await anEnrollment(server.db, { userId: holder.id, courseId: hard.id })
    expect(codeOf((await wait(hard.id, second)).body)).toBe('PREREQUISITES_NOT_MET')
  })
})

test('available courses are active, open, upcoming and without an own seat', async () => {
  const shown = await aCourse(server.db, { descriptionEn: 'In the evening' })
  const hidden = [
    await aCourse(server.db, { isActive: false }),
    await aCourse(server.db, { isClosedToEnrolments: true }),
    await aCourse(server.db, { startDate: '2026-03-02' }),
    await aCourse(server.db),
  ].map(({ id }) => id)
  await anEnrollment(server.db, { userId: learner.id, courseId: hidden[3] ?? '' })
  const listed = await available()
  expect(listed.filter(({ id }) => hidden.includes(id))).toEqual([])
  expect(listed.find(({ id }) => id === shown.id)).toMatchObject({
    descriptionEn: 'In the evening',
    price: 450,
    currentEnrollments: 0,
    maxEnrollments: 25,
    moduleCount: 0,
    zoomTimes: [{ dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 }],
    waitingPlace: null,
  })
})

test('a receipt is a PDF in the language of its owner', async () => {
  const receiptOf = async (language: 'en' | 'tr') => {
    const owner = await aUser(server.db, { language, level: 'B1', levelScore: 1700 })
    const { sessionId } = await checkOut(server, owner, { courseId: (await aCourse(server.db)).id })
    await pay(sessionId)
    await server.workOff()
    const [movement] = (await mine(owner)).enrollments[0]?.movements ?? []
    const answer = await server.call(
      contract.getReceipt,
      { params: { id: movement?.id ?? '' } },
      { as: owner },
    )
    expect(answer.headers['content-type']).toBe('application/pdf')
    return z.instanceof(Buffer).parse(answer.body)
  }
  const titled = (pdf: Buffer, title: string) => pdf.includes(Buffer.from(title, 'utf16le').swap16())
  expect(titled(await receiptOf('en'), 'Receipt · Sohbet')).toBe(true)
  expect(titled(await receiptOf('tr'), 'Makbuz · Sohbet')).toBe(true)
})
