import { getCourse } from '@sohbet/contract/catalogue/courses'
import * as contract from '@sohbet/contract/live-sessions/live-sessions'
import { updateHolidays } from '@sohbet/contract/core/holidays'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { liveSessionAttendance } from '../db/tables/learning/live-sessions.ts'
import { schoolSettings } from '../db/tables/core/school-settings.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { anEnrollment } from '../testing/rows/selling.ts'
import { aClass, thatMonday, sessionsOn, type Class } from '../testing/rows/live-sessions.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
let learner: TestUser
let coach: TestUser
let course: Class['course']
let noon: string
let evening: string

beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = thatMonday('09:00:00')
  await server.db.delete(schoolSettings)
  ;({ course, noon, evening, learner, coach } = await aClass(server.db))
})

const join = (id: string, as = learner) => server.call(contract.joinLiveSession, { params: { id } }, { as })
const own = async (id: string, as = learner) =>
  contract.learnerLiveSession.parse(
    (await server.call(contract.getOwnLiveSession, { params: { id } }, { as })).body,
  )
type Body = Parameters<typeof server.call<typeof contract.changeLiveSession>>[1]['body']
const change = (id: string, body: Body, as = coach) =>
  server.call(contract.changeLiveSession, { params: { id }, body }, { as })
const attendanceOf = (userId: string) =>
  server.db.select().from(liveSessionAttendance).where(eq(liveSessionAttendance.userId, userId))

describe('joining', () => {
  test('redirects to the meeting and records the first attendance', async () => {
    expect(await join(noon)).toMatchObject({
      status: 200,
      body: { redirectUrl: 'https://zoom.example.test/j/123' },
    })
    server.clock.now = thatMonday('09:30:00')
    expect((await join(noon)).status).toBe(200)
    expect(await attendanceOf(learner.id)).toMatchObject([
      { courseId: course.id, day: '2026-03-02', minute: 725, joinedAt: thatMonday('09:00:00') },
    ])
    expect(await own(noon)).toMatchObject({ isAttended: true, state: 'open' })
  })

  test.each([
    ['08:54:59', 409, 'SESSION_NOT_OPEN'],
    ['10:05:00', 409, 'SESSION_OVER'],
  ])('at %s is refused', async (clock, status, code) => {
    server.clock.now = thatMonday(clock)
    const answer = await join(noon)
    expect([answer.status, codeOf(answer.body)]).toEqual([status, code])
    expect(await attendanceOf(learner.id)).toEqual([])
  })

  test.each(['08:55:00', '10:04:59'])('at %s is possible', async (clock) => {
    server.clock.now = thatMonday(clock)
    expect((await join(noon)).status).toBe(200)
  })

  test('says when it opens, on the school’s clock', async () => {
    const { body } = await join(evening)
    expect(body).toMatchObject({
      message: 'This session opens on 2 March 2026 at 20:50 (Istanbul time), 10 minutes before it starts',
    })
  })

  test('is refused for a cancelled session', async () => {
    await change(noon, { isCancelled: true })
    const answer = await join(noon)
    expect([answer.status, codeOf(answer.body)]).toEqual([409, 'SESSION_CANCELLED'])
  })

  test('needs a paid seat', async () => {
    const other = await aUserOf(server.db, 'learner')
    expect(codeOf((await join(noon, other)).body)).toBe('SESSION_NOT_FOUND')
    const pending = await aUserOf(server.db, 'learner')
    await anEnrollment(server.db, { userId: pending.id, courseId: course.id, status: 'pending' })
    expect(codeOf((await join(noon, pending)).body)).toBe('COURSE_NOT_PAID')
    const left = await aUserOf(server.db, 'learner')
    await anEnrollment(server.db, { userId: left.id, courseId: course.id, status: 'cancelled' })
    expect(codeOf((await join(noon, left)).body)).toBe('COURSE_CANCELLED')
    for (const user of [other, pending, left]) expect(await attendanceOf(user.id)).toEqual([])
  })

  test('is refused to a coach, and for a session that is not in the plan', async () => {
    expect((await join(noon, coach)).status).toBe(403)
    for (const id of [sessionsOn(course.id, '2026-03-03').noon, sessionsOn(course.id, '2026-08-31').noon])
      expect(codeOf((await join(id)).body)).toBe('SESSION_NOT_FOUND')
    expect((await join(`${course.id}_20260230T1205`)).status).toBe(400)
    expect((await join(course.id)).status).toBe(400)
  })

  test('twenty times at once is one attendance', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => join(noon)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await attendanceOf(learner.id)).toHaveLength(1)
  })

  test('uses the session’s own link if it has one', async () => {
    await change(noon, { zoomLink: 'https://zoom.example.test/j/other' })
    expect((await join(noon)).body).toEqual({ redirectUrl: 'https://zoom.example.test/j/other' })
    await change(noon, { zoomLink: null })
    expect((await join(noon)).body).toEqual({ redirectUrl: 'https://zoom.example.test/j/123' })
  })
})

