import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { liveSessionAttendance } from '../db/tables/learning/live-sessions.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { moduleProgress } from '../db/tables/learning/module-progress.ts'
import { resources } from '../db/tables/catalogue/resources.ts'
import { telegramGroupMembers, telegramGroups } from '../db/tables/learning/telegram-groups.ts'
import { aSession, aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse, aCourseType, aModule } from '../testing/rows/catalogue.ts'
import { anEnrollment, aTestedLearner } from '../testing/rows/selling.ts'
import { aClass, thatMonday, type Class } from '../testing/rows/live-sessions.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let made: Class
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = thatMonday('09:00:00')
  made = await aClass(server.db)
})

const dashboard = async (as: TestUser = made.learner) => {
  const { status, body } = await server.call(getLearnerDashboard, {}, { as })
  expect(status).toBe(200)
  return getLearnerDashboard.reply.parse(body)
}

const attend = (
  day: string,
  minute: number,
  fields: Partial<typeof liveSessionAttendance.$inferInsert> = {},
) =>
  server.db.insert(liveSessionAttendance).values({
    userId: made.learner.id,
    courseId: made.course.id,
    day,
    minute,
    joinedAt: new Date(`${day}T09:00:00Z`),
    ...fields,
  })
const [noon, evening] = [725, 1260]

const aGroup = async (courseId: string, inviteLink: string | null) => {
  const [group] = await server.db
    .insert(telegramGroups)
    .values({ courseId, position: 1, name: 'Group 1', inviteLink, createdAt: server.clock.now })
    .returning()
  if (!group) throw new Error('an inserted group was not returned')
  await server.db.insert(telegramGroupMembers).values({
    courseId,
    groupId: group.id,
    userId: made.learner.id,
    place: 1,
    joinedAt: server.clock.now,
  })
  return group
}

describe('a learner without a course', () => {
  test('sees courses and resources to begin with, and no figures', async () => {
    await server.db.delete(resources)
    const newcomer = await aUserOf(server.db, 'learner')
    const shown = await dashboard(newcomer)
    expect(shown).toMatchObject({
      enrolledCourses: [],
      resources: [],
      telegramGroup: null,
      telegramGroups: [],
      incomingZoomSessions: [],
      replays: [],
      learnerAnalytics: { totalHours: 0, participationRate: null, completedModules: 0 },
    })
  })
})

describe('figures', () => {
  test('are computed from attendance and video progress', async () => {
    // Eight sessions were held: four Mondays of two
    await attend('2026-02-02', noon)
    await attend('2026-02-02', evening)
    await attend('2026-02-09', noon, { joinedAt: null, correction: true })
    await attend('2026-02-16', noon, { correction: false })
    const module = await aModule(server.db, { courseTypeId: made.course.typeId })
    await server.db.insert(moduleProgress).values({
      userId: made.learner.id,
      moduleId: module.id,
      // Going back to the beginning does not lose watched minutes
      videoPosition: 0,
      videoFarthest: 1800,
      completedAt: server.clock.now,
      updatedAt: server.clock.now,
    })
    expect((await dashboard()).learnerAnalytics).toEqual({
      totalHours: 3.5,
      participationRate: 38,
      completedModules: 1,
    })
  })

  test('leave out sessions held before the learner joined', async () => {
    await server.db
      .update(enrollments)
      .set({ activatedAt: new Date('2026-02-16T12:00:00Z') })
      .where(eq(enrollments.courseId, made.course.id))
    await attend('2026-02-23', noon)
    // The evening of the 16th, and both of the 23rd
    expect((await dashboard()).learnerAnalytics.participationRate).toBe(33)
  })

  test('contain nothing of other learners', async () => {
    const other = await aUserOf(server.db, 'learner')
    await anEnrollment(server.db, { userId: other.id, courseId: made.course.id })
    await attend('2026-02-02', noon, { userId: other.id })
    expect((await dashboard()).learnerAnalytics).toMatchObject({ totalHours: 0, participationRate: 0 })
  })
})

