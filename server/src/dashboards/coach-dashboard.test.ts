import { getCoachDashboard } from '@sohbet/contract/core/dashboards'
import { parseLiveSessionId } from '@sohbet/domain/live-session/plan'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { liveSessionAttendance } from '../db/tables/learning/live-sessions.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUser } from '../testing/rows/builders.ts'
import { aLearnerWithCredits, aLesson, aLessonCoach } from '../testing/rows/lessons.ts'
import { aSchoolInFigures } from '../testing/rows/figures.ts'

let server: TestApp
let school: Awaited<ReturnType<typeof aSchoolInFigures>>
beforeAll(async () => {
  server = await startTestApp()
  server.clock.now = new Date('2026-03-02T09:00:00Z')
  school = await aSchoolInFigures(server.db)
})
afterAll(() => server.stop())

async function dashboardOf(as = school.coaches.oliver) {
  const { status, body } = await server.call(getCoachDashboard, {}, { as })
  expect(status).toBe(200)
  return getCoachDashboard.reply.parse(body)
}

describe('GET /coach/dashboard', () => {
  test("counts the coach's own courses only, with trends", async () => {
    const { stats } = await dashboardOf()
    expect(stats).toEqual({
      activeCourses: { count: 1, trend: 0 },
      // Three learners now; 30 days ago also three: one has come since, and one has left
      learners: { count: 3, trend: 0 },
      teachers: { count: 2, trend: 0 },
      telegramChannels: { count: 3, trend: 200 },
      totalCourses: { count: 2, trend: 0 },
    })
  })

  test('counts seats, attendance and announced absences of each session', async () => {
    const [session] = (await dashboardOf()).incomingZoomSessions
    const { courseId = '', id = '' } = session ?? {}
    expect(session).toMatchObject({ seatCount: 2, attendedCount: 0, absenceCount: 0 })
    const seats = await server.db.select().from(enrollments).where(eq(enrollments.courseId, courseId))
    const [comes, isAway] = seats.filter(({ status }) => status === 'active').map(({ userId }) => userId)
    const { day = '', minute = 0 } = parseLiveSessionId(id) ?? {}
    await server.db.insert(liveSessionAttendance).values([
      { courseId, day, minute, userId: comes ?? '', joinedAt: server.clock.now },
      { courseId, day, minute, userId: isAway ?? '', absenceAnnouncedAt: server.clock.now },
    ])
    const [after] = (await dashboardOf()).incomingZoomSessions
    await server.db.delete(liveSessionAttendance).where(eq(liveSessionAttendance.day, day))
    expect(after).toMatchObject({ id, seatCount: 2, attendedCount: 1, absenceCount: 1 })
  })

  test('lists the lessons of the coach in the next 7 days', async () => {
    const coach = await aUser(server.db, { role: 'coach' })
    const { coachId } = await aLessonCoach(server.db, { userId: coach.id })
    const pupil = await aLearnerWithCredits(server.db)
    const at = (startsAt: string) =>
      aLesson(server.db, { coachId, userId: pupil.id, startsAt: new Date(startsAt) })
    const { id } = await at('2026-03-04T15:00:00Z')
    await at('2026-03-20T15:00:00Z')
    const { incomingLessons } = await dashboardOf(coach)
    expect(incomingLessons).toEqual([
      expect.objectContaining({ id, kind: 'private', learners: [pupil.username] }),
    ])
    expect((await dashboardOf()).incomingLessons).toEqual([])
  })

  test('shows the course to its second coach, and nothing to a coach without courses', async () => {
    const maeve = await dashboardOf(school.coaches.maeve)
    expect(maeve.activeCourses.map(({ name }) => name)).toEqual(['=Camden'])
    expect(maeve.incomingZoomSessions.map(({ date }) => date)).toEqual([
      '2026-03-02T09:05:00.000Z',
      '2026-03-02T18:00:00.000Z',
    ])
    const nobody = await aUser(server.db, { role: 'coach' })
    const none = await dashboardOf(nobody)
    expect(none.stats.activeCourses).toEqual({ count: 0, trend: null })
    expect([none.activeCourses, none.incomingZoomSessions]).toEqual([[], []])
  })
})
