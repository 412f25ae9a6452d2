import { checkByHand } from '@sohbet/contract/selling/by-hand'
import * as contract from '@sohbet/contract/selling/enrollments'
import { enrollByHand } from '@sohbet/contract/selling/enrollments-admin'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { verifyPayment } from '@sohbet/contract/selling/payments'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { moneyLedger } from '../db/tables/selling/payments.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse, aCourseType } from '../testing/rows/catalogue.ts'
import {
  anEnrollment,
  aPaidPayment,
  aTestedLearner,
  bookedFor,
  checkOut,
  enrollmentById,
  sellingClock,
} from '../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { requireOrderId } from './orders.ts'

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

const ask = async (courseId: string, as = learner) =>
  contract.getPrerequisites.reply.parse(
    (await server.call(contract.getPrerequisites, { params: { courseId } }, { as })).body,
  )
const enrol = async (courseId: string) =>
  server.call(contract.createEnrollment, { body: { courseId } }, { as: learner })
const pay = (sessionId: string) =>
  server.call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })

async function aPaidSeat(courseId: string, fields: Partial<typeof enrollments.$inferInsert> = {}) {
  const seat = await anEnrollment(server.db, { ...fields, userId: learner.id, courseId })
  await aPaidPayment(server.db, { enrollmentId: seat.id })
  return seat
}

const ended = { startDate: '2025-01-06', endDate: '2025-06-30' }
const running = { startDate: '2026-03-02', endDate: '2026-08-31' }
const upcoming = { startDate: '2026-03-03', endDate: '2026-08-31' }

test('prerequisites of a course without a required score still include the test', async () => {
  const newcomer = await aUser(server.db, { level: null, levelScore: null })
  const { id: courseId } = await aCourse(server.db, { levelTestScore: 0 })
  expect(await ask(courseId, newcomer)).toMatchObject({
    levelTestMet: false,
    previousCourseMet: true,
    requiredScore: 0,
    score: null,
  })
})

test('a second course of a type names the first one, and can be bought', async () => {
  const first = await aCourse(server.db, running)
  const second = await aCourse(server.db, { typeId: first.typeId })
  expect((await ask(second.id)).sameTypeCourse).toBe(null)
  await aPaidSeat(first.id)
  expect((await ask(second.id)).sameTypeCourse).toBe(first.name)
  expect((await enrol(second.id)).status).toBe(201)
})

describe('the previous course', () => {
  /** A course of a type, and a course that requires that type. */
  async function aPair(dates: typeof ended) {
    const before = await aCourse(server.db, dates)
    const next = await aCourse(server.db, { requiredCourseTypeId: before.typeId, levelTestScore: 1700 })
    return { before, next }
  }

  test.each([
    ['has ended', ended],
    ['is running', running],
  ])('counts when it is paid and %s', async (_, dates) => {
    const { before, next } = await aPair(dates)
    expect(await ask(next.id)).toMatchObject({
      levelTestMet: true,
      previousCourseMet: false,
      requiredScore: 1700,
    })
    await aPaidSeat(before.id)
    expect(await ask(next.id)).toMatchObject({ levelTestMet: true, previousCourseMet: true, score: 1700 })
    expect((await enrol(next.id)).status).toBe(201)
  })

  test.each([
    ['not begun', upcoming, {}],
    ['cancelled', running, { status: 'cancelled' as const }],
  ])('does not count when it is %s', async (_, dates, seat) => {
    const { before, next } = await aPair(dates)
    await aPaidSeat(before.id, seat)
    expect((await ask(next.id)).previousCourseMet).toBe(false)
    expect(codeOf((await enrol(next.id)).body)).toBe('PREVIOUS_COURSE_REQUIRED')
  })

  test('does not count when it is free', async () => {
    const { before, next } = await aPair(running)
    const free = { amountMinor: 0, source: 'free' as const }
    await anEnrollment(server.db, { userId: learner.id, courseId: before.id, ...free })
    expect((await ask(next.id)).previousCourseMet).toBe(false)
  })

  test('does not count when all the money was refunded, even if the seat stays', async () => {
    const { before, next } = await aPair(running)
    const { id } = await aPaidSeat(before.id)
    const goBack = async (amountMinor: number) =>
      server.db.insert(moneyLedger).values({
        orderId: await requireOrderId(server.db, id),
        kind: 'refund',
        amountMinor: -amountMinor,
        currency: 'USD',
        reference: `re_${amountMinor}`,
        createdAt: sellingClock,
      })
    await goBack(44_000)
    expect((await ask(next.id)).previousCourseMet).toBe(true)
    await goBack(1000)
    expect((await ask(next.id)).previousCourseMet).toBe(false)
    expect(codeOf((await enrol(next.id)).body)).toBe('PREVIOUS_COURSE_REQUIRED')
  })

  test('is checked again when the payment arrives: the payment is refunded and the seat is free', async () => {
    const { before, next } = await aPair(running)
    const first = await aPaidSeat(before.id)
    const { id, sessionId } = await checkOut(server, learner, { courseId: next.id })
    await server.db
      .update(enrollments)
      .set({ status: 'cancelled', cancelledAt: sellingClock, cancelReason: 'learner' })
      .where(eq(enrollments.id, first.id))
    await pay(sessionId)
    await server.workOff()
    expect(await enrollmentById(server.db, id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'unprepared',
    })
    expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
    const [course] = await server.db.select().from(courses).where(eq(courses.id, next.id))
    expect(course?.currentEnrollments).toBe(0)
    const verified = await server.call(verifyPayment, { params: { sessionId } }, { as: learner })
    expect(verified.body).toMatchObject({ status: 'unprepared' })
    const [mail] = await server.mails(learner.email)
    expect(mail?.subject).toBe(`${next.name} için ödemen iade ediliyor`)
  })
})

