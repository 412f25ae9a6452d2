import { updateCourse } from '@sohbet/contract/catalogue/courses'
import { updateHolidays } from '@sohbet/contract/core/holidays'
import { getCoachStatistics } from '@sohbet/contract/learning/coach-courses'
import { correctAttendance, listAttendance } from '@sohbet/contract/live-sessions/attendance'
import {
  changeLiveSession,
  correctLiveSession,
  announceAbsence,
  joinLiveSession,
  listCourseLiveSessions,
} from '@sohbet/contract/live-sessions/live-sessions'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCoach, courseFieldsOf } from '../../testing/rows/catalogue.ts'
import { anEnrollment } from '../../testing/rows/selling.ts'
import { aClassAt, thatMonday, type Class } from '../../testing/rows/live-sessions.ts'
import { recordEndedSessions } from './record-ended-sessions.ts'

let server: TestApp
let admin: TestUser
let group: Class
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  group = await aClassAt(server, '09:05:00')
})

const record = () => recordEndedSessions({ db: server.db, now: server.clock.now })
const sessions = async (as: TestUser = admin) =>
  listCourseLiveSessions.reply.parse(
    (await server.call(listCourseLiveSessions, { params: { id: group.course.id } }, { as })).body,
  )
const noonSession = async () => (await sessions()).find(({ id }) => id === group.noon)
const held = async (as: TestUser) => {
  const { body } = await server.call(getCoachStatistics, { query: { months: '12' } }, { as })
  return getCoachStatistics.reply
    .parse(body)
    .sessionsMonthly.reduce((sum, { sessions: count }) => sum + count, 0)
}

test('a holiday that is added or removed later changes no session that has ended', async () => {
  server.clock.now = thatMonday('10:10:00')
  // Who taught is known once the session is recorded
  const before = { ...(await noonSession()), record: expect.anything() }
  const save = (holidays: { day: string; name: string }[], revision: number) =>
    server.call(updateHolidays, { body: { holidays, revision } }, { as: admin })
  // The job has not run yet: saving records first
  expect((await save([{ day: '2026-03-02', name: 'Bayram' }], 0)).status).toBe(200)
  expect(await noonSession()).toEqual(before)
  const later = (await sessions()).find(({ id }) => id === group.evening)
  expect(later).toMatchObject({ state: 'holiday' })
  server.clock.now = new Date('2026-03-03T09:00:00Z')
  await record()
  await save([], 1)
  expect((await sessions()).find(({ id }) => id === group.evening)).toMatchObject({ holiday: 'Bayram' })
})

test('another coach does not take over the sessions that have ended', async () => {
  server.clock.now = thatMonday('10:10:00')
  await record()
  const taught = await held(group.coach)
  expect(taught).toBeGreaterThan(0)
  const next = await aUserOf(server.db, 'coach')
  const { id: primaryCoachId } = await aCoach(server.db, { userId: next.id })
  const body = { ...courseFieldsOf(group.course), primaryCoachId }
  const { status } = await server.call(updateCourse, { params: { id: group.course.id }, body }, { as: admin })
  expect(status).toBe(200)
  expect([await held(group.coach), await held(next)]).toEqual([taught, 0])
})

test('attendance changes after the end only by a correction with a name', async () => {
  await server.call(joinLiveSession, { params: { id: group.noon } }, { as: group.learner })
  server.clock.now = thatMonday('10:10:00')
  await record()
  expect(await noonSession()).toMatchObject({ attendedCount: 1, seatCount: 1, revision: 0 })
  const params = { id: group.noon, userId: group.learner.id }
  const { body } = await server.call(
    correctAttendance,
    { params, body: { isAttended: false } },
    { as: group.coach },
  )
  expect(body).toMatchObject({ isAttended: false, correctedBy: group.coach.username })
  await Promise.all([record(), record()])
  expect(await noonSession()).toMatchObject({ attendedCount: 0, duration: 60 })
})

test('a replay that is added during the session is announced once it is over', async () => {
  const body = { replayLink: 'https://video.example.test/1' }
  await server.call(changeLiveSession, { params: { id: group.noon }, body }, { as: group.coach })
  const replayNotices = () =>
    server.db.$count(
      notifications,
      and(eq(notifications.userId, group.learner.id), eq(notifications.kind, 'replay_ready')),
    )
  await record()
  expect(await replayNotices()).toBe(0)
  server.clock.now = thatMonday('10:10:00')
  await record()
  await record()
  expect(await replayNotices()).toBe(1)
})

