import { updateCourse } from '@sohbet/contract/catalogue/courses'
import { getOwnCredits } from '@sohbet/contract/credits/credits'
import {
  cancelEnrollment,
  createEnrollment,
  joinWaitingList,
  listOwnEnrollments,
} from '@sohbet/contract/selling/enrollments'
import { createCheckoutSession } from '@sohbet/contract/selling/payments'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enrollmentSteps } from '../../composition/enrollment-steps.ts'
import { payLocalCheckout } from '../../adapters/payments/local.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { enrollments, waitingList } from '../../db/tables/selling/enrollments.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCourse, courseFieldsOf } from '../../testing/rows/catalogue.ts'
import {
  anEnrollment,
  aTestedLearner,
  bookedFor,
  checkOut,
  enrollmentById,
  later,
  paymentEvent,
  sellingClock,
  bothConsents,
} from '../../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { withStatements } from '../../testing/databases/with-statements.ts'
import { lockCourse, offerFreeSeats } from './seats.ts'

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

const enrol = (courseId: string, plan: 'basic' | 'premium' = 'basic') =>
  server.call(createEnrollment, { body: { courseId, plan } }, { as: learner })
const change = (id: string, fields: Partial<typeof courses.$inferInsert>) =>
  server.db.update(courses).set(fields).where(eq(courses.id, id))
const waiting = async () =>
  listOwnEnrollments.reply.parse((await server.call(listOwnEnrollments, {}, { as: learner })).body).waiting
const credits = async () => (await server.call(getOwnCredits, {}, { as: learner })).body

async function expire() {
  await enqueue(server.db, 'expire-enrollments', {})
  await server.workOff()
}

async function aFullCourse(fields: Parameters<typeof aCourse>[1] = {}) {
  const { id: courseId } = await aCourse(server.db, { maxEnrollments: 1, ...fields })
  const holder = await aTestedLearner(server.db)
  const seat = await anEnrollment(server.db, { userId: holder.id, courseId })
  const leave = () => server.call(cancelEnrollment, { params: { id: seat.id } }, { as: holder })
  return { courseId, leave }
}

describe('a free course has the smallest plan', () => {
  test('for a learner who waited with the largest', async () => {
    const { courseId, leave } = await aFullCourse({ priceMinor: 0 })
    await server.call(joinWaitingList, { body: { courseId, plan: 'premium' } }, { as: learner })
    await leave()
    expect((await enrol(courseId, 'premium')).body).toMatchObject({ status: 'active', plan: 'basic' })
    expect(await credits()).toMatchObject({ balance: 0, extraGroups: 0 })
  })

  test('for a learner who chooses the largest once it is free', async () => {
    const { id: courseId } = await aCourse(server.db)
    await enrol(courseId)
    await change(courseId, { priceMinor: 0 })
    expect((await enrol(courseId, 'premium')).body).toMatchObject({ status: 'active', plan: 'basic' })
    expect(await credits()).toMatchObject({ balance: 0, extraGroups: 0 })
  })
})

test('a held seat can be paid after the course was closed, but no new one taken', async () => {
  const { id: courseId } = await aCourse(server.db)
  const { id } = createEnrollment.reply.parse((await enrol(courseId)).body)
  await change(courseId, { isClosedToEnrolments: true })
  expect((await enrol(courseId, 'premium')).body).toMatchObject({ id, plan: 'premium' })
  const answer = await server.call(
    createCheckoutSession,
    { body: { enrollmentId: id, consents: bothConsents } },
    { as: learner },
  )
  expect(answer.status).toBe(200)
  later(server, 31)
  expect(codeOf((await enrol(courseId)).body)).toBe('COURSE_CLOSED')
})