describe('the track', () => {
  async function aSchool() {
    const first = await aCourseType(server.db, { fromLevel: 'A1', toLevel: 'A2' })
    const second = await aCourseType(server.db, { fromLevel: 'B1', toLevel: 'B2' })
    const beginners = await aCourse(server.db, { typeId: first.id, startDate: '2026-03-10' })
    const next = await aCourse(server.db, {
      typeId: second.id,
      levelTestScore: 2000,
      requiredCourseTypeId: first.id,
      startDate: '2026-03-20',
    })
    return { first, beginners, next }
  }
  const available = async () => {
    const { body } = await server.call(contract.listEnrollableCourses, { query: {} }, { as: learner })
    return contract.listEnrollableCourses.reply.parse(body)
  }

  test('shows a newcomer at B2 the courses of the level first, without a previous course', async () => {
    learner = await aTestedLearner(server.db, { level: 'B2', levelScore: 3000 })
    const { beginners, next } = await aSchool()
    const shown = (await available()).filter(({ id }) => [beginners.id, next.id].includes(id))
    expect(shown.map(({ id, fit, toLevel }) => ({ id, fit, toLevel }))).toEqual([
      { id: next.id, fit: 'fits', toLevel: 'B2' },
      { id: beginners.id, fit: 'below', toLevel: 'A2' },
    ])
    expect(await ask(next.id)).toMatchObject({ levelTestMet: true, previousCourseMet: true, fit: 'fits' })
    expect((await enrol(next.id)).status).toBe(201)
  })

  test('tells a beginner what a course asks for', async () => {
    learner = await aTestedLearner(server.db, { level: 'A1', levelScore: 900 })
    const { first, beginners, next } = await aSchool()
    const shown = (await available()).filter(({ id }) => [beginners.id, next.id].includes(id))
    expect(shown).toMatchObject([
      { id: beginners.id, fit: 'fits' },
      { id: next.id, fit: 'score', requiredScore: 2000, requiredCourseType: first.name },
    ])
    expect(codeOf((await enrol(next.id)).body)).toBe('PREREQUISITES_NOT_MET')
  })

  test('goes on for a graduate of the first track, whatever the entry score was', async () => {
    learner = await aTestedLearner(server.db, { level: 'A1', levelScore: 300 })
    const { first, beginners, next } = await aSchool()
    const done = await aCourse(server.db, { ...ended, typeId: first.id })
    await aPaidSeat(done.id)
    expect(await ask(next.id)).toMatchObject({
      levelTestMet: true,
      previousCourseMet: true,
      score: 300,
      fit: 'fits',
    })
    const shown = (await available()).filter(({ id }) => [beginners.id, next.id].includes(id))
    expect(shown).toMatchObject([
      { id: next.id, fit: 'fits' },
      { id: beginners.id, fit: 'below' },
    ])
    expect((await enrol(next.id)).status).toBe(201)
  })
})

describe('an enrolment by hand that overrides', () => {
  let admin: TestUser
  beforeAll(async () => {
    admin = await aUserOf(server.db, 'admin')
  })
  let notes = 0
  const enrolByHand = (fields: { courseId: string; email: string; override: boolean }) => {
    const body = { amount: 450, note: `Havale ${(notes += 1)}`, ...fields }
    return server.call(enrollByHand, { body }, { as: admin })
  }

  test('prerequisites and clashes needs a tick, and names them', async () => {
    const mine = await aCourse(server.db)
    await anEnrollment(server.db, { userId: learner.id, courseId: mine.id })
    const course = await aCourse(server.db, { levelTestScore: 3000 })
    const wish = { courseId: course.id, email: learner.email }
    const { body } = await server.call(checkByHand, { body: wish }, { as: admin })
    expect(body).toMatchObject({
      levelTestMet: false,
      previousCourseMet: true,
      score: 1700,
      requiredScore: 3000,
      clashes: [{ course: mine.name, time: { dayOfWeek: 'monday', hour: 21 } }],
      held: null,
    })
    const refused = await enrolByHand({ ...wish, override: false })
    expect(codeOf(refused.body)).toBe('OVERRIDE_REQUIRED')
    expect(Object(refused.body).message).toBe(
      `Please confirm that you enroll this learner nevertheless: the score is 1700, the course requires 3000; clashes with “${mine.name}” (Monday 21:00)`,
    )
    expect((await enrolByHand({ ...wish, override: true })).status).toBe(201)
  })

  test('needs no tick when nothing stands against it', async () => {
    const { id: courseId } = await aCourse(server.db)
    const untested = await aUser(server.db)
    const refused = await enrolByHand({ courseId, email: untested.email, override: false })
    expect(Object(refused.body).message).toContain('the level test is not taken')
    expect((await enrolByHand({ courseId, email: learner.email, override: false })).status).toBe(201)
  })
})
