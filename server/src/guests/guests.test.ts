import { updateHolidays } from '@sohbet/contract/core/holidays'
import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import * as contract from '@sohbet/contract/live-sessions/guest-seats'
import { correctAttendance, listAttendance } from '@sohbet/contract/live-sessions/attendance'
import {
  announceAbsence,
  changeLiveSession,
  getOwnLiveSession,
  joinLiveSession,
  withdrawAbsence,
} from '@sohbet/contract/live-sessions/live-sessions'
import { getOwnCredits } from '@sohbet/contract/credits/credits'
import { firstLessonRules } from '@sohbet/domain/lesson/lesson'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeCreditsBack } from '../credits/ledger.ts'
import { addLot } from '../credits/lots.ts'
import { schoolSettings } from '../db/tables/core/school-settings.ts'
import { guestSeats } from '../db/tables/learning/guest-seats.ts'
import { lessonSettings } from '../db/tables/lessons/lesson-settings.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { remindGuests } from '../live-sessions/guests/remind-guests.ts'
import { releaseGuests } from '../live-sessions/guests/release-guests.ts'
import { settleAllGuests } from '../live-sessions/guests/settle-guests.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { giveTickets, twoCourses } from '../testing/rows/guests.ts'
import { aLesson } from '../testing/rows/lessons.ts'
import { sessionsOn, thatMonday } from '../testing/rows/live-sessions.ts'
import { anEnrollment } from '../testing/rows/selling.ts'

let server: TestApp
let admin: TestUser
let learner: TestUser
let made: Awaited<ReturnType<typeof twoCourses>>
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = thatMonday('06:00:00')
  await server.db.delete(schoolSettings)
  learner = await aUserOf(server.db, 'learner')
  made = await twoCourses(server.db, learner.id)
  await giveTickets(server.db, learner.id, 2)
})

/** Thursday 5 March 2026 at 21:00 in Istanbul, in the other course. */
const guestSession = () => sessionsOn(made.host.id, '2026-03-05').evening
const book = (body: object = {}, as = learner) =>
  server.call(contract.bookGuestSeat, { body: { sessionId: guestSession(), ...body } }, { as })
const seatOf = async (body: object = {}) => contract.bookGuestSeat.reply.parse((await book(body)).body)
const cancel = (id: string, isLossAccepted = false) =>
  server.call(contract.cancelGuestSeat, { params: { id }, body: { isLossAccepted } }, { as: learner })
const tickets = async () =>
  getOwnCredits.reply.parse((await server.call(getOwnCredits, {}, { as: learner })).body).extraGroups
const list = async () =>
  contract.listGuestSeats.reply.parse((await server.call(contract.listGuestSeats, {}, { as: learner })).body)
const change = (body: object, id = guestSession()) =>
  server.call(changeLiveSession, { params: { id }, body }, { as: admin })
const noticesOf = async () =>
  (
    await server.db
      .select({ kind: notifications.kind })
      .from(notifications)
      .where(eq(notifications.userId, learner.id))
      .orderBy(notifications.id)
  ).map(({ kind }) => kind)
const statusOf = async (id: string) =>
  (await server.db.select().from(guestSeats).where(eq(guestSeats.id, id)))[0]?.status

