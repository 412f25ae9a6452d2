import { toggleCourseEnrollment } from '@sohbet/contract/catalogue/courses'
import { getAdminDashboard } from '@sohbet/contract/core/dashboards'
import { search } from '@sohbet/contract/core/search'
import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import {
  cancelEnrollment,
  createEnrollment,
  getPrerequisites,
  listOwnEnrollments,
} from '@sohbet/contract/selling/enrollments'
import { enrollByHand } from '@sohbet/contract/selling/enrollments-admin'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import {
  cancelCourse,
  chooseAfterCancellation,
  getCancellationChoice,
  getCourseCancellation,
} from '@sohbet/contract/selling/moving'
import { listOwnLiveSessions } from '@sohbet/contract/live-sessions/live-sessions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { waitingList } from '../../db/tables/selling/enrollments.ts'
import { closeDispute } from '@sohbet/contract/selling/disputes'
import { enqueue } from '../../jobs/enqueue.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCourse, aCourseType } from '../../testing/rows/catalogue.ts'
import {
  aDispute,
  anEnrollment,
  aPaidPayment,
  aPlaceInLine,
  aTestedLearner,
  bookedFor,
  checkOut,
  enrollmentById,
  sellingClock,
} from '../../testing/rows/selling.ts'

let server: TestApp
let admin: TestUser
let typeId: string
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  typeId = (await aCourseType(server.db)).id
})

async function buy(learner: TestUser, courseId: string) {
  const { id, sessionId } = await checkOut(server, learner, { courseId })
  await server.call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })
  await server.workOff()
  return { learner, id }
}
const cancel = (id: string) =>
  server.call(cancelCourse, { params: { id }, body: { reason: 'Too few learners' } }, { as: admin })
const choose = ({ learner, id }: { learner: TestUser; id: string }, courseId?: string) =>
  server.call(chooseAfterCancellation, { params: { id }, body: { courseId } }, { as: learner })
const answersOf = async (id: string) =>
  getCourseCancellation.reply.parse(
    (await server.call(getCourseCancellation, { params: { id } }, { as: admin })).body,
  )
const runJob = async () => {
  await enqueue(server.db, 'expire-enrollments', {})
  await server.workOff()
}
const seatsOf = async (id: string) =>
  (await server.db.select().from(courses).where(eq(courses.id, id)))[0]?.currentEnrollments

async function aClass(count: number) {
  const course = await aCourse(server.db, { typeId })
  const seats = []
  for (let made = 0; made < count; made++) seats.push(await buy(await aTestedLearner(server.db), course.id))
  return { course, seats }
}

