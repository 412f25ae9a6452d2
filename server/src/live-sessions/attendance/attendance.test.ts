import * as attendance from '@sohbet/contract/live-sessions/attendance'
import * as contract from '@sohbet/contract/live-sessions/live-sessions'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { liveSessionAttendance } from '../../db/tables/learning/live-sessions.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aGuestSeat } from '../../testing/rows/guests.ts'
import { anEnrollment } from '../../testing/rows/selling.ts'
import { aClass, thatMonday, type Class } from '../../testing/rows/live-sessions.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'

let server: TestApp
let learner: TestUser
let coach: TestUser
let course: Class['course']
let noon: string

beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = thatMonday('09:00:00')
  ;({ course, noon, learner, coach } = await aClass(server.db))
})

const join = () => server.call(contract.joinLiveSession, { params: { id: noon } }, { as: learner })
const own = async () =>
  contract.learnerLiveSession.parse(
    (await server.call(contract.getOwnLiveSession, { params: { id: noon } }, { as: learner })).body,
  )
const attendanceOf = (userId: string) =>
  server.db.select().from(liveSessionAttendance).where(eq(liveSessionAttendance.userId, userId))

describe('attendance', () => {
  const roster = async (id: string, as = coach) =>
    server.call(attendance.listAttendance, { params: { id } }, { as })
  const correct = (userId: string, isAttended: boolean | null, as = coach) =>
    server.call(attendance.correctAttendance, { params: { id: noon, userId }, body: { isAttended } }, { as })

  test('follows the recorded joins until a coach corrects it', async () => {
    const absent = await aUserOf(server.db, 'learner')
    await anEnrollment(server.db, { userId: absent.id, courseId: course.id })
    await join()
    const there = { userId: learner.id, isAttended: true, joinedAt: '2026-03-02T09:00:00.000Z' }
    expect((await roster(noon)).body).toMatchObject([
      { ...there, isCorrected: false },
      { userId: absent.id, isAttended: false, joinedAt: null },
    ])
    expect((await correct(learner.id, false)).body).toMatchObject({
      ...there,
      isAttended: false,
      isCorrected: true,
    })
    expect((await correct(absent.id, true)).body).toMatchObject({ isAttended: true, isCorrected: true })
    expect(await own()).toMatchObject({ isAttended: false })
    expect((await correct(learner.id, null)).body).toMatchObject({ ...there, isCorrected: false })
    const all = await server.call(
      contract.listCourseLiveSessions,
      { params: { id: course.id } },
      { as: coach },
    )
    const sessions = contract.listCourseLiveSessions.reply.parse(all.body)
    expect(sessions.find(({ id }) => id === noon)).toMatchObject({ attendedCount: 2, absenceCount: 0 })
  })

  test('is unknown before the session opens', async () => {
    server.clock.now = thatMonday('08:54:59')
    expect(codeOf((await correct(learner.id, true)).body)).toBe('SESSION_NOT_OPEN')
  })

  test('is refused to other users and to a coach of another course', async () => {
    const stranger = await aUserOf(server.db, 'learner')
    expect(codeOf((await correct(stranger.id, true)).body)).toBe('USER_NOT_FOUND')
    const other = await aUserOf(server.db, 'coach')
    expect(codeOf((await roster(noon, other)).body)).toBe('SESSION_NOT_FOUND')
    expect(codeOf((await correct(learner.id, true, other)).body)).toBe('SESSION_NOT_FOUND')
    expect(await attendanceOf(learner.id)).toEqual([])
  })

  const markAll = (isAttended: true | null, as = coach) =>
    server.call(attendance.markAttendance, { params: { id: noon }, body: { isAttended } }, { as })

  test('marks all learners as present but those who announced an absence, and removes the marks', async () => {
    const [away, late, guest] = [
      await aUserOf(server.db, 'learner'),
      await aUserOf(server.db, 'learner'),
      await aUserOf(server.db, 'learner'),
    ]
    for (const { id } of [away, late]) await anEnrollment(server.db, { userId: id, courseId: course.id })
    await server.db.insert(liveSessionAttendance).values({
      userId: away.id,
      courseId: course.id,
      day: '2026-03-02',
      minute: 12 * 60 + 5,
      absenceAnnouncedAt: thatMonday('06:00:00'),
    })
    await aGuestSeat(server.db, {
      userId: guest.id,
      courseId: course.id,
      at: { day: '2026-03-02', minute: 12 * 60 + 5, startsAt: thatMonday('09:05:00') },
    })
    await join()
    await correct(late.id, false)
    const there = async (isAttended: true | null) =>
      Object.fromEntries(
        attendance.markAttendance.reply
          .parse((await markAll(isAttended)).body)
          .map((row) => [row.userId, [row.isAttended, row.isCorrected]]),
      )
    expect(await there(true)).toEqual({
      [learner.id]: [true, false],
      [away.id]: [false, false],
      [late.id]: [true, true],
      [guest.id]: [true, true],
    })
    expect(await attendanceOf(late.id)).toMatchObject([{ correction: true, byUserId: coach.id }])
    expect(await there(null)).toEqual({
      [learner.id]: [true, false],
      [away.id]: [false, false],
      [late.id]: [false, false],
      [guest.id]: [false, false],
    })
  })

  test('is not marked for all before the session opens, nor by a coach of another course', async () => {
    const other = await aUserOf(server.db, 'coach')
    expect(codeOf((await markAll(true, other)).body)).toBe('SESSION_NOT_FOUND')
    server.clock.now = thatMonday('08:54:59')
    expect(codeOf((await markAll(true)).body)).toBe('SESSION_NOT_OPEN')
    expect(await attendanceOf(learner.id)).toEqual([])
  })

  test('still lists learners who left the course', async () => {
    await join()
    await server.db
      .update(enrollments)
      .set({ status: 'cancelled', cancelledAt: server.clock.now, cancelReason: 'admin' })
      .where(and(eq(enrollments.userId, learner.id), eq(enrollments.courseId, course.id)))
    expect((await roster(noon)).body).toMatchObject([{ userId: learner.id, isAttended: true }])
  })
})
