import { bookGuestSeat, cancelGuestSeat } from '@sohbet/contract/live-sessions/guest-seats'
import { announceAbsence } from '@sohbet/contract/live-sessions/live-sessions'
import { refundPack } from '@sohbet/contract/credits/packs'
import { addDays, schoolDay, schoolMoment } from '@sohbet/domain/calendar'
import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addLot } from '../../credits/lots.ts'
import { courseZoomTimes } from '../../db/tables/catalogue/courses.ts'
import { guestSeats } from '../../db/tables/learning/guest-seats.ts'
import { creditLots } from '../../db/tables/selling/credit-lots.ts'
import { packs } from '../../db/tables/selling/packs.ts'
import { payments } from '../../db/tables/selling/payments.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import { aLessonCoach } from '../../testing/rows/lessons.ts'
import { aPaidPack } from '../../testing/rows/packs.ts'
import { anEnrollment } from '../../testing/rows/selling.ts'
import { countBy, startLessonSchool, type Learner, type LessonSchool } from './lesson-school.ts'

vi.setConfig({ testTimeout: 900_000, hookTimeout: 600_000 })

let school: LessonSchool
beforeAll(async () => {
  school = await startLessonSchool()
})
afterAll(() => school.stop())
afterEach(() => school.expectLotsAndLessonsToAgree())

/** A running course with a session on each day. */
async function aDailyCourse(hour: number, fields: Parameters<typeof aCourse>[1] = {}) {
  const today = schoolDay(school.now())
  const dates = { startDate: addDays(today, -7), endDate: addDays(today, 60) }
  const course = await aCourse(school.db, { ...dates, ...fields })
  await school.db.delete(courseZoomTimes).where(eq(courseZoomTimes.courseId, course.id))
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
  await school.db
    .insert(courseZoomTimes)
    .values(days.map((dayOfWeek) => ({ courseId: course.id, dayOfWeek, hour, minute: 0, duration: 60 })))
  return course
}

/** Two courses of one type: the learners' own at 19:00, and another one at 21:00. */
async function twoCoursesOf(people: readonly Learner[], maxEnrollments = 25) {
  const own = await aDailyCourse(19, { maxEnrollments: 500 })
  const host = await aDailyCourse(21, { typeId: own.typeId, maxEnrollments })
  const activatedAt = school.now()
  for (const { id: userId } of people)
    await anEnrollment(school.db, { userId, courseId: own.id, createdAt: activatedAt, activatedAt })
  return { own, host }
}

async function giveTickets(people: readonly Learner[], extraGroups = 1) {
  const now = school.now()
  const lot = { source: 'admin' as const, expiresOn: addDays(schoolDay(now), 300) }
  const given = { credits: 0, extraGroups }
  for (const { id: userId } of people)
    await addLot(school.db, { userId, ...lot }, given, { reason: 'admin', now })
}
const ticketsOf = async (people: readonly Learner[]) => {
  const ids = people.map(({ id }) => id)
  const lots = await school.db.select().from(creditLots).where(inArray(creditLots.userId, ids))
  return lots.reduce((sum, { extraGroups }) => sum + extraGroups, 0)
}
const booked = async (courseId: string) => {
  const isBooked = and(eq(guestSeats.courseId, courseId), eq(guestSeats.status, 'booked'))
  return school.db.$count(guestSeats, isBooked)
}

/** The session in some days. */
const session = (courseId: string, hour: number, inDays: number) =>
  liveSessionIdOf(courseId, { day: addDays(schoolDay(school.now()), inDays), minute: hour * 60 })
const take = (turn: number, learner: Learner, body: object) =>
  school.insist(turn, bookGuestSeat, { body }, learner)

test('60 learners tap the last two guest seats: two get them, 58 extra groups are untouched', async () => {
  const people = await school.learners(60)
  await giveTickets(people)
  const { host } = await twoCoursesOf(people, 2)
  const sessionId = session(host.id, 21, 3)
  const answers = await Promise.all(people.map((learner, turn) => take(turn, learner, { sessionId })))
  expect(countBy(answers)).toEqual({ done: 2, NO_GUEST_SEAT: 58 })
  expect(await ticketsOf(people)).toBe(58)
  expect(await booked(host.id)).toBe(2)
})