describe('a payment after the seat was given up', () => {
  /** Held, given up, and paid before the page was closed; the event has not arrived yet. */
  async function paidLate(fields: Parameters<typeof aCourse>[1] = {}) {
    const { id: courseId } = await aCourse(server.db, fields)
    const { id, sessionId, paymentId } = await checkOut(server, learner, { courseId })
    later(server, 31)
    await expire()
    await payLocalCheckout(server.db, sessionId, server.clock.now)
    return { id, courseId, settle: () => server.sendEvent(paymentEvent(paymentId)) }
  }

  test('buys no seat in a course closed meanwhile', async () => {
    const { id, courseId, settle } = await paidLate()
    await change(courseId, { isClosedToEnrolments: true })
    await settle()
    await server.workOff()
    expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'cancelled' })
    expect(await bookedFor(server.db, id)).toEqual([45_000, -45_000])
  })

  test('removes its owner from the waiting list', async () => {
    const { id, courseId, settle } = await paidLate()
    await change(courseId, { maxEnrollments: 1, currentEnrollments: 1 })
    await server.call(joinWaitingList, { body: { courseId } }, { as: learner })
    await change(courseId, { maxEnrollments: 25, currentEnrollments: 0 })
    await settle()
    expect(await enrollmentById(server.db, id)).toMatchObject({ status: 'active' })
    expect(await waiting()).toEqual([])
    await expire()
    expect(await server.db.$count(enrollments, eq(enrollments.courseId, courseId))).toBe(1)
  })
})

test('a learner with a seat is offered none, and the next in line is', async () => {
  const { courseId, leave } = await aFullCourse({ maxEnrollments: 2 })
  await anEnrollment(server.db, { userId: learner.id, courseId })
  const next = await aTestedLearner(server.db)
  await server.db.insert(waitingList).values(
    [learner, next].map(({ id: userId }, place) => ({
      courseId,
      userId,
      plan: 'basic' as const,
      createdAt: new Date(sellingClock.getTime() + place),
    })),
  )
  expect((await leave()).status).toBe(200)
  const offered = await server.db.select().from(enrollments).where(eq(enrollments.userId, next.id))
  expect(offered).toMatchObject([{ status: 'pending', source: 'waiting_list' }])
})

test('all offers of seats are mailed in one statement', async () => {
  const { id: courseId } = await aCourse(server.db, { maxEnrollments: 3 })
  const inLine = await Promise.all(Array.from({ length: 3 }, () => aTestedLearner(server.db)))
  await server.db
    .insert(waitingList)
    .values(
      inLine.map(({ id: userId }) => ({ courseId, userId, plan: 'basic' as const, createdAt: sellingClock })),
    )
  const { db, statements } = withStatements(server.database)
  const course = await lockCourse(db, courseId)
  await offerFreeSeats({ now: sellingClock, publicUrl: 'http://localhost', enrollmentSteps }, db, course)
  expect(statements.filter((statement) => statement.includes(`/learner/enroll/${courseId}`))).toHaveLength(1)
  for (const { email } of inLine) expect(await server.mails(email)).toHaveLength(1)
})

test('a course that has begun has no waiting list', async () => {
  const { courseId } = await aFullCourse({ startDate: '2026-03-03' })
  await server.call(joinWaitingList, { body: { courseId } }, { as: learner })
  expect(await waiting()).toMatchObject([{ courseId, place: 1 }])
  // 00:00 of the first day in Istanbul
  server.clock.now = new Date('2026-03-02T21:00:00Z')
  await expire()
  expect(await waiting()).toEqual([])
})

test('an earlier start shortens the holds to it', async () => {
  const course = await aCourse(server.db)
  const heldUntil = new Date(sellingClock.getTime() + 24 * 60 * 60_000)
  const offer = { userId: learner.id, courseId: course.id, status: 'pending' as const, heldUntil }
  const { id } = await anEnrollment(server.db, offer)
  const body = { ...courseFieldsOf(course), startDate: '2026-03-03' }
  const admin = await aUserOf(server.db, 'admin')
  const answer = await server.call(updateCourse, { params: { id: course.id }, body }, { as: admin })
  expect(answer.status).toBe(200)
  expect((await enrollmentById(server.db, id)).heldUntil).toEqual(new Date('2026-03-02T21:00:00Z'))
})
