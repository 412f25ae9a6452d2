import { updateCourse } from '@sohbet/contract/catalogue/courses'
import { updateHolidays } from '@sohbet/contract/core/holidays'
import { changeLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { listCoachLessons } from '@sohbet/contract/lessons/coach-lessons'
import { enterLesson } from '@sohbet/contract/lessons/lesson-door'
import * as contract from '@sohbet/contract/lessons/lessons'
import { getOwnCredits } from '@sohbet/contract/credits/credits'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeCreditsBack } from '../credits/ledger.ts'
import { addLot } from '../credits/lots.ts'
import { courses, courseZoomTimes } from '../db/tables/catalogue/courses.ts'
import { schoolSettings } from '../db/tables/core/school-settings.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { lessons, lessonSeats } from '../db/tables/lessons/lessons.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'
import { creditLots } from '../db/tables/selling/credit-lots.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse, courseFieldsOf } from '../testing/rows/catalogue.ts'
import { aCourseWithSessions } from '../testing/rows/live-sessions.ts'
import { aLearnerWithCredits, aLessonCoach, giveCredits } from '../testing/rows/lessons.ts'
import { anEnrollment, aTestedLearner, sellingClock } from '../testing/rows/selling.ts'
import { remindOfLessons } from './remind-of-lessons.ts'

let server: TestApp
let learner: TestUser
let coachId: string
let coach: TestUser
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aLearnerWithCredits(server.db, 2)
  coach = await aUserOf(server.db, 'coach')
  coachId = (await aLessonCoach(server.db, { userId: coach.id })).coachId
})

/** Wednesday 4 March 2026 in UTC; the clock stands at noon of the Monday before. */
const on = (clock: string) => `2026-03-04T${clock}:00.000Z`
const book = (startsAt: string, { as = learner, ...body }: { as?: TestUser; coachId?: string } = {}) =>
  server.call(contract.bookLesson, { body: { kind: 'private', coachId, startsAt, ...body } }, { as })
const booked = async (startsAt: string) => contract.bookLesson.reply.parse((await book(startsAt)).body)
const cancel = (id: string, isLossAccepted = false, as = learner) =>
  server.call(contract.cancelLesson, { params: { id }, body: { isLossAccepted } }, { as })
const balance = async (as = learner) =>
  getOwnCredits.reply.parse((await server.call(getOwnCredits, {}, { as })).body).balance
const times = async (as = learner) => {
  const query = { kind: 'private' as const, coachId, from: on('15:00'), to: on('18:00') }
  const { body } = await server.call(contract.listFreeTimes, { query }, { as })
  return contract.listFreeTimes.reply.parse(body).map(({ startsAt }) => startsAt.slice(11, 16))
}