describe('courses', () => {
  test('of the learner have their current module, and ended ones come last', async () => {
    const [first] = [
      await aModule(server.db, { courseTypeId: made.course.typeId, order: 1 }),
      await aModule(server.db, { courseTypeId: made.course.typeId, order: 2 }),
    ]
    const over = await aCourse(server.db, { startDate: '2025-01-06', endDate: '2025-06-01' })
    await anEnrollment(server.db, { userId: made.learner.id, courseId: over.id })
    const { enrolledCourses } = await dashboard()
    expect(enrolledCourses).toMatchObject([
      {
        id: made.course.id,
        enrollmentStatus: 'active',
        currentModule: { moduleNo: 1, moduleName: first?.name },
        nextModule: { moduleNo: 1, moduleName: first?.name },
        moduleCount: 2,
        completedModules: 0,
      },
      { id: over.id, currentModule: null, moduleCount: 0 },
    ])
  })

  test('of the learner have the module to resume: the first incomplete one, else the current one', async () => {
    const modules = [2, 5, 9].map((order) => aModule(server.db, { courseTypeId: made.course.typeId, order }))
    const [first] = await Promise.all(modules)
    server.clock.now = new Date(`${made.course.endDate}T09:00:00Z`)
    const places = async () => {
      const [own] = (await dashboard()).enrolledCourses
      return [own?.currentModule?.moduleNo, own?.nextModule?.moduleNo]
    }
    expect(await places()).toEqual([3, 1])
    await server.db.insert(moduleProgress).values({
      userId: made.learner.id,
      moduleId: first?.id ?? '',
      completedAt: server.clock.now,
      updatedAt: server.clock.now,
    })
    expect(await places()).toEqual([3, 2])
  })

  test('to enroll in are the four soonest open ones without an own seat', async () => {
    const on = (day: string, fields = {}) =>
      aCourse(server.db, { startDate: day, endDate: '2026-12-31', ...fields })
    const soon = []
    for (const day of ['2026-03-07', '2026-03-06', '2026-03-05', '2026-03-04', '2026-03-03'])
      soon.push(
        await on(day, day === '2026-03-05' ? { earlyBirdMinor: 40_000, earlyBirdUntil: '2026-03-02' } : {}),
      )
    const [, sixth, fifth, , own] = soon
    await anEnrollment(server.db, { userId: made.learner.id, courseId: own?.id ?? '' })
    await on('2026-03-03', { isActive: false })
    await on('2026-03-03', { isClosedToEnrolments: true })
    await on('2026-03-02')
    const { enrollableCourses } = await dashboard()
    expect(enrollableCourses.map(({ startDate }) => startDate)).toEqual([
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
    ])
    expect(enrollableCourses[1]).toMatchObject({
      id: fifth?.id,
      price: 450,
      currency: 'USD',
      earlyBird: { price: 400, until: '2026-03-02' },
      maxEnrollments: 25,
      currentEnrollments: 0,
    })
    expect(enrollableCourses[2]?.id).toBe(sixth?.id)
  })

  test('to enroll in begin with one that fits, however many others start sooner', async () => {
    server.clock.now = new Date('2027-01-04T09:00:00Z')
    const learner = await aUser(server.db, { level: 'B2', levelScore: 3000 })
    const [beginners, others] = [
      await aCourseType(server.db, { fromLevel: 'A1', toLevel: 'A2' }),
      await aCourseType(server.db, { fromLevel: 'B1', toLevel: 'B2' }),
    ]
    for (const day of [5, 6, 7, 8, 9])
      await aCourse(server.db, {
        typeId: beginners.id,
        startDate: `2027-01-0${day}`,
        endDate: '2027-03-01',
      })
    await aCourse(server.db, {
      typeId: others.id,
      startDate: '2027-02-01',
      endDate: '2027-03-01',
    })
    const { enrollableCourses, more } = await dashboard(learner)
    expect(enrollableCourses.map(({ startDate }) => startDate)).toEqual([
      '2027-02-01',
      '2027-01-05',
      '2027-01-06',
      '2027-01-07',
    ])
    expect(more.enrollableCourses).toBe(2)
  })
})

test('the group is that of the course with the soonest session; all groups are listed', async () => {
  const tomorrow = await aCourse(server.db, { startDate: '2026-03-03', endDate: '2026-03-29' })
  await anEnrollment(server.db, { userId: made.learner.id, courseId: tomorrow.id })
  await aGroup(tomorrow.id, 'https://t.example.test/later')
  const mine = await aGroup(made.course.id, 'https://t.example.test/mine')
  const { telegramGroup, telegramGroups: all } = await dashboard()
  expect(telegramGroup).toEqual({
    id: mine.id,
    courseId: made.course.id,
    courseName: made.course.name,
    name: 'Group 1',
    link: 'https://t.example.test/mine',
    memberCount: 1,
    openedAt: null,
    isInGroup: null,
  })
  expect(all).toHaveLength(2)
})

test('resources are the newest six active ones', async () => {
  await server.db.delete(resources)
  const rows = Array.from({ length: 8 }, (_, place) => ({
    title: `Resource ${place}`,
    type: 'pdf' as const,
    link: 'https://example.test/1.pdf',
    isActive: place !== 7,
    createdAt: new Date(Date.UTC(2026, 0, 1 + place)),
  }))
  await server.db.insert(resources).values(rows)
  const shown = (await dashboard()).resources
  expect(shown.map(({ title }) => title)).toEqual([6, 5, 4, 3, 2, 1].map((place) => `Resource ${place}`))
  expect(JSON.stringify(shown)).not.toContain('example.test')
})

test('uses at most two statements for a learner with a level, including the caller’s session', async () => {
  const learner = await aTestedLearner(server.db)
  const second = await aCourse(server.db, { startDate: '2026-03-02', endDate: '2026-03-29' })
  for (const courseId of [made.course.id, second.id])
    await anEnrollment(server.db, { userId: learner.id, courseId })
  await dashboard(learner)
  const asked = vi.spyOn(pg.Query.prototype, 'submit')
  const { tokens, clock } = server
  const session = await aSession(server.db, learner.id, clock.now)
  asked.mockClear()
  const headers = { authorization: `Bearer ${tokens.access(session.id, clock.now)}` }
  expect((await server.send(getLearnerDashboard, {}, headers)).status).toBe(200)
  // The process reads the settings of the school once a second
  const statements = asked.mock.contexts.filter((query) => !/from "school_/.test(String(Object(query).text)))
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.length).toBeLessThanOrEqual(2)
  asked.mockRestore()
})