describe('a guest seat', () => {
  test('costs an extra group, and is on the list, the home and the door', async () => {
    expect((await list()).open.map(({ sessionId }) => sessionId)).toContain(guestSession())
    const seat = await seatOf()
    expect(seat).toMatchObject({
      way: 'ticket',
      freeUntil: '2026-03-05T06:00:00.000Z',
      creditExpiresOn: '2027-01-31',
    })
    expect(await tickets()).toBe(1)
    expect(await noticesOf()).toEqual(['guest_booked'])
    expect((await list()).open.map(({ sessionId }) => sessionId)).not.toContain(guestSession())
    const home = await server.call(getLearnerDashboard, {}, { as: learner })
    expect(Object(home.body).incomingZoomSessions).toContainEqual(
      expect.objectContaining({ id: guestSession(), guestWay: 'ticket' }),
    )
    expect(codeOf((await book()).body)).toBe('ALREADY_GUEST')
    server.clock.now = new Date('2026-03-05T17:00:00Z')
    await remindGuests({ db: server.db, now: server.clock.now })
    expect(await noticesOf()).toEqual(['guest_booked', 'session_soon'])
    server.clock.now = new Date('2026-03-05T17:50:00Z')
    const params = { id: guestSession() }
    expect((await server.call(joinLiveSession, { params }, { as: learner })).status).toBe(200)
    const roster = await server.call(listAttendance, { params }, { as: admin })
    expect(roster.body).toMatchObject([{ userId: learner.id, isGuest: true, isAttended: true }])
    // An extra group counts in hours only
    const before = Object(home.body).learnerAnalytics
    server.clock.now = new Date('2026-03-05T19:00:00Z')
    const { learnerAnalytics: after } = Object(
      (await server.call(getLearnerDashboard, {}, { as: learner })).body,
    )
    expect(after.totalHours - before.totalHours).toBe(1)
    const correction = { params: { ...params, userId: learner.id }, body: { isAttended: false } }
    expect((await server.call(correctAttendance, correction, { as: admin })).body).toMatchObject({
      isGuest: true,
      isAttended: false,
    })
  })

  test('is free while (enrolled − announced absent) + guests < capacity', async () => {
    const own = await aUserOf(server.db, 'learner')
    await anEnrollment(server.db, { userId: own.id, courseId: made.host.id })
    await server.db.execute(`update courses set capacity = 1 where id = '${made.host.id}'`)
    expect(codeOf((await book()).body)).toBe('NO_GUEST_SEAT')
    await server.call(announceAbsence, { params: { id: guestSession() }, body: {} }, { as: own })
    const others = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const other = await aUserOf(server.db, 'learner')
        await anEnrollment(server.db, { userId: other.id, courseId: made.own.course.id })
        await giveTickets(server.db, other.id, 1)
        return other
      }),
    )
    const answers = await Promise.all(others.map((as) => book({}, as)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
  })

  test('is refused in own, other and explained sessions, without tickets and over a lesson', async () => {
    const ofOwn = { sessionId: sessionsOn(made.own.course.id, '2026-03-09').evening }
    expect(codeOf((await book(ofOwn)).body)).toBe('OWN_SESSION')
    const stranger = await twoCourses(server.db, (await aUserOf(server.db, 'learner')).id)
    const ofOther = { sessionId: sessionsOn(stranger.host.id, '2026-03-05').evening }
    expect(codeOf((await book(ofOther)).body)).toBe('OTHER_COURSE_TYPE')
    await change({ kind: 'explained_exercise' })
    expect(codeOf((await book()).body)).toBe('NOT_A_SPEAKING_GROUP')
    await change({ kind: 'speaking_group' })
    const { id } = await aLesson(server.db, {
      userId: learner.id,
      startsAt: new Date('2026-03-05T18:30:00Z'),
    })
    expect(codeOf((await book()).body)).toBe('LEARNER_BUSY')
    await server.db.execute(`delete from lessons where id = '${id}'`)
    const poor = await aUserOf(server.db, 'learner')
    await anEnrollment(server.db, { userId: poor.id, courseId: made.own.course.id })
    expect(codeOf((await book({}, poor)).body)).toBe('NOT_ENOUGH_CREDITS')
  })

  test('is cancelled free until 12 h before; later the ticket is gone, and the call says so', async () => {
    const first = await seatOf()
    expect((await cancel(first.id)).body).toEqual({ isTicketBack: true })
    expect(await tickets()).toBe(2)
    const second = await seatOf()
    // Another number of hours leaves the promise alone
    const rules = { ...firstLessonRules, freeCancelHours: 24 }
    await server.db.insert(lessonSettings).values({ rules, updatedAt: server.clock.now })
    expect((await list()).own).toMatchObject([{ id: second.id, freeUntil: '2026-03-05T06:00:00.000Z' }])
    await server.db.delete(lessonSettings)
    server.clock.now = new Date('2026-03-05T06:00:00Z')
    expect(codeOf((await cancel(second.id)).body)).toBe('TICKET_WOULD_BE_LOST')
    expect((await cancel(second.id, true)).body).toEqual({ isTicketBack: false })
    expect([await tickets(), await statusOf(second.id)]).toEqual([1, 'late'])
  })

  test('follows a moved session, which the guest may leave free of charge', async () => {
    const { id } = await seatOf()
    await server.db.update(notifications).set({ isMailDue: false })
    server.clock.now = new Date('2026-03-05T10:00:00Z')
    await change({ startsAt: '2026-03-05T19:00:00Z' })
    expect((await list()).own).toMatchObject([
      { id, startsAt: '2026-03-05T19:00:00.000Z', freeUntil: '2026-03-05T19:00:00.000Z' },
    ])
    expect(await noticesOf()).toContain('guest_moved')
    expect((await cancel(id)).body).toEqual({ isTicketBack: true })
  })

  test('ends with its ticket when the session is cancelled, off or no Speaking Group', async () => {
    const first = await seatOf()
    await change({ isCancelled: true })
    expect([await statusOf(first.id), await tickets()]).toEqual(['cancelled', 2])
    await change({ isCancelled: false })
    const second = await seatOf()
    await change({ kind: 'explained_exercise' })
    expect([await statusOf(second.id), await tickets()]).toEqual(['cancelled', 2])
    await change({ kind: 'speaking_group' })
    const third = await seatOf()
    const holidays = [{ day: '2026-03-05', name: 'Bayram' }]
    await server.call(updateHolidays, { body: { holidays, revision: 0 } }, { as: admin })
    await settleAllGuests({ db: server.db, now: server.clock.now })
    expect([await statusOf(third.id), await tickets()]).toEqual(['cancelled', 2])
  })

  test('of a refunded plan ends before its tickets are taken back', async () => {
    const [enrollment] = await server.db
      .select()
      .from(enrollments)
      .where(and(eq(enrollments.userId, learner.id), eq(enrollments.courseId, made.own.course.id)))
    if (!enrollment) throw new Error('the learner has no seat')
    const { now } = server.clock
    const lot = { userId: learner.id, source: 'plan' as const, enrollmentId: enrollment.id }
    await addLot(
      server.db,
      { ...lot, expiresOn: '2026-05-01' },
      { credits: 0, extraGroups: 1 },
      { reason: 'plan', now },
    )
    // The plan's lot expires first
    const { id } = await seatOf()
    await server.db.transaction(async (db) => {
      await releaseGuests(db, { userId: learner.id, enrollmentId: enrollment.id, now })
      await takeCreditsBack(db, { ...enrollment, holdsCredits: true }, now)
    })
    expect([await statusOf(id), await tickets()]).toEqual(['cancelled', 2])
  })
})