describe('a learner’s replies', () => {
  test('have our own URL and never the meeting’s', async () => {
    await change(evening, { zoomLink: 'https://zoom.example.test/j/secret' })
    const week = await server.call(
      contract.listOwnLiveSessions,
      { query: { from: new Date('2026-03-02T00:00:00Z'), to: new Date('2026-03-09T00:00:00Z') } },
      { as: learner },
    )
    const ofCourse = await server.call(
      contract.listLearnerCourseLiveSessions,
      { params: { id: course.id } },
      { as: learner },
    )
    const page = await server.call(getCourse, { params: { id: course.id } }, { as: learner })
    for (const { body } of [week, ofCourse, page])
      expect(JSON.stringify(body)).not.toContain('zoom.example.test')
    expect(page.body).toMatchObject({ zoomLink: `http://localhost/learner/session/${noon}` })
    expect(week.body).toMatchObject({
      sessions: [
        { id: noon, zoomLink: `http://localhost/learner/session/${noon}`, state: 'open' },
        { id: evening, startsAt: '2026-03-02T18:00:00.000Z', state: 'upcoming' },
      ],
      lessons: [],
    })
    expect(ofCourse.body).toHaveLength(32)
  })

  test('have no URL without a paid seat', async () => {
    const other = await aUserOf(server.db, 'learner')
    await anEnrollment(server.db, { userId: other.id, courseId: course.id, status: 'pending' })
    const { body } = await server.call(getCourse, { params: { id: course.id } }, { as: other })
    expect(body).not.toHaveProperty('zoomLink')
  })

  test.each([
    ['2026-03-09T00:00:00Z', '2026-03-02T00:00:00Z'],
    ['2026-03-02T00:00:00Z', '2026-06-02T00:00:00Z'],
  ])('from %s to %s are refused', async (from, to) => {
    const query = { from: new Date(from), to: new Date(to) }
    expect((await server.call(contract.listOwnLiveSessions, { query }, { as: learner })).status).toBe(400)
  })

  test('name holidays; staff see them, and may move the session', async () => {
    const holidays = [{ day: '2026-03-09', name: 'Bayram' }]
    await server.call(updateHolidays, { body: { holidays, revision: 0 } }, { as: admin })
    const { evening: falls } = sessionsOn(course.id, '2026-03-09')
    expect(codeOf((await join(falls)).body)).toBe('SESSION_ON_HOLIDAY')
    const all = await server.call(
      contract.listCourseLiveSessions,
      { params: { id: course.id } },
      { as: coach },
    )
    const sessions = contract.listCourseLiveSessions.reply.parse(all.body)
    expect(sessions.find(({ id }) => id === falls)).toMatchObject({ state: 'holiday', holiday: 'Bayram' })
    await change(falls, { startsAt: '2026-03-10T18:00:00Z' })
    expect(await own(falls)).toMatchObject({ startsAt: '2026-03-10T18:00:00.000Z', isMoved: true })
  })
})

describe('an absence', () => {
  const announce = (id: string, reason: string) =>
    server.call(contract.announceAbsence, { params: { id }, body: { reason } }, { as: learner })
  const withdraw = (id: string) => server.call(contract.withdrawAbsence, { params: { id } }, { as: learner })

  test('is announced, changed and withdrawn before the start', async () => {
    const absence = { announcedAt: '2026-03-02T09:00:00.000Z', reason: 'Yoldayım' }
    expect((await announce(evening, ' Yoldayım ')).body).toMatchObject({ absence })
    expect(await own(evening)).toMatchObject({ absence, isAttended: false })
    expect((await announce(evening, 'Hastayım')).body).toMatchObject({ absence: { reason: 'Hastayım' } })
    expect((await withdraw(evening)).body).toMatchObject({ absence: null })
    expect((await withdraw(noon)).body).toMatchObject({ absence: null })
    expect(await own(evening)).toMatchObject({ absence: null })
  })

  test('is refused after the start, and for a session that does not take place', async () => {
    server.clock.now = thatMonday('09:05:00')
    expect(codeOf((await announce(noon, '')).body)).toBe('SESSION_BEGUN')
    expect(codeOf((await withdraw(noon)).body)).toBe('SESSION_BEGUN')
    await change(evening, { isCancelled: true })
    expect(codeOf((await announce(evening, '')).body)).toBe('SESSION_CANCELLED')
  })

  test('does not stop a learner from coming', async () => {
    await announce(noon, 'Maybe')
    expect((await join(noon)).status).toBe(200)
    expect(await own(noon)).toMatchObject({ isAttended: true, absence: { reason: 'Maybe' } })
  })

  test('is counted for learners who did not come', async () => {
    const absent = await aUserOf(server.db, 'learner')
    await anEnrollment(server.db, { userId: absent.id, courseId: course.id })
    for (const as of [learner, absent])
      await server.call(contract.announceAbsence, { params: { id: noon }, body: { reason: '' } }, { as })
    await join(noon)
    const all = await server.call(
      contract.listCourseLiveSessions,
      { params: { id: course.id } },
      { as: coach },
    )
    const sessions = contract.listCourseLiveSessions.reply.parse(all.body)
    expect(sessions.find(({ id }) => id === noon)).toMatchObject({ attendedCount: 1, absenceCount: 1 })
  })
})
