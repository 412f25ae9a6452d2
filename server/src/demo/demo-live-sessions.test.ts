import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { isSafeLink } from '@sohbet/contract/fields'
import { listCourseLiveSessions } from '@sohbet/contract/live-sessions/live-sessions'
import { listCourseMaterials } from '@sohbet/contract/live-sessions/session-files'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoDatabase } from '../testing/databases/demo-database.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { resources } from '../db/tables/catalogue/resources.ts'
import { users } from '../db/tables/people/users.ts'

let server: TestApp
beforeAll(async () => {
  const database = await createDemoDatabase()
  server = await startTestApp({ database })
  server.clock.now = database.now
})
afterAll(() => server.stop())

async function someone(email: string) {
  const [user] = await server.db.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error('there is no such account')
  return user
}
const dashboardOf = async (email: string) =>
  getLearnerDashboard.reply.parse(
    (await server.call(getLearnerDashboard, {}, { as: await someone(email) })).body,
  )

test('every part of the learner’s dashboard has content', async () => {
  const shown = await dashboardOf('learner@sohbet.test')
  for (const list of [
    shown.enrollableCourses,
    shown.enrolledCourses,
    shown.resources,
    shown.incomingZoomSessions,
    shown.replays,
  ])
    expect(list.length).toBeGreaterThan(0)
  const { totalHours, participationRate, completedModules } = shown.learnerAnalytics
  expect(totalHours).toBeGreaterThan(10)
  expect(participationRate).toBeGreaterThan(70)
  expect(participationRate).toBeLessThan(95)
  expect(completedModules).toBeGreaterThan(2)
  expect(shown.incomingZoomSessions.some(({ isMoved }) => isMoved)).toBe(true)
})

test('the newcomer sees courses to choose and no figures', async () => {
  const { enrolledCourses, enrollableCourses, learnerAnalytics } = await dashboardOf('newcomer@sohbet.test')
  expect([enrolledCourses, learnerAnalytics.participationRate]).toEqual([[], null])
  expect(enrollableCourses.length).toBeGreaterThan(0)
})

test('sessions of a course are attended, recorded, moved and cancelled, and no two overlap', async () => {
  const own = await dashboardOf('learner@sohbet.test')
  const [course] = own.enrolledCourses
  const { body } = await server.call(
    listCourseLiveSessions,
    { params: { id: course?.id ?? '' } },
    { as: await someone('admin@sohbet.test') },
  )
  const sessions = listCourseLiveSessions.reply.parse(body)
  expect(sessions.some(({ state }) => state === 'cancelled')).toBe(true)
  expect(sessions.filter(({ replayLink }) => replayLink)).toHaveLength(3)
  expect(sessions.some(({ attendedCount, absenceCount }) => attendedCount > 9 && absenceCount > 0)).toBe(true)
  for (const [place, { endsAt }] of sessions.entries())
    expect((sessions[place + 1]?.startsAt ?? '9') >= endsAt).toBe(true)
})

test('an admin has corrected who taught a past session and how long it took', async () => {
  const { rows } = await server.db.execute(sql`
    select held.course_id as id, held.duration, held.primary_coach_id = course.secondary_coach_id as "isSecond"
    from live_sessions as held join courses as course on course.id = held.course_id
    join users as author on author.id = held.corrected_by_id where author.email = 'admin@sohbet.test'`)
  expect(rows).toMatchObject([{ duration: 75, isSecond: true }])
  const params = { id: String(rows[0]?.['id']) }
  const as = await someone('coach@sohbet.test')
  const sessions = listCourseLiveSessions.reply.parse(
    (await server.call(listCourseLiveSessions, { params }, { as })).body,
  )
  expect(sessions[0]).toMatchObject({ state: 'over', record: { correction: { by: expect.any(String) } } })
})

test('the learner finds a link and a document among the materials of the course', async () => {
  const [course] = (await dashboardOf('learner@sohbet.test')).enrolledCourses
  const { body } = await server.call(
    listCourseMaterials,
    { params: { id: course?.id ?? '' } },
    { as: await someone('learner@sohbet.test') },
  )
  const [last] = listCourseMaterials.reply.parse(body)
  expect(last?.materials.map(({ kind }) => kind)).toEqual(['link', 'document'])
})

test('upcoming sessions have no attendance', async () => {
  const { rows } = await server.db.execute(
    sql`select from live_session_attendance where greatest(joined_at, absence_announced_at) > ${server.clock.now}`,
  )
  expect(rows).toEqual([])
})

test('learners announce absences for different reasons', async () => {
  const { rows } = await server.db.execute(
    sql`select distinct absence_reason from live_session_attendance where absence_announced_at is not null`,
  )
  expect(rows.length).toBeGreaterThan(4)
})

test('course, coach, resource and session texts are Turkish, as the learners are', async () => {
  const { rows } = await server.db.execute<{ text: string }>(sql`
    select description as text from course_types union all select description from courses
    union all select personal_summary from coaches union all select description from resources
    union all select notes from live_sessions where notes <> '' union all select title from session_materials`)
  // Every Turkish sentence has one of these letters
  expect(rows.map(({ text }) => text).filter((text) => !/[çğıöşüÇĞİÖŞÜ]/.test(text))).toEqual([])
})

test('resources are of all types and have safe links', async () => {
  const all = await server.db.select().from(resources)
  expect(new Set(all.map(({ type }) => type)).size).toBe(4)
  expect(all.filter(({ link }) => !isSafeLink(link))).toEqual([])
})