describe('a cancelled course', () => {
  test('with three learners: one moves, one takes the refund, one does not answer', async () => {
    const { course, seats } = await aClass(3)
    const [mover, leaver, silent] = seats
    if (!mover || !leaver || !silent) throw new Error('three learners bought a seat')
    const dearer = await aCourse(server.db, { typeId, priceMinor: 60_000 })
    expect((await cancel(course.id)).body).toEqual({ learners: 3, waiting: 0 })
    const offer = await server.call(
      getCancellationChoice,
      { params: { id: mover.id } },
      { as: mover.learner },
    )
    expect(offer.body).toMatchObject({
      reason: 'Too few learners',
      chooseUntil: '2026-03-09T09:00:00.000Z',
      refund: 450,
      courses: [{ id: dearer.id, difference: 150, refund: 0 }],
    })
    // The school pays the difference
    expect((await choose(mover, dearer.id)).body).toMatchObject({
      courseId: dearer.id,
      amount: 450,
      refund: 0,
    })
    expect((await choose(leaver)).body).toMatchObject({ status: 'cancelled', refund: 450 })
    expect(codeOf((await choose(leaver)).body)).toBe('CHOICE_OVER')
    expect(codeOf((await choose(mover)).body)).toBe('CHOICE_OVER')
    server.clock.now = new Date('2026-03-09T08:59:00Z')
    await runJob()
    expect(await enrollmentById(server.db, silent.id)).toMatchObject({ status: 'active' })
    server.clock.now = new Date('2026-03-09T09:00:00Z')
    await runJob()
    await runJob()
    expect(await enrollmentById(server.db, silent.id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'course_cancelled',
    })
    const booked = await Promise.all([mover, leaver, silent].map(({ id }) => bookedFor(server.db, id)))
    expect(booked.map((lines) => lines.reduce((sum, minor) => sum + minor, 0))).toEqual([45_000, 0, 0])
    const { answers } = await answersOf(course.id)
    const byId = new Map(answers.map((answer) => [answer.enrollmentId, answer]))
    expect(byId.get(mover.id)).toMatchObject({ answer: 'moved', movedTo: dearer.name, refund: 0 })
    expect(byId.get(leaver.id)).toMatchObject({ answer: 'refunded', refund: 450 })
    expect(byId.get(silent.id)).toMatchObject({ answer: 'unanswered', refund: 450 })
    expect([await seatsOf(course.id), await seatsOf(dearer.id)]).toEqual([0, 1])
  })

  test('keeps a disputed seat until the bank has decided, and refunds it then', async () => {
    const { course, seats } = await aClass(1)
    const [seat] = seats
    if (!seat) throw new Error('a learner bought a seat')
    const other = await aCourse(server.db, { typeId })
    await cancel(course.id)
    const dispute = await aDispute(server.db, seat.id)
    expect(codeOf((await choose(seat)).body)).toBe('DISPUTE_OPEN')
    expect(codeOf((await choose(seat, other.id)).body)).toBe('DISPUTE_OPEN')
    server.clock.now = new Date('2026-03-09T09:00:00Z')
    await runJob()
    expect(await enrollmentById(server.db, seat.id)).toMatchObject({ status: 'active' })
    const body = { outcome: 'won' as const }
    await server.call(closeDispute, { params: { id: dispute.id }, body }, { as: admin })
    await runJob()
    expect(await enrollmentById(server.db, seat.id)).toMatchObject({ cancelReason: 'course_cancelled' })
    const booked = await bookedFor(server.db, seat.id)
    expect(booked.reduce((sum, minor) => sum + minor, 0)).toBe(0)
  })

  test('tells learners, the waiting list and coaches by mail, and gives up held seats', async () => {
    const { course, seats } = await aClass(1)
    const [waiting, holder] = [await aTestedLearner(server.db), await aTestedLearner(server.db)]
    await anEnrollment(server.db, { userId: holder.id, courseId: course.id, status: 'pending' })
    await aPlaceInLine(server.db, { courseId: course.id, userId: waiting.id })
    expect((await cancel(course.id)).body).toEqual({ learners: 1, waiting: 1 })
    expect(await seatsOf(course.id)).toBe(1)
    expect(await server.db.$count(waitingList, eq(waitingList.courseId, course.id))).toBe(0)
    await enqueue(server.db, 'mail-notifications', {})
    const [mail] = await server.mails(seats[0]!.learner.email)
    expect(mail?.subject).toContain('iptal edildi')
    expect(mail?.text).toContain('Başka bir kurs mu, paranın iadesi mi?')
    expect((await server.mails(waiting.email))[0]?.text).toContain('bekleme listesinde değilsin')
    expect((await server.mails(holder.email))[0]?.text).toContain('Too few learners')
  })

  test('takes no new learners, holds no more sessions and cannot be cancelled twice', async () => {
    const { course, seats } = await aClass(1)
    await cancel(course.id)
    expect(codeOf((await cancel(course.id)).body)).toBe('COURSE_CALLED_OFF')
    const newcomer = await aTestedLearner(server.db)
    const enrol = await server.call(createEnrollment, { body: { courseId: course.id } }, { as: newcomer })
    expect(codeOf(enrol.body)).toBe('COURSE_CALLED_OFF')
    const hand = { courseId: course.id, email: newcomer.email, amount: 0, note: 'A gift' }
    expect(codeOf((await server.call(enrollByHand, { body: hand }, { as: admin })).body)).toBe(
      'COURSE_CALLED_OFF',
    )
    const query = { from: '2026-04-05T21:00:00Z', to: '2026-04-19T21:00:00Z' }
    const week = await server.call(listOwnLiveSessions, { query }, { as: seats[0]!.learner })
    const states = Object(week.body).sessions.map(({ state }: { state: string }) => state)
    expect(new Set(states)).toEqual(new Set(['cancelled']))
  })

  test('runs nowhere any more, and is shown to its learners as cancelled', async () => {
    const running = { typeId, startDate: '2026-02-02', endDate: '2026-05-31' }
    const course = await aCourse(server.db, running)
    const learner = await aTestedLearner(server.db)
    const seat = await anEnrollment(server.db, { userId: learner.id, courseId: course.id })
    await aPaidPayment(server.db, { enrollmentId: seat.id })
    const next = await aCourse(server.db, { requiredCourseTypeId: typeId })
    const dashboards = async () => {
      const query = { isFresh: 'true' }
      const school = await server.call(getAdminDashboard, { query }, { as: admin })
      const own = await server.call(getLearnerDashboard, {}, { as: learner })
      const check = await server.call(getPrerequisites, { params: { courseId: next.id } }, { as: learner })
      return {
        running: getAdminDashboard.reply.parse(school.body).stats.activeCourses.count,
        enrolled: getLearnerDashboard.reply.parse(own.body).enrolledCourses,
        previousCourseMet: getPrerequisites.reply.parse(check.body).previousCourseMet,
      }
    }
    const before = await dashboards()
    expect(before.previousCourseMet).toBe(true)
    server.clock.now = new Date('2026-03-02T10:00:00Z')
    await cancel(course.id)
    const after = await dashboards()
    expect(after).toMatchObject({
      running: before.running - 1,
      previousCourseMet: false,
      enrolled: [{ isCancelled: true, chooseUntil: '2026-03-09T10:00:00.000Z' }],
    })
    const found = await server.call(search, { query: { text: course.name } }, { as: admin })
    expect(search.reply.parse(found.body).courses).toMatchObject([{ id: course.id, isCancelled: true }])
    const open = await server.call(toggleCourseEnrollment, { params: { id: course.id } }, { as: admin })
    expect(codeOf(open.body)).toBe('COURSE_CALLED_OFF')
  })

  test('refuses a full course with a clear reason, and refunds by the plain cancellation too', async () => {
    const { course, seats } = await aClass(1)
    const full = await aCourse(server.db, { typeId, maxEnrollments: 1, currentEnrollments: 1 })
    await cancel(course.id)
    const [seat] = seats
    if (!seat) throw new Error('a learner bought a seat')
    expect(codeOf((await choose(seat, full.id)).body)).toBe('COURSE_FULL')
    const { body } = await server.call(listOwnEnrollments, {}, { as: seat.learner })
    expect(listOwnEnrollments.reply.parse(body).enrollments[0]).toMatchObject({
      chooseUntil: '2026-03-09T09:00:00.000Z',
      cancelUntil: null,
      refund: 450,
      course: { isCancelled: true },
    })
    const plain = await server.call(cancelEnrollment, { params: { id: seat.id } }, { as: seat.learner })
    expect(plain.body).toMatchObject({ refund: 450 })
    expect((await answersOf(course.id)).answers).toMatchObject([{ answer: 'refunded', refund: 450 }])
  })
})
