import { updateCourse } from '@sohbet/contract/catalogue/courses'
import { changeLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { listNotifications } from '@sohbet/contract/notifications/notifications'
import { notificationWords } from '@sohbet/contract/notifications/notification-words'
import { getOwnCredits } from '@sohbet/contract/credits/credits'
import { cancelEnrollment, listOwnEnrollments } from '@sohbet/contract/selling/enrollments'
import { enrollByHand, refundByAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses, courseZoomTimes } from '../db/tables/catalogue/courses.ts'
import { schoolSettings } from '../db/tables/core/school-settings.ts'
import { liveEvents } from '../db/tables/core/live-events.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach, aCourse, courseFieldsOf } from '../testing/rows/catalogue.ts'
import {
  anEnrollment,
  aTestedLearner,
  bookedFor,
  checkOut,
  enrollmentById,
  later,
  paymentEvent,
  sellingClock,
} from '../testing/rows/selling.ts'

let server: TestApp
let admin: TestUser
let learner: TestUser
beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  await server.db.delete(schoolSettings)
  ;[admin, learner] = await Promise.all([aUserOf(server.db, 'admin'), aTestedLearner(server.db)])
})

// Mondays from 6 April to 5 October
const monday = { dayOfWeek: 'monday' as const, hour: 19, minute: 0, duration: 60 }

async function aPaidSeat() {
  const course = await aCourse(server.db, { startDate: '2026-04-06', endDate: '2026-06-14' })
  await server.db.delete(courseZoomTimes).where(eq(courseZoomTimes.courseId, course.id))
  await server.db.insert(courseZoomTimes).values({ courseId: course.id, ...monday })
  const { id, sessionId, paymentId } = await checkOut(server, learner, { courseId: course.id })
  await server.call(payLocalCheckout, { params: { sessionId }, body: { card: testCards.pays } })
  await server.workOff()
  await server.db.delete(notifications).where(eq(notifications.userId, learner.id))
  return { course, seat: { id, paymentId } }
}
type Bought = Awaited<ReturnType<typeof aPaidSeat>>

const change = async (course: Bought['course'], fields: Partial<Parameters<typeof courseFieldsOf>[0]>) => {
  const body = { ...courseFieldsOf({ ...course, ...fields }), zoomTimes: [monday] }
  const answer = await server.call(updateCourse, { params: { id: course.id }, body }, { as: admin })
  expect(answer.status).toBe(200)
}
const mine = async () => {
  const { body } = await server.call(listOwnEnrollments, {}, { as: learner })
  return listOwnEnrollments.reply.parse(body).enrollments[0]
}
const cancel = (id: string, refund?: number) =>
  server.call(cancelEnrollment, { params: { id }, body: { refund } }, { as: learner })
const noticesOf = async (as = learner) => {
  const { body } = await server.call(listNotifications, { query: {} }, { as })
  return listNotifications.reply.parse(body).data.map(({ notice }) => notice)
}

