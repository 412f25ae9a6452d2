import { randomUUID } from 'node:crypto'
import { getCoachDashboard } from '@sohbet/contract/core/dashboards'
import { getCoachWeek } from '@sohbet/contract/live-sessions/coach-week'
import { changeLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { cancelLessonByStaff } from '@sohbet/contract/lessons/coach-lessons'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { schoolSettings } from '../db/tables/core/school-settings.ts'
import { liveSessionAttendance, liveSessionRequests } from '../db/tables/learning/live-sessions.ts'
import { coachAways } from '../db/tables/lessons/aways.ts'
import { lessonRequests } from '../db/tables/lessons/lesson-requests.ts'
import { coachDays } from '../db/tables/lessons/availability.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf } from '../testing/rows/builders.ts'
import { aCoach, aModule } from '../testing/rows/catalogue.ts'
import { aGroupClass, aLesson } from '../testing/rows/lessons.ts'
import { anEnrollment } from '../testing/rows/selling.ts'
import { aClassAt, sessionsOn, thatMonday, type Class } from '../testing/rows/live-sessions.ts'

let server: TestApp
let made: Class
let coachId: string
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  made = await aClassAt(server, '09:00:00')
  const [coach] = await server.db.select().from(coaches).where(eq(coaches.userId, made.coach.id))
  coachId = coach?.id ?? ''
})

/** The week from Monday 2 March 2026 on. */
const query = { from: '2026-03-01T21:00:00Z', to: '2026-03-08T21:00:00Z' }
async function week(as = made.coach) {
  const { status, body } = await server.call(getCoachWeek, { query }, { as })
  expect(status).toBe(200)
  return getCoachWeek.reply.parse(body)
}
const change = (id: string, body: object) =>
  server.call(changeLiveSession, { params: { id }, body }, { as: made.coach })

test('returns the sessions of the week with their module, seats and announced absences', async () => {
  await aModule(server.db, { courseTypeId: made.course.typeId, order: 1, name: 'Greetings' })
  await aModule(server.db, { courseTypeId: made.course.typeId, order: 2, name: 'Family' })
  await server.db.insert(liveSessionAttendance).values({
    courseId: made.course.id,
    day: '2026-03-02',
    minute: 21 * 60,
    userId: made.learner.id,
    absenceAnnouncedAt: server.clock.now,
  })
  const { sessions, lessons, daysOff } = await week()
  expect(sessions).toMatchObject([
    { id: made.noon, state: 'open', absent: [], startsAt: '2026-03-02T09:05:00.000Z' },
    {
      id: made.evening,
      state: 'upcoming',
      courseName: made.course.name,
      opensAt: '2026-03-02T17:50:00.000Z',
      module: { moduleNo: 1 },
      seatCount: 1,
      guestCount: 0,
      absent: [{ userId: made.learner.id, name: made.learner.username }],
    },
  ])
  expect([lessons, daysOff]).toEqual([[], []])
})

test('contains cancelled sessions, those that are moved into the week, and none that are moved out of it', async () => {
  await change(made.evening, { isCancelled: true })
  const next = sessionsOn(made.course.id, '2026-03-09')
  await change(next.noon, { startsAt: '2026-03-07T10:00:00Z' })
  await change(made.noon, { startsAt: '2026-03-12T10:00:00Z' })
  const { sessions } = await week()
  expect(sessions.map(({ id, state, isMoved }) => [id, state, isMoved])).toEqual([
    [made.evening, 'cancelled', false],
    [next.noon, 'upcoming', true],
  ])
})

test('returns the lessons with their learners and levels', async () => {
  const { id } = await aLesson(server.db, { userId: made.learner.id, coachId })
  const group = await aGroupClass(server.db, { coachId, startsAt: new Date('2026-03-06T16:00:00Z') })
  const { id: cancelled } = await aLesson(server.db, {
    userId: made.learner.id,
    coachId,
    startsAt: new Date('2026-03-07T16:00:00Z'),
  })
  await server.call(cancelLessonByStaff, { params: { id: cancelled }, body: {} }, { as: made.coach })
  const { lessons } = await week()
  expect(lessons).toMatchObject([
    {
      id,
      kind: 'private',
      state: 'upcoming',
      learners: [{ userId: made.learner.id, name: made.learner.username }],
    },
    { id: group.id, kind: 'group', topic: 'Travel stories', levels: { from: 'A1', to: 'C1' }, learners: [] },
    { id: cancelled, state: 'cancelled', learners: [{ userId: null, name: made.learner.username }] },
  ])
})

test('names the coach who is asked to teach a session or to take a lesson, until the answer', async () => {
  const { id: lessonId } = await aLesson(server.db, { userId: made.learner.id, coachId })
  const person = await aUserOf(server.db, 'coach')
  const { id: toCoachId } = await aCoach(server.db, { userId: person.id })
  const asking = { toCoachId, createdAt: server.clock.now }
  const evening = { courseId: made.course.id, day: '2026-03-02', minute: 21 * 60 }
  await server.db.insert(liveSessionRequests).values({ ...asking, ...evening })
  await server.db.insert(lessonRequests).values({ ...asking, lessonId, what: 'coach' })
  const asked = async () => {
    const { sessions, lessons } = await week()
    return [...sessions, ...lessons].map((event) => event.asked)
  }
  expect(await asked()).toEqual([null, person.username, person.username])
  const answer = { answer: 'declined', answeredAt: server.clock.now } as const
  await server.db.update(liveSessionRequests).set(answer).where(eq(liveSessionRequests.toCoachId, toCoachId))
  await server.db.update(lessonRequests).set(answer).where(eq(lessonRequests.toCoachId, toCoachId))
  expect(await asked()).toEqual([null, null, null])
})

