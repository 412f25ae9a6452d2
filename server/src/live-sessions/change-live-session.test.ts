import { updateCourse } from '@sohbet/contract/catalogue/courses'
import * as contract from '@sohbet/contract/live-sessions/live-sessions'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { coaches } from '../db/tables/people/coaches.ts'
import { liveSessions } from '../db/tables/learning/live-sessions.ts'
import { schoolSettings } from '../db/tables/core/school-settings.ts'
import { resourceFiles } from '../resources/resource-files.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach, courseFieldsOf } from '../testing/rows/catalogue.ts'
import { anEnrollment } from '../testing/rows/selling.ts'
import {
  aClass,
  aCourseWithSessions,
  thatMonday,
  sessionsOn,
  type Class,
} from '../testing/rows/live-sessions.ts'
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

describe('a change', () => {
  test('moves a session, which keeps its id', async () => {
    const { status, body } = await change(evening, { startsAt: '2026-03-05T19:30:00+03:00', duration: 90 })
    expect([status, body]).toMatchObject([
      200,
      {
        id: evening,
        startsAt: '2026-03-05T16:30:00.000Z',
        endsAt: '2026-03-05T18:00:00.000Z',
        plannedAt: '2026-03-02T18:00:00.000Z',
        isMoved: true,
        revision: 1,
      },
    ])
    expect(await own(evening)).toMatchObject({ startsAt: '2026-03-05T16:30:00.000Z', duration: 90 })
    server.clock.now = new Date('2026-03-05T16:20:00Z')
    expect((await join(evening)).status).toBe(200)
  })

  test('leaves fields that are not named', async () => {
    await change(evening, { notes: 'Bring a story' })
    await change(evening, { isCancelled: true })
    expect((await change(evening, { isCancelled: false })).body).toMatchObject({
      notes: 'Bring a story',
      state: 'upcoming',
      revision: 3,
      isMoved: false,
      hasOwnLink: false,
    })
  })

  test.each([
    [{ startsAt: '2026-03-02T08:00:00Z' }, 'SESSION_IN_THE_PAST'],
    [{ startsAt: '2026-03-09T18:30:00Z' }, 'SESSIONS_OVERLAP'],
    [{ startsAt: '2026-06-24T18:30:00Z' }, 'SESSION_OUTSIDE_COURSE'],
    [{ replayLink: 'https://video.example.test/1' }, 'SESSION_NOT_BEGUN'],
  ])('%o is refused', async (body, code) => {
    const answer = await change(evening, body)
    expect([answer.status, codeOf(answer.body)]).toEqual([409, code])
    expect(await server.db.$count(liveSessions, eq(liveSessions.courseId, course.id))).toBe(0)
  })

  test.each([
    [{ startsAt: 'tomorrow' }],
    [{ startsAt: '2026-03-05T19:30:00' }],
    [{ duration: 10 }],
    [{ zoomLink: 'http://zoom.example.test' }],
    [{ replayLink: 'javascript:alert(1)' }],
    [{ notes: 'x'.repeat(4001) }],
  ])('%o is not valid', async (body) => {
    expect((await change(evening, body)).status).toBe(400)
  })

  test('of a past session may only set notes and the replay', async () => {
    server.clock.now = thatMonday('10:05:00')
    for (const body of [
      { isCancelled: true },
      { startsAt: '2026-03-05T16:30:00Z' },
      { duration: 30 },
      { zoomLink: null },
    ])
      expect(codeOf((await change(noon, body)).body)).toBe('SESSION_OVER')
    const replayLink = 'https://video.example.test/1'
    expect((await change(noon, { replayLink, notes: 'Well done' })).status).toBe(200)
    expect(await own(noon)).toMatchObject({ replayLink, notes: 'Well done', state: 'over' })
  })

  test('to a recording among our own files opens by a signed URL, and is stored by its path', async () => {
    server.clock.now = thatMonday('10:05:00')
    const missing = `/api/resources/files/${'0'.repeat(32)}.mp4`
    expect(codeOf((await change(noon, { replayLink: missing })).body)).toBe('RESOURCE_FILE_MISSING')
    const kept = await resourceFiles.save(server.files, 'mp4', new TextEncoder().encode('a film'))
    const { body } = await change(noon, { replayLink: `${kept}?expires=1&signature=old` })
    expect(body).toMatchObject({ replayLink: kept })
    const { replayLink } = await own(noon)
    expect(replayLink).not.toBe(kept)
    expect((await server.app.inject({ url: replayLink ?? '' })).body).toBe('a film')
    expect((await server.app.inject({ url: kept })).statusCode).toBeGreaterThanOrEqual(400)
  })

  test('to such a recording holds no lock while the file is checked, and reveals nothing to others', async () => {
    server.clock.now = thatMonday('10:05:00')
    const kept = await resourceFiles.save(server.files, 'mp4', new TextEncoder().encode('a film'))
    const has = vi.spyOn(server.files, 'has').mockImplementation(async () => {
      await server.db.execute(sql`select from courses where id = ${course.id} for no key update nowait`)
      return true
    })
    expect((await change(noon, { replayLink: kept })).status).toBe(200)
    expect(has).toHaveBeenCalledOnce()
    has.mockRestore()
    const stranger = await aUserOf(server.db, 'coach')
    const missing = `/api/resources/files/${'0'.repeat(32)}.mp4`
    for (const replayLink of [kept, missing])
      expect(codeOf((await change(noon, { replayLink }, stranger)).body)).toBe('SESSION_NOT_FOUND')
  })

  test('of an outdated revision is refused', async () => {
    expect((await change(evening, { notes: 'One', expected: 0 })).status).toBe(200)
    expect(codeOf((await change(evening, { notes: 'Two', expected: 0 })).body)).toBe('STATE_CHANGED')
  })

  test('is refused to a coach of another course', async () => {
    const other = await aUserOf(server.db, 'coach')
    await aCoach(server.db, { userId: other.id })
    expect(codeOf((await change(evening, { notes: 'Mine' }, other)).body)).toBe('SESSION_NOT_FOUND')
    expect((await change(evening, { notes: 'School' }, admin)).status).toBe(200)
  })

  test('of several sessions to one time at once happens once', async () => {
    const mondays = ['2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30', '2026-04-06']
    for (const startsAt of ['2026-03-05T16:30:00Z', '2026-03-12T16:30:00Z', '2026-03-19T16:30:00Z']) {
      const answers = await Promise.all(
        mondays.map((day) => change(sessionsOn(course.id, day).noon, { startsAt })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
    }
  })
})

describe('the sessions of all courses of a coach', () => {
  const week = { from: new Date('2026-03-01T21:00:00Z'), to: new Date('2026-03-08T21:00:00Z') }
  const listed = async (as: TestUser, query = week) =>
    contract.listCoachLiveSessions.reply.parse(
      (await server.call(contract.listCoachLiveSessions, { query }, { as })).body,
    )

  test('are sorted, with the names of the courses and the number of seats', async () => {
    const [{ id: coachId } = { id: '' }] = await server.db
      .select({ id: coaches.id })
      .from(coaches)
      .where(eq(coaches.userId, coach.id))
    const { id: primaryCoachId } = await aCoach(server.db)
    const second = await aCourseWithSessions(server.db, { primaryCoachId, secondaryCoachId: coachId })
    await aCourseWithSessions(server.db, { primaryCoachId: coachId, isActive: false })
    await change(second.noon, { startsAt: '2026-03-04T09:00:00Z' })
    await change(sessionsOn(course.id, '2026-03-09').noon, { startsAt: '2026-03-03T09:00:00Z' })
    await join(noon)
    const own = { courseName: course.name, seatCount: 1 }
    expect(await listed(coach)).toMatchObject([
      { id: noon, ...own, attendedCount: 1, state: 'open' },
      { id: evening, ...own, attendedCount: 0 },
      { id: second.evening, courseName: second.course.name, seatCount: 0 },
      { id: sessionsOn(course.id, '2026-03-09').noon, isMoved: true, zoomLink: course.zoomLink },
      { id: second.noon, isMoved: true },
    ])
  })

  test('include those made up after the last day of their course', async () => {
    await change(evening, { startsAt: '2026-06-20T18:30:00Z' })
    const june = { from: new Date('2026-06-20T00:00:00Z'), to: new Date('2026-06-21T00:00:00Z') }
    expect((await listed(coach, june)).map(({ id }) => id)).toEqual([evening])
  })

  test('are refused to others, and with an invalid span', async () => {
    expect(await listed(await aUserOf(server.db, 'coach'))).toEqual([])
    const query = { from: week.to, to: week.from }
    const { status } = await server.call(contract.listCoachLiveSessions, { query }, { as: coach })
    expect(status).toBe(400)
  })
})

describe('a new weekly plan', () => {
  const tuesdays = [{ dayOfWeek: 'tuesday' as const, hour: 19, minute: 0, duration: 45 }]
  const replan = (fields: object) =>
    server.call(
      updateCourse,
      { params: { id: course.id }, body: { ...courseFieldsOf(course), ...fields } },
      { as: admin },
    )
  const planned = async () => {
    const { listLearnerCourseLiveSessions: call } = contract
    const { body } = await server.call(call, { params: { id: course.id } }, { as: learner })
    return call.reply.parse(body)
  }

  test('counts from now on: begun sessions stay, upcoming ones follow the new plan', async () => {
    await join(noon)
    expect((await replan({ zoomTimes: tuesdays })).status).toBe(200)
    const sessions = await planned()
    // Four weeks of two Mondays, then twelve Tuesdays; this Monday's have not begun
    expect(sessions.map(({ duration }) => duration)).toEqual([
      ...Array.from({ length: 8 }, () => 60),
      ...Array.from({ length: 12 }, () => 45),
    ])
    expect(sessions[8]?.startsAt).toBe('2026-03-03T16:00:00.000Z')
  })

  test('adds nothing to past days, although no session has begun yet', async () => {
    // Since a Wednesday; the first Monday is tomorrow
    ;({ course } = await aCourseWithSessions(server.db, { startDate: '2026-02-25' }))
    server.clock.now = new Date('2026-03-01T09:00:00Z')
    await anEnrollment(server.db, { userId: learner.id, courseId: course.id })
    await replan({ zoomTimes: [{ dayOfWeek: 'thursday', hour: 19, minute: 0, duration: 60 }] })
    const [first] = await planned()
    expect(first?.startsAt).toBe('2026-03-05T16:00:00.000Z')
  })

  test('keeps the attendance', async () => {
    await join(noon)
    server.clock.now = thatMonday('09:30:00')
    await replan({ zoomTimes: tuesdays })
    expect(await own(noon)).toMatchObject({ isAttended: true, state: 'open', isMoved: false })
    server.clock.now = thatMonday('12:00:00')
    await replan({ zoomTimes: tuesdays, endDate: '2026-04-30' })
    expect(await own(noon)).toMatchObject({ isAttended: true, state: 'over' })
  })

  test('that is unchanged changes nothing', async () => {
    const zoomTimes = [
      { dayOfWeek: 'monday', hour: 12, minute: 5, duration: 60 },
      { dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 },
    ]
    await replan({ name: 'Another name', zoomTimes })
    // Only the facts of ended sessions
    const changed = and(eq(liveSessions.courseId, course.id), isNull(liveSessions.recordedAt))
    expect(await server.db.$count(liveSessions, changed)).toBe(0)
  })
})