test('a learner with one extra group taps 20 sessions: one seat', async () => {
  const people = await school.learners(1)
  await giveTickets(people)
  const { host } = await twoCoursesOf(people)
  const [learner] = people
  if (!learner) throw new Error('no learner was made')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      take(turn, learner, { sessionId: session(host.id, 21, 2 + turn) }),
    ),
  )
  expect(countBy(answers)).toEqual({ done: 1, NOT_ENOUGH_CREDITS: 19 })
  expect(await ticketsOf(people)).toBe(0)
})

test('an announced absence is made up once, however often it is tapped', async () => {
  const people = await school.learners(1)
  const { own, host } = await twoCoursesOf(people)
  const [learner] = people
  if (!learner) throw new Error('no learner was made')
  const missedSessionId = session(own.id, 19, 4)
  const absence = { params: { id: missedSessionId }, body: { reason: '' } }
  expect((await school.insist(0, announceAbsence, absence, learner)).status).toBeLessThan(300)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      take(turn, learner, { sessionId: session(host.id, 21, 2 + turn), missedSessionId }),
    ),
  )
  expect(countBy(answers)).toEqual({ done: 1, NOTHING_TO_MAKE_UP: 9 })
  expect(await booked(host.id)).toBe(1)
})

test('a lesson and a guest seat at the same time: the learner gets one of the two', async () => {
  for (let round = 0; round < 30; round++) {
    const people = await school.learners(1)
    const [learner] = people
    if (!learner) throw new Error('no learner was made')
    await giveTickets(people)
    const { host } = await twoCoursesOf(people)
    const { coachId } = await aLessonCoach(school.db)
    const startsAt = schoolMoment(addDays(schoolDay(school.now()), 3), 21 * 60)
    const [lesson, seat] = await Promise.all([
      school.book(round, learner, coachId, startsAt),
      take(round + 1, learner, { sessionId: session(host.id, 21, 3) }),
    ])
    expect(countBy([lesson, seat])).toEqual({ done: 1, LEARNER_BUSY: 1 })
    expect(await ticketsOf(people)).toBe(seat.status === 201 ? 0 : 1)
  }
})

test('a guest seat that is given back twice at once returns one extra group', async () => {
  for (let round = 0; round < 20; round++) {
    const people = await school.learners(1)
    const [learner] = people
    if (!learner) throw new Error('no learner was made')
    await giveTickets(people)
    const { host } = await twoCoursesOf(people)
    const seat = await take(round, learner, { sessionId: session(host.id, 21, 3) })
    const { id } = bookGuestSeat.reply.parse(seat.body)
    const values = { params: { id }, body: {} }
    const answers = await Promise.all(
      [0, 1].map((turn) => school.insist(turn, cancelGuestSeat, values, learner)),
    )
    expect(countBy(answers)).toEqual({ done: 1, GUEST_SEAT_NOT_FOUND: 1 })
    expect(await ticketsOf(people)).toBe(1)
  }
})

test('a pack that is refunded while its credits are tapped pays for no lesson afterwards', async () => {
  for (let round = 0; round < 20; round++) {
    const learner = await school.oneLearner(0)
    const pack = await aPaidPack(school.db, { userId: learner.id, now: school.now() })
    const { coachId } = await aLessonCoach(school.db)
    const refund = () =>
      school.insist(round, refundPack, { params: { id: pack.id }, body: { expected: 2250 } }, learner)
    const [first, ...taps] = await Promise.all([
      refund(),
      ...Array.from({ length: 4 }, (_, turn) => school.book(turn, learner, coachId, school.slot(turn))),
    ])
    expect([200, 409]).toContain(first.status)
    for (const { status } of taps) expect([201, 409]).toContain(status)
    // A booking that came in between asks the learner to look again
    const refunded = first.status === 200 ? first : await refund()
    expect(refunded.status).toBe(200)
    expect(await school.lessonsAhead(coachId)).toBe(0)
    expect((await school.creditsOf([learner])).every((credits) => credits === 0)).toBe(true)
    const [closed] = await school.db.select().from(packs).where(eq(packs.id, pack.id))
    expect(closed?.status).toBe('closed')
    const [payment] = await school.db.select().from(payments).where(eq(payments.sessionId, pack.sessionId))
    expect(payment?.refundedMinor).toBe(2250_00)
  }
})
