import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { changeLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { liveSessionAttendance } from '../db/tables/learning/live-sessions.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { schoolSettings } from '../db/tables/core/school-settings.ts'
import { aCourse, aModule } from '../testing/rows/catalogue.ts'
import { anEnrollment } from '../testing/rows/selling.ts'
import { aClass, sessionsOn, thatMonday, type Class } from '../testing/rows/live-sessions.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let made: Class
beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = thatMonday('09:00:00')
  await server.db.delete(schoolSettings)
  made = await aClass(server.db)
})

const dashboard = async () => {
  const { status, body } = await server.call(getLearnerDashboard, {}, { as: made.learner })
  expect(status).toBe(200)
  return getLearnerDashboard.reply.parse(body)
}

describe('sessions on the dashboard', () => {
  test('are the next six, including an open one, with our own join URL', async () => {
    const { incomingZoomSessions } = await dashboard()
    expect(incomingZoomSessions).toHaveLength(6)
    expect(incomingZoomSessions[0]).toEqual({
      id: made.noon,
      courseId: made.course.id,
      name: made.course.name,
      topic: null,
      coach: { name: made.coach.username, photo: null },
      date: '2026-03-02T09:05:00.000Z',
      duration: 60,
      opensAt: '2026-03-02T08:55:00.000Z',
      isMoved: false,
      zoomLink: `http://localhost/learner/session/${made.noon}`,
      isAbsenceAnnounced: false,
      kind: 'speaking_group',
      guestWay: null,
    })
    server.clock.now = thatMonday('10:05:00')
    expect((await dashboard()).incomingZoomSessions[0]?.id).toBe(made.evening)
  })

  test('name the module that their day belongs to', async () => {
    for (const order of [1, 2, 3, 4, 5, 6, 7, 8])
      await aModule(server.db, { courseTypeId: made.course.typeId, order, name: `Part ${order}` })
    const topics = (await dashboard()).incomingZoomSessions.map(({ topic }) => topic)
    expect(topics).toEqual(['Part 3', 'Part 3', 'Part 3', 'Part 3', 'Part 4', 'Part 4'])
  })

  test('appear at their new time when moved, and not at all when cancelled', async () => {
    const change = (id: string, body: object) =>
      server.call(changeLiveSession, { params: { id }, body }, { as: made.coach })
    await change(made.evening, { startsAt: '2026-03-05T16:30:00Z' })
    await change(made.noon, { isCancelled: true })
    const [first, second] = (await dashboard()).incomingZoomSessions
    expect(first).toMatchObject({ id: made.evening, date: '2026-03-05T16:30:00.000Z', isMoved: true })
    expect(second).toMatchObject({ id: sessionsOn(made.course.id, '2026-03-09').noon })
  })

  test('of two courses are in one order', async () => {
    const second = await aCourse(server.db, { startDate: '2026-03-02', endDate: '2026-03-29' })
    await anEnrollment(server.db, { userId: made.learner.id, courseId: second.id })
    const dates = (await dashboard()).incomingZoomSessions.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
    expect(new Set((await dashboard()).incomingZoomSessions.map(({ courseId }) => courseId)).size).toBe(2)
  })

  test('show an announced absence', async () => {
    await server.db.insert(liveSessionAttendance).values({
      userId: made.learner.id,
      courseId: made.course.id,
      day: '2026-03-02',
      minute: 1260,
      absenceAnnouncedAt: server.clock.now,
    })
    const found = (await dashboard()).incomingZoomSessions.find(({ id }) => id === made.evening)
    expect(found?.isAbsenceAnnounced).toBe(true)
  })

  test('are listed as replays once recorded, newest first', async () => {
    server.clock.now = thatMonday('20:00:00')
    for (const id of [made.noon, made.evening])
      await server.call(
        changeLiveSession,
        { params: { id }, body: { replayLink: 'https://video.example.test/1' } },
        { as: made.coach },
      )
    expect((await dashboard()).replays).toEqual(
      [made.evening, made.noon].map((id) =>
        expect.objectContaining({ id, replayLink: 'https://video.example.test/1' }),
      ),
    )
    await server.db.insert(schoolSettings).values({
      announcementTr: '',
      announcementEn: '',
      holidays: [{ day: '2026-03-02', name: 'Bayram' }],
      updatedAt: server.clock.now,
    })
    expect((await dashboard()).replays).toEqual([])
  })

  test('of an unpaid or cancelled seat are not shown', async () => {
    const seat = and(eq(enrollments.userId, made.learner.id), eq(enrollments.courseId, made.course.id))
    await server.db
      .update(enrollments)
      .set({ status: 'cancelled', cancelledAt: server.clock.now, cancelReason: 'admin' })
      .where(seat)
    expect(await dashboard()).toMatchObject({ incomingZoomSessions: [], enrolledCourses: [] })
    await anEnrollment(server.db, { userId: made.learner.id, courseId: made.course.id, status: 'pending' })
    expect(await dashboard()).toMatchObject({
      incomingZoomSessions: [],
      enrolledCourses: [{ id: made.course.id, enrollmentStatus: 'pending' }],
    })
    server.clock.now = thatMonday('09:30:00')
    expect((await dashboard()).enrolledCourses).toEqual([])
  })
})