describe('a make-up', () => {
  /** Monday 9 March 2026 at 21:00 in Istanbul, in the own course. */
  const missed = () => sessionsOn(made.own.course.id, '2026-03-09').evening
  const announce = (id = missed()) =>
    server.call(announceAbsence, { params: { id }, body: {} }, { as: learner })
  const withdraw = () => server.call(withdrawAbsence, { params: { id: missed() } }, { as: learner })

  test('costs no ticket, locks the absence, and counts as the missed session', async () => {
    expect(codeOf((await book({ missedSessionId: missed() })).body)).toBe('NOTHING_TO_MAKE_UP')
    await announce()
    expect((await list()).missed).toMatchObject([{ sessionId: missed() }])
    expect(await seatOf({ missedSessionId: missed() })).toMatchObject({
      way: 'make_up',
      missedSessionId: missed(),
      missedAt: '2026-03-09T18:00:00.000Z',
    })
    const { body } = await server.call(getOwnLiveSession, { params: { id: guestSession() } }, { as: learner })
    expect(body).toMatchObject({ guestWay: 'make_up' })
    expect([await tickets(), (await list()).missed]).toEqual([2, []])
    expect(codeOf((await withdraw()).body)).toBe('ABSENCE_LOCKED')
    const again = { sessionId: sessionsOn(made.host.id, '2026-03-12').evening, missedSessionId: missed() }
    expect(codeOf((await book(again)).body)).toBe('NOTHING_TO_MAKE_UP')
    server.clock.now = new Date('2026-03-05T18:00:00Z')
    await server.call(joinLiveSession, { params: { id: guestSession() } }, { as: learner })
    server.clock.now = new Date('2026-03-09T18:00:00Z')
    const call = { params: { id: missed() } }
    expect(codeOf((await server.call(joinLiveSession, call, { as: learner })).body)).toBe('ABSENCE_LOCKED')
    expect((await server.call(getOwnLiveSession, call, { as: learner })).body).toMatchObject({
      isAttended: true,
      isMadeUp: true,
    })
  })

  test('is possible after another reason was written late: the first announcement counts', async () => {
    await announce()
    server.clock.now = new Date('2026-03-09T17:00:00Z')
    const body = { reason: 'A meeting' }
    const { body: reply } = await server.call(
      announceAbsence,
      { params: { id: missed() }, body },
      { as: learner },
    )
    expect(reply).toMatchObject({ absence: { announcedAt: thatMonday('06:00:00').toISOString() } })
    const sessionId = sessionsOn(made.host.id, '2026-03-12').evening
    expect(await seatOf({ sessionId, missedSessionId: missed() })).toMatchObject({ way: 'make_up' })
  })

  test('that is cancelled in time gives the absence free again', async () => {
    await announce()
    const { id } = await seatOf({ missedSessionId: missed() })
    await cancel(id)
    expect((await list()).missed).toHaveLength(1)
    expect((await withdraw()).status).toBe(200)
  })

  test('needs an absence announced 12 h before, within 14 days, at most twice in 30 days', async () => {
    const late = sessionsOn(made.own.course.id, '2026-03-02').evening
    server.clock.now = thatMonday('06:01:00')
    await announce(late)
    expect(codeOf((await book({ missedSessionId: late })).body)).toBe('NOTHING_TO_MAKE_UP')
    await announce()
    const far = { sessionId: sessionsOn(made.host.id, '2026-03-26').evening, missedSessionId: missed() }
    expect(codeOf((await book(far)).body)).toBe('MAKE_UP_TOO_FAR')
    const days = ['2026-03-05', '2026-03-12', '2026-03-19']
    const gone = ['2026-03-09', '2026-03-16', '2026-03-23']
    const codes: unknown[] = []
    const isFull = async () => {
      const last = sessionsOn(made.host.id, '2026-03-19').evening
      return (await list()).open.find(({ sessionId }) => sessionId === last)?.isMakeUpFull
    }
    expect(await isFull()).toBe(false)
    for (const [place, day] of gone.entries()) {
      const missedSessionId = sessionsOn(made.own.course.id, day).evening
      await announce(missedSessionId)
      const sessionId = sessionsOn(made.host.id, days[place] ?? '').evening
      const { status, body } = await book({ sessionId, missedSessionId })
      codes.push(status === 201 ? status : codeOf(body))
    }
    expect(codes).toEqual([201, 201, 'TOO_MANY_MAKE_UPS'])
    expect(await isFull()).toBe(true)
  })
})