test('the list of a recorded session keeps its learners when seats are given up or added later', async () => {
  const cancelSeat = (userId: string) =>
    server.db
      .update(enrollments)
      .set({ status: 'cancelled', cancelledAt: server.clock.now, cancelReason: 'admin' })
      .where(and(eq(enrollments.userId, userId), eq(enrollments.courseId, group.course.id)))
  const enrol = (userId: string) =>
    anEnrollment(server.db, { userId, courseId: group.course.id, activatedAt: server.clock.now })
  const list = async () =>
    listAttendance.reply.parse(
      (await server.call(listAttendance, { params: { id: group.noon } }, { as: admin })).body,
    )
  server.clock.now = thatMonday('08:00:00')
  const left = await aUserOf(server.db, 'learner')
  await enrol(left.id)
  await server.call(announceAbsence, { params: { id: group.noon }, body: { reason: 'Work' } }, { as: left })
  await cancelSeat(left.id)

  server.clock.now = thatMonday('10:08:00')
  const late = await aUserOf(server.db, 'learner')
  await enrol(late.id)
  server.clock.now = thatMonday('10:10:00')
  await record()
  await cancelSeat(group.learner.id)

  expect(await list()).toMatchObject([
    { userId: group.learner.id, isAttended: false, isCorrected: false, absence: null },
  ])
  expect(await noonSession()).toMatchObject({ seatCount: 1, attendedCount: 0, absenceCount: 0 })
  const params = { id: group.noon, userId: late.id }
  const marked = await server.call(correctAttendance, { params, body: { isAttended: true } }, { as: admin })
  expect(codeOf(marked.body)).toBe('USER_NOT_FOUND')
})

test('an admin corrects who taught and how long it took, with name and time', async () => {
  const substitute = await aUserOf(server.db, 'coach')
  const { id: coachId } = await aCoach(server.db, { userId: substitute.id })
  const correct = (body: { coachIds: string[]; duration: number; expected?: number }) =>
    server.call(correctLiveSession, { params: { id: group.noon }, body }, { as: admin })
  const body = { coachIds: [coachId], duration: 90 }
  server.clock.now = thatMonday('09:30:00')
  expect(codeOf((await correct(body)).body)).toBe('SESSION_NOT_OVER')
  server.clock.now = thatMonday('10:10:00')
  expect(codeOf((await correct(body)).body)).toBe('SESSION_NOT_OVER')
  // The job has not run yet: the correction records first
  server.clock.now = thatMonday('12:00:00')
  const { status, body: corrected } = await correct({ ...body, expected: 0 })
  expect([status, corrected]).toMatchObject([
    200,
    {
      duration: 90,
      revision: 1,
      record: {
        coaches: [{ id: coachId, name: substitute.username }],
        correction: { by: admin.username, at: server.clock.now.toISOString() },
      },
    },
  ])
  expect(await held(substitute)).toBe(1)
  expect(codeOf((await correct({ ...body, expected: 0 })).body)).toBe('STATE_CHANGED')
  const unknown = { ...body, coachIds: [group.course.id] }
  expect(codeOf((await correct(unknown)).body)).toBe('COACH_NOT_FOUND')
})

test('the database refuses every other change of what took place', async () => {
  server.clock.now = thatMonday('10:10:00')
  await record()
  const noon = and(eq(liveSessions.courseId, group.course.id), isNotNull(liveSessions.recordedAt))
  const [row] = await server.db.select().from(liveSessions).where(noon)
  const other = (await aCoach(server.db)).id
  // restrict_violation
  const refused = { cause: { code: '23001' } }
  for (const change of [
    { duration: 45 },
    { startsAt: thatMonday('08:00:00') },
    { primaryCoachId: other },
    { primaryCoachId: null },
    { seatCount: 9 },
    { isCancelled: true },
    { holiday: 'Bayram' },
    { recordedAt: null, isKept: false },
    // A correction changes nothing else
    { seatCount: 9, correctedAt: server.clock.now },
  ])
    await expect(server.db.update(liveSessions).set(change).where(noon)).rejects.toMatchObject(refused)
  await expect(server.db.delete(liveSessions).where(noon)).rejects.toMatchObject(refused)
  expect(await server.db.select().from(liveSessions).where(noon)).toEqual(
    expect.arrayContaining(row ? [row] : []),
  )
  // Notes and replays are no facts
  await server.db.update(liveSessions).set({ notes: 'Page 12' }).where(noon)
})