describe('a change of dates or weekly times', () => {
  test('reaches everyone with a seat by notification and mail, with old, new and zone', async () => {
    const { course } = await aPaidSeat()
    const [holder, gone] = await Promise.all([aTestedLearner(server.db), aTestedLearner(server.db)])
    await anEnrollment(server.db, { userId: holder.id, courseId: course.id, status: 'pending' })
    await anEnrollment(server.db, { userId: gone.id, courseId: course.id, status: 'cancelled' })
    const body = {
      ...courseFieldsOf(course),
      startDate: '2026-04-13',
      endDate: '2026-06-21',
      zoomTimes: [{ ...monday, hour: 20 }],
    }
    await server.call(updateCourse, { params: { id: course.id }, body }, { as: admin })
    const [notice] = await noticesOf()
    const words = notice && notificationWords(notice, { language: 'en', timeZone: 'Europe/Istanbul' })
    expect(words?.text.split('\n')).toEqual([
      `The school has changed the timetable of “${course.name}”.`,
      'Dates: 13 April 2026 – 21 June 2026. Until now: 6 April 2026 – 14 June 2026.',
      'Weekly sessions, Istanbul time: Monday 20:00–21:00. Until now: Monday 19:00–20:00.',
      'The next session is on Monday 13 April at 20:00 (Istanbul time).',
      'If this does not suit you, you can cancel under My courses until Saturday 11 April at 23:59 (Istanbul time).',
    ])
    server.clock.now = new Date(sellingClock.getTime() + 10 * 60_000)
    await enqueue(server.db, 'mail-notifications', {})
    await server.workOff()
    const [mail] = await server.mails(learner.email)
    expect(mail?.subject).toContain(course.name)
    expect(mail?.text).toContain('13 Nisan 2026 – 21 Haziran 2026')
    expect([(await noticesOf(holder)).length, (await noticesOf(gone)).length]).toEqual([1, 0])
  })

  test('reaches the coaches without the right to cancel, and their open pages', async () => {
    const coach = await aUserOf(server.db, 'coach')
    const { id: primaryCoachId } = await aCoach(server.db, { userId: coach.id })
    const course = await aCourse(server.db, { primaryCoachId })
    await change(course, {})
    await server.db.delete(notifications)
    await server.db.delete(liveEvents)
    await change(course, { startDate: '2026-04-13' })
    const [notice, ...others] = await noticesOf(coach)
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      kind: 'course_changed',
      before: { startDate: '2026-04-06' },
      after: { startDate: '2026-04-13' },
    })
    const wordsIn = (language: 'tr' | 'en') =>
      notice && notificationWords(notice, { language, timeZone: 'Europe/Istanbul' }).text
    expect(wordsIn('en')).toContain('Dates: 13 April 2026')
    expect(wordsIn('en')).not.toContain('cancel')
    expect(wordsIn('tr')).toContain('Tarihler: 13 Nisan 2026')
    expect(wordsIn('tr')).not.toContain('iptal')
    const events = await server.db.select().from(liveEvents).where(eq(liveEvents.userId, coach.id))
    expect(JSON.stringify(events)).toContain('sessions')
  })

  test('merges with further changes within 5 minutes, and one that is taken back leaves no notice', async () => {
    const { course } = await aPaidSeat()
    const mailed = async () => {
      await enqueue(server.db, 'mail-notifications', {})
      await server.workOff()
      return (await server.mails(learner.email)).filter(({ text }) => text.includes(course.name)).length
    }
    const before = await mailed()
    await change(course, { startDate: '2026-04-13' })
    later(server, 3)
    await change(course, { startDate: '2026-04-20', endDate: '2026-06-28' })
    expect(await noticesOf()).toMatchObject([
      {
        kind: 'course_changed',
        before: { startDate: '2026-04-06', endDate: '2026-06-14' },
        after: { startDate: '2026-04-20', endDate: '2026-06-28' },
      },
    ])
    expect(await mailed()).toBe(before)
    later(server, 2)
    expect(await mailed()).toBe(before + 1)
    later(server, 1)
    await change(course, { startDate: '2026-04-13', endDate: '2026-06-28' })
    expect(await noticesOf()).toHaveLength(2)
    await change(course, { startDate: '2026-04-20', endDate: '2026-06-28' })
    expect(await noticesOf()).toHaveLength(1)
  })

  test('that is taken back takes back the right to cancel that it gave', async () => {
    const { course } = await aPaidSeat()
    server.clock.now = new Date('2026-04-14T09:00:00Z')
    await change(course, { endDate: '2026-06-21' })
    await change(course, { endDate: '2026-06-14' })
    expect(await noticesOf()).toEqual([])
    expect(await mine()).toMatchObject({ cancelGround: 'start', refund: 0 })
    // An earlier change that was announced still counts, from its own day
    await change(course, { endDate: '2026-06-28' })
    later(server, 10)
    await enqueue(server.db, 'mail-notifications', {})
    await server.workOff()
    later(server, 24 * 60)
    await change(course, { endDate: '2026-07-05' })
    await change(course, { endDate: '2026-07-12' })
    expect(await mine()).toMatchObject({ cancelUntil: '2026-04-22T09:10:00.000Z' })
    await change(course, { endDate: '2026-06-28' })
    expect(await noticesOf()).toHaveLength(1)
    expect(await mine()).toMatchObject({ cancelUntil: '2026-04-21T09:00:00.000Z', refund: 360 })
  })

  test('makes no notice when dates and times stay, or the course is over', async () => {
    const { course } = await aPaidSeat()
    await change(course, { name: 'Another name' })
    expect(await noticesOf()).toEqual([])
    server.clock.now = new Date('2026-07-01T09:00:00Z')
    await change(course, { endDate: '2026-06-15' })
    expect(await noticesOf()).toEqual([])
    expect(await mine()).toMatchObject({ cancelGround: 'start', refund: 0 })
  })

  test('reopens the right to cancel for 7 days, with all the money back before the start', async () => {
    const { course, seat } = await aPaidSeat()
    server.clock.now = new Date('2026-04-05T09:00:00Z')
    expect(codeOf((await cancel(seat.id)).body)).toBe('TOO_LATE_TO_CANCEL')
    // The learner still sees until when it was possible
    expect(await mine()).toMatchObject({ cancelUntil: '2026-04-04T21:00:00.000Z', refund: 0 })
    await change(course, { startDate: '2026-04-07' })
    expect(await mine()).toMatchObject({
      cancelUntil: '2026-04-12T09:00:00.000Z',
      cancelGround: 'change',
      refund: 450,
    })
    expect((await cancel(seat.id, 450)).body).toMatchObject({ status: 'cancelled', refund: 450 })
  })

  test('is of no use after the 7 days, and to a learner who enrols afterwards', async () => {
    const { course, seat } = await aPaidSeat()
    server.clock.now = new Date('2026-04-20T09:00:00Z')
    await change(course, { endDate: '2026-06-21' })
    const late = await anEnrollment(server.db, {
      userId: (await aTestedLearner(server.db)).id,
      courseId: course.id,
    })
    expect((await enrollmentById(server.db, late.id)).courseChangedAt).toBeNull()
    server.clock.now = new Date('2026-04-27T09:00:00.001Z')
    expect(codeOf((await cancel(seat.id)).body)).toBe('TOO_LATE_TO_CANCEL')
  })
})