describe('a booking', () => {
  test('takes a credit, the coach’s time and the pause after it', async () => {
    expect(await times()).toContain('16:00')
    expect((await book(on('16:00'))).body).toMatchObject({
      kind: 'private',
      startsAt: on('16:00'),
      endsAt: on('16:30'),
      freeUntil: '2026-03-04T04:00:00.000Z',
      state: 'upcoming',
      status: 'booked',
    })
    expect(await balance()).toBe(1)
    // Also of others: 15:30 would need its pause until 16:10
    const rest = ['15:00', '15:15', '16:45', '17:00', '17:15', '17:30', '17:45']
    expect(await times(await aTestedLearner(server.db))).toEqual(rest)
  })

  test('of one time by many learners is one lesson', async () => {
    const others = await Promise.all(Array.from({ length: 8 }, () => aLearnerWithCredits(server.db, 1)))
    const answers = await Promise.all(others.map((as) => book(on('16:00'), { as })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
    const balances = await Promise.all(others.map((as) => balance(as)))
    expect(balances.reduce((sum, one) => sum + one, 0)).toBe(7)
  })

  test('of many times with one credit is one lesson', async () => {
    const poor = await aLearnerWithCredits(server.db, 1)
    const answers = await Promise.all(
      ['07:00', '09:00', '11:00', '13:00', '15:00'].map((clock) => book(on(clock), { as: poor })),
    )
    const codes = answers.map(({ status, body }) => (status === 201 ? 'booked' : codeOf(body))).toSorted()
    expect(codes).toEqual([
      'NOT_ENOUGH_CREDITS',
      'NOT_ENOUGH_CREDITS',
      'NOT_ENOUGH_CREDITS',
      'NOT_ENOUGH_CREDITS',
      'booked',
    ])
    expect(await balance(poor)).toBe(0)
  })

  test('is refused while the learner has another lesson, with any coach', async () => {
    await book(on('16:00'))
    const other = await aLessonCoach(server.db)
    const second = await book(on('16:15'), { coachId: other.coachId })
    expect(codeOf(second.body)).toBe('LEARNER_BUSY')
    expect(await balance()).toBe(1)
  })

  test('is refused over a session of the coach, and over one of the learner’s course', async () => {
    const course = await aCourse(server.db, { primaryCoachId: coachId, startDate: '2026-03-01' })
    const zoomTime = { dayOfWeek: 'wednesday' as const, hour: 19, minute: 30, duration: 60 }
    await server.db.insert(courseZoomTimes).values({ courseId: course.id, ...zoomTime })
    expect(codeOf((await book(on('16:15'))).body)).toBe('TIME_TAKEN')
    await anEnrollment(server.db, { userId: learner.id, courseId: course.id })
    const other = await aLessonCoach(server.db)
    expect(codeOf((await book(on('16:30'), { coachId: other.coachId })).body)).toBe('LEARNER_BUSY')
  })

  test.each([
    ['in less than 12 hours', '2026-03-02T20:30:00.000Z'],
    ['after more than 4 weeks', '2026-04-01T16:00:00.000Z'],
    ['outside the hours', on('20:00')],
    ['beside the grid', on('16:05')],
  ])('%s is refused', async (_, startsAt) => {
    expect(codeOf((await book(startsAt)).body)).toBe('TIME_TAKEN')
    expect(await balance()).toBe(2)
  })

  test('with a coach who was deactivated is refused', async () => {
    await server.db.update(coaches).set({ isActive: false }).where(eq(coaches.id, coachId))
    expect(codeOf((await book(on('16:00'))).body)).toBe('COACH_GIVES_NO_LESSONS')
  })

  test.each([{ suspendedAt: sellingClock }, { role: 'learner' as const }])(
    'with a coach whose account is %o is refused, and no time is offered',
    async (change) => {
      await server.db.update(users).set(change).where(eq(users.id, coach.id))
      expect(await times()).toEqual([])
      expect(codeOf((await book(on('16:00'))).body)).toBe('COACH_GIVES_NO_LESSONS')
    },
  )

  test('uses the credits that expire first, and none that have expired', async () => {
    const thrifty = await aTestedLearner(server.db)
    await giveCredits(server.db, thrifty.id, 1, '2026-12-31')
    await giveCredits(server.db, thrifty.id, 1, '2026-06-30')
    await giveCredits(server.db, thrifty.id, 1, '2026-03-01')
    await book(on('16:00'), { as: thrifty })
    const lots = await server.db.select().from(creditLots).where(eq(creditLots.userId, thrifty.id))
    const left = lots.map(({ expiresOn, credits }) => `${expiresOn} ${credits}`).toSorted()
    expect(left).toEqual(['2026-03-01 1', '2026-06-30 0', '2026-12-31 1'])
  })
})

describe('a cancellation', () => {
  test('until 12 hours before brings the credit back once, and frees the time', async () => {
    const { id } = await booked(on('16:00'))
    const answers = await Promise.all([cancel(id), cancel(id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await balance()).toBe(2)
    expect(await times()).toContain('16:00')
  })

  test('later costs the credit, and only after the learner accepted that', async () => {
    const { id } = await booked(on('16:00'))
    server.clock.now = new Date(on('04:00'))
    expect(codeOf((await cancel(id)).body)).toBe('CREDIT_WOULD_BE_LOST')
    // The notices of the booking are no longer waiting
    await server.db.update(notifications).set({ isMailDue: false, mailedAt: sellingClock })
    expect((await cancel(id, true)).body).toMatchObject({ status: 'late', state: 'cancelled' })
    expect(await balance()).toBe(1)
    const rows = await server.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, learner.id), eq(notifications.kind, 'lesson_cancelled')))
    expect(rows).toMatchObject([{ params: { isCreditBack: false, isLate: true } }])
    const query = { from: on('00:00'), to: on('23:00') }
    expect((await server.call(listCoachLessons, { query }, { as: coach })).body).toMatchObject([
      { id, state: 'cancelled', isLate: true },
    ])
  })

  test('of an expired lot brings nothing back', async () => {
    const late = await aTestedLearner(server.db)
    await giveCredits(server.db, late.id, 1, '2026-03-02')
    const { body } = await book('2026-03-10T16:00:00.000Z', { as: late })
    server.clock.now = new Date('2026-03-03T09:00:00Z')
    const { id, creditExpiresOn } = contract.bookLesson.reply.parse(body)
    expect(creditExpiresOn).toBe('2026-03-02')
    expect((await cancel(id, false, late)).status).toBe(200)
    expect(await balance(late)).toBe(0)
  })

  test('of a lesson whose course was refunded brings no credit back', async () => {
    const refunded = await aTestedLearner(server.db)
    const seat = await anEnrollment(server.db, { userId: refunded.id, holdsCredits: true })
    const lot = { userId: refunded.id, enrollmentId: seat.id, expiresOn: '2027-01-31' }
    const line = { reason: 'plan', now: sellingClock } as const
    await addLot(server.db, { ...lot, source: 'plan' }, { credits: 2, extraGroups: 0 }, line)
    // Credits of a plan open with the course, so the course begins today
    await server.db.update(courses).set({ startDate: '2026-03-02' }).where(eq(courses.id, seat.courseId))
    const { body } = await book(on('16:00'), { as: refunded })
    await takeCreditsBack(server.db, seat, sellingClock)
    expect((await cancel(contract.bookLesson.reply.parse(body).id, false, refunded)).status).toBe(200)
    expect(await balance(refunded)).toBe(0)
  })

  test('and a move at the same moment agree', async () => {
    const { id } = await booked(on('16:00'))
    const move = server.call(
      contract.moveLesson,
      { params: { id }, body: { startsAt: on('17:00') } },
      { as: learner },
    )
    await Promise.all([cancel(id), move])
    const [lesson] = await server.db.select().from(lessons).where(eq(lessons.id, id))
    expect(lesson?.cancelledBy).toBe('learner')
    expect(await balance()).toBe(2)
  })
})

describe('a move', () => {
  const move = (id: string, startsAt: string) =>
    server.call(contract.moveLesson, { params: { id }, body: { startsAt } }, { as: learner })

  test('keeps coach and credit; the old time does not stand in the way', async () => {
    const { id } = await booked(on('16:00'))
    expect((await move(id, on('16:15'))).body).toMatchObject({ startsAt: on('16:15'), endsAt: on('16:45') })
    expect(await balance()).toBe(1)
    const [seat] = await server.db.select().from(lessonSeats).where(eq(lessonSeats.lessonId, id))
    expect(seat?.startsAt).toEqual(new Date(on('16:15')))
  })

  test('ends with the free cancellation', async () => {
    const { id } = await booked(on('16:00'))
    server.clock.now = new Date(on('04:00'))
    expect((await move(id, '2026-03-06T16:00:00.000Z')).body).toMatchObject({
      message: expect.stringContaining('A lesson can be moved until'),
    })
  })
})

describe('the door of a lesson', () => {
  const enter = (id: string, as: TestUser) => server.call(enterLesson, { params: { id } }, { as })

  test('opens 10 minutes before and records who came first', async () => {
    const { id } = await booked(on('16:00'))
    server.clock.now = new Date(on('15:49'))
    expect(codeOf((await enter(id, learner)).body)).toBe('LESSON_NOT_OPEN')
    server.clock.now = new Date(on('15:50'))
    expect((await enter(id, learner)).body).toEqual({ redirectUrl: 'https://meet.example.test/own-room' })
    server.clock.now = new Date(on('16:10'))
    await enter(id, learner)
    const [seat] = await server.db
      .select()
      .from(lessonSeats)
      .where(and(eq(lessonSeats.lessonId, id), eq(lessonSeats.userId, learner.id)))
    expect(seat?.cameAt).toEqual(new Date(on('15:50')))
  })
})

describe('sessions and holidays', () => {
  test('are not placed over a booked lesson', async () => {
    const admin = await aUserOf(server.db, 'admin')
    await book(on('16:00'))
    const { course, evening } = await aCourseWithSessions(server.db, { primaryCoachId: coachId })
    const move = (startsAt: string) =>
      server.call(changeLiveSession, { params: { id: evening }, body: { startsAt } }, { as: admin })
    // The pause of the lesson lasts until 16:40
    expect(await move(on('16:35'))).toMatchObject({
      status: 409,
      body: { code: 'LESSONS_IN_THE_WAY', message: expect.stringContaining('4 March at 19:00') },
    })
    expect((await move(on('16:40'))).status).toBe(200)
    // A session of 60 minutes leaves the pause before the lesson free
    expect(codeOf((await move(on('14:55'))).body)).toBe('LESSONS_IN_THE_WAY')
    expect((await move(on('14:50'))).status).toBe(200)
    const zoomTimes = [{ dayOfWeek: 'wednesday' as const, hour: 19, minute: 0, duration: 60 }]
    const body = { ...courseFieldsOf(course), zoomTimes }
    const call = { params: { id: course.id }, body }
    expect(codeOf((await server.call(updateCourse, call, { as: admin })).body)).toBe('LESSONS_IN_THE_WAY')
    const holidays = [{ day: '2026-03-04', name: 'Bayram' }]
    const [kept] = await server.db.select().from(schoolSettings)
    const off = { body: { holidays, revision: kept?.holidaysRevision ?? 0 } }
    expect(codeOf((await server.call(updateHolidays, off, { as: admin })).body)).toBe('LESSONS_IN_THE_WAY')
  })
})

describe('coach and learner get a notice', () => {
  const noticesOf = async ({ id }: { id: string }) =>
    (
      await server.db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, id))
        .orderBy(notifications.createdAt)
    ).map(({ kind, params }) => [kind, params])

  test('of a booking, and of nothing when it is cancelled within 5 minutes', async () => {
    const { id } = await booked(on('16:00'))
    const about = { lessonId: id, lesson: 'private', startsAt: on('16:00') }
    expect(await noticesOf(coach)).toEqual([['lesson_booked', { ...about, other: learner.username }]])
    expect(await noticesOf(learner)).toEqual([['lesson_booked', { ...about, other: coach.username }]])
    await cancel(id)
    expect([await noticesOf(coach), await noticesOf(learner)]).toEqual([[], []])
  })

  test('of a late cancellation within 5 minutes: the learner alone, because the credit is used', async () => {
    server.clock.now = new Date(on('03:58'))
    const { id } = await booked(on('16:00'))
    server.clock.now = new Date(on('04:01'))
    await cancel(id, true)
    expect(await noticesOf(coach)).toEqual([])
    expect(await noticesOf(learner)).toMatchObject([['lesson_cancelled', { isLate: true }]])
  })

  test('24 hours and 1 hour before', async () => {
    await booked(on('16:00'))
    for (const moment of ['2026-03-03T16:05:00Z', '2026-03-03T18:00:00Z', '2026-03-04T15:10:00Z'])
      await remindOfLessons({ db: server.db, now: new Date(moment) })
    const kinds = (await noticesOf(learner)).map(([kind]) => kind)
    expect(kinds).toEqual(['lesson_booked', 'lesson_soon', 'lesson_soon'])
  })

  test('only 1 hour before when it is booked within 24 hours', async () => {
    server.clock.now = new Date('2026-03-04T03:00:00Z')
    await booked(on('16:00'))
    for (const moment of ['2026-03-04T03:03:00Z', '2026-03-04T15:10:00Z'])
      await remindOfLessons({ db: server.db, now: new Date(moment) })
    for (const reader of [learner, coach])
      expect((await noticesOf(reader)).map(([kind]) => kind)).toEqual(['lesson_booked', 'lesson_soon'])
  })
})