test('names holidays and the coach’s own days off', async () => {
  await server.db.insert(schoolSettings).values({
    announcementTr: 'Merhaba',
    announcementEn: 'Hello',
    holidays: [
      { day: '2026-03-02', name: 'A holiday' },
      { day: '2026-04-23', name: 'Another' },
    ],
    updatedAt: server.clock.now,
  })
  await server.db.insert(coachDays).values([
    { coachId, day: '2026-03-02', hours: [] },
    { coachId, day: '2026-03-05', hours: [] },
    { coachId, day: '2026-03-06', hours: [{ from: 600, until: 660 }] },
    { coachId, day: '2026-03-20', hours: [] },
  ])
  const { sessions, daysOff } = await week()
  expect(sessions).toEqual([])
  expect(daysOff).toEqual([
    { day: '2026-03-02', holiday: 'A holiday' },
    { day: '2026-03-05', holiday: null },
  ])
})

test('the week of a coach shows nothing of other coaches', async () => {
  await aLesson(server.db, { userId: made.learner.id, coachId })
  const other = await aUserOf(server.db, 'coach')
  expect(await week(other)).toEqual({ sessions: [], lessons: [], daysOff: [], aways: [] })
})

test('names times away that reach into the week, and none of another week or taken back', async () => {
  const away = (startsAt: string, endsAt: string, ofCoach = coachId) => ({
    coachId: ofCoach,
    key: randomUUID(),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    isBySchool: false,
    createdAt: server.clock.now,
  })
  const { id: otherId } = await aCoach(server.db, {})
  await server.db
    .insert(coachAways)
    .values([
      away('2026-02-25T21:00:00Z', '2026-03-02T09:00:00Z'),
      away('2026-03-08T21:00:00Z', '2026-03-10T21:00:00Z'),
      away('2026-03-05T09:00:00Z', '2026-03-05T09:00:00Z'),
      away('2026-03-05T09:00:00Z', '2026-03-06T09:00:00Z', otherId),
    ])
  expect((await week()).aways).toEqual([
    { startsAt: '2026-02-25T21:00:00.000Z', endsAt: '2026-03-02T09:00:00.000Z' },
  ])
})

test('refuses a range of more than 8 days', async () => {
  const long = { from: '2026-03-01T21:00:00Z', to: '2026-03-10T21:00:00Z' }
  expect((await server.call(getCoachWeek, { query: long }, { as: made.coach })).status).toBe(400)
})

describe('what runs now or comes next', () => {
  const now = async (as = made.coach) => {
    const { status, body } = await server.call(getCoachDashboard, {}, { as })
    expect(status).toBe(200)
    return getCoachDashboard.reply.parse(body).now
  }

  test('is the open session with absences, new learners and the notes of last time', async () => {
    const last = sessionsOn(made.course.id, '2026-02-23').evening
    await change(last, { notes: 'We stopped at page 12' })
    const newcomer = await aUserOf(server.db, 'learner')
    const activatedAt = new Date('2026-02-25T09:00:00Z')
    await anEnrollment(server.db, { userId: newcomer.id, courseId: made.course.id, activatedAt })
    await server.db.insert(liveSessionAttendance).values({
      courseId: made.course.id,
      day: '2026-03-02',
      minute: 12 * 60 + 5,
      userId: made.learner.id,
      absenceAnnouncedAt: server.clock.now,
      absenceReason: 'On the road',
    })
    expect((await now()).session).toMatchObject({
      id: made.noon,
      state: 'open',
      seatCount: 2,
      attendedCount: 0,
      absences: [{ userId: made.learner.id, name: made.learner.username, reason: 'On the road' }],
      newcomers: [{ userId: newcomer.id, name: newcomer.username }],
      last: { id: last, startsAt: '2026-02-23T18:00:00.000Z', notes: 'We stopped at page 12' },
    })
  })

  test('goes on to the next session when one has ended or is cancelled', async () => {
    server.clock.now = thatMonday('10:05:00')
    expect((await now()).session).toMatchObject({ id: made.evening, last: { id: made.noon }, newcomers: [] })
    await change(made.evening, { isCancelled: true })
    expect((await now()).session?.id).toBe(sessionsOn(made.course.id, '2026-03-09').noon)
  })

  test('is a lesson from its start to its end, and no cancelled one', async () => {
    const startsAt = new Date('2026-03-02T08:45:00Z')
    const running = await aLesson(server.db, { userId: made.learner.id, coachId, startsAt })
    const later = await aLesson(server.db, { userId: made.learner.id, coachId })
    expect((await now()).lesson).toMatchObject({
      id: running.id,
      pupils: [{ name: made.learner.username }],
    })
    server.clock.now = thatMonday('09:15:00')
    expect((await now()).lesson?.id).toBe(later.id)
    await server.call(cancelLessonByStaff, { params: { id: later.id }, body: {} }, { as: made.coach })
    expect((await now()).lesson).toBeNull()
  })

  test('is nothing of other coaches', async () => {
    await aLesson(server.db, { userId: made.learner.id, coachId })
    expect(await now(await aUserOf(server.db, 'coach'))).toEqual({ session: null, lesson: null })
  })
})