describe('after the start', () => {
  test('the refund is the price of the sessions not yet held', async () => {
    const { course, seat } = await aPaidSeat()
    // Two of ten sessions are over
    server.clock.now = new Date('2026-04-14T09:00:00Z')
    await change(course, { endDate: '2026-06-15' })
    expect(await mine()).toMatchObject({ cancelGround: 'change', refund: 360 })
    server.clock.now = new Date('2026-04-20T17:00:00Z')
    expect(codeOf((await cancel(seat.id, 360)).body)).toBe('STATE_CHANGED')
    expect(await mine()).toMatchObject({ status: 'active', refund: 315 })
    expect((await cancel(seat.id, 315)).body).toMatchObject({ status: 'cancelled', refund: 315 })
    await server.workOff()
    expect(await bookedFor(server.db, seat.id)).toEqual([45_000, -31_500])
    // A repeated event of the provider refunds nothing more
    await server.sendEvent(paymentEvent(seat.paymentId))
    await server.workOff()
    expect(await bookedFor(server.db, seat.id)).toEqual([45_000, -31_500])
    expect(await mine()).toMatchObject({ refundPending: 0, refund: 0 })
    expect(codeOf((await cancel(seat.id)).body)).toBe('ENROLLMENT_OVER')
  })

  test.each([
    ['shortened', '2026-05-10'],
    ['ended today', '2026-05-05'],
    ['extended', '2026-08-23'],
    ['extended and then shortened', '2026-08-23', '2026-05-10'],
  ])('a course that is %s refunds the share of the sessions that the seat bought', async (_, ...ends) => {
    const { course, seat } = await aPaidSeat()
    // Five of ten sessions are over
    server.clock.now = new Date('2026-05-05T09:00:00Z')
    for (const endDate of ends) await change(course, { endDate })
    expect(await mine()).toMatchObject({ cancelGround: 'change', refund: 225 })
    server.clock.now = new Date('2026-05-06T09:00:00Z')
    expect((await cancel(seat.id, 225)).body).toMatchObject({ status: 'cancelled', refund: 225 })
  })

  test('an extended course refunds nothing once the bought sessions are over', async () => {
    const { course } = await aPaidSeat()
    server.clock.now = new Date('2026-06-10T09:00:00Z')
    await change(course, { endDate: '2026-08-23' })
    expect(await mine()).toMatchObject({ cancelGround: 'change', refund: 0 })
  })

  test('a session that the school cancelled is refunded, a holiday is not', async () => {
    const { course } = await aPaidSeat()
    server.clock.now = new Date('2026-04-14T09:00:00Z')
    // Of ten sessions one is cancelled before it starts, another is on a holiday
    const id = liveSessionIdOf(course.id, { day: '2026-04-20', minute: 19 * 60 })
    const off = { params: { id }, body: { isCancelled: true } }
    expect((await server.call(changeLiveSession, off, { as: admin })).status).toBe(200)
    await server.db.insert(schoolSettings).values({
      announcementTr: '',
      announcementEn: '',
      holidays: [{ day: '2026-04-27', name: 'Holiday' }],
      updatedAt: server.clock.now,
    })
    server.clock.now = new Date('2026-05-12T09:00:00Z')
    await change(course, { endDate: '2026-06-21' })
    // 6 and 13 April, 4 and 11 May were held: five of nine sessions are left
    expect(await mine()).toMatchObject({ cancelGround: 'change', refund: 250 })
  })

  test('an earlier refund is subtracted, and the sum never falls below 0', async () => {
    const { course, seat } = await aPaidSeat()
    server.clock.now = new Date('2026-06-05T09:00:00Z')
    await change(course, { endDate: '2026-06-21' })
    // Nine of ten sessions are over, and the price of the course counts only for new seats
    await server.db.update(courses).set({ priceMinor: 1 }).where(eq(courses.id, course.id))
    expect((await mine())?.refund).toBe(45)
    const refund = { params: { id: seat.id }, body: { amount: 44.09, note: 'Goodwill' } }
    expect((await server.call(refundByAdmin, refund, { as: admin })).status).toBe(200)
    expect((await mine())?.refund).toBe(0.91)
    await server.call(refundByAdmin, { ...refund, body: { amount: 5, note: '' } }, { as: admin })
    expect((await cancel(seat.id, 0)).body).toMatchObject({ status: 'cancelled', refund: 0 })
  })

  test('a bank transfer goes back in part, and the rest is not pending', async () => {
    const { course } = await aPaidSeat()
    server.clock.now = new Date('2026-04-14T09:00:00Z')
    const guest = await aTestedLearner(server.db)
    const body = { courseId: course.id, email: guest.email, amount: 110, note: 'Transfer 7' }
    expect((await server.call(enrollByHand, { body }, { as: admin })).status).toBe(201)
    await change(course, { endDate: '2026-06-15' })
    learner = guest
    const own = await mine()
    expect(own).toMatchObject({ refund: 88 })
    expect((await cancel(own?.id ?? '', 88)).body).toMatchObject({ refund: 88 })
    expect(await mine()).toMatchObject({ refundPending: 88 })
  })

  test('unused credits of the plan are taken back', async () => {
    const course = await aCourse(server.db, { startDate: '2026-04-06', endDate: '2026-06-14' })
    server.clock.now = new Date('2026-04-14T09:00:00Z')
    const body = { courseId: course.id, email: learner.email, amount: 450, note: 'Transfer 8' }
    await server.call(enrollByHand, { body }, { as: admin })
    const credits = async () => (await server.call(getOwnCredits, {}, { as: learner })).body
    expect(await credits()).toMatchObject({ balance: 5 })
    await change(course, { endDate: '2026-06-15' })
    expect((await cancel((await mine())?.id ?? '')).status).toBe(200)
    expect(await credits()).toMatchObject({ balance: 0 })
  })
})

test('a cancellation that meets a change waits for it and refunds the sum on the screen', async () => {
  const { course, seat } = await aPaidSeat()
  server.clock.now = new Date('2026-04-14T09:00:00Z')
  await change(course, { endDate: '2026-06-15' })
  const [, cancelled] = await Promise.all([change(course, { endDate: '2026-08-31' }), cancel(seat.id, 360)])
  expect(cancelled.body).toMatchObject({ status: 'cancelled', refund: 360 })
})
