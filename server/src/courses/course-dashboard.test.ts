import { getCourseDashboard } from '@sohbet/contract/catalogue/course-dashboard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach, aCourse, aCourseType, aModule } from '../testing/rows/catalogue.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const read = async () => {
  const { status, body } = await server.call(getCourseDashboard, {}, { as: admin })
  expect(status).toBe(200)
  return getCourseDashboard.reply.parse(body)
}

test('an empty school has zeros and empty lists', async () => {
  expect(await read()).toEqual({
    summary: { courseTypesCount: 0, modulesCount: 0, coursesCount: 0, coachesCount: 0 },
    ongoingCourses: { courses: [] },
    upcomingCourses: { courses: [] },
  })
})

test('returns the counts of the lists, the running and the upcoming courses', async () => {
  const { db } = server
  server.clock.now = new Date('2026-03-02T09:00:00Z')
  const typeId = (await aCourseType(db)).id
  await aModule(db, { courseTypeId: typeId })
  await aModule(db, { courseTypeId: typeId, order: 2 })
  const primaryCoachId = (await aCoach(db)).id
  await aCoach(db, { isActive: false })
  const of = { typeId, primaryCoachId }
  const course = (name: string, startDate: string, endDate: string, more = {}) =>
    aCourse(db, { ...of, name, startDate, endDate, ...more })
  await course('Over yesterday', '2026-01-01', '2026-03-01')
  await course('Last day', '2026-01-02', '2026-03-02')
  await course('First day', '2026-03-02', '2026-06-01')
  await course('Half way', '2026-02-01', '2026-03-30')
  await course('Tomorrow', '2026-03-03', '2026-04-01', { maxEnrollments: 24, currentEnrollments: 5 })
  await course('In May', '2026-05-04', '2026-07-01', { maxEnrollments: 10, currentEnrollments: 10 })
  await course('Deleted, running', '2026-02-01', '2026-04-01', { isActive: false })
  await course('Deleted, to come', '2026-05-01', '2026-06-01', { isActive: false })

  const { summary, ongoingCourses, upcomingCourses } = await read()
  expect(summary).toEqual({ courseTypesCount: 1, modulesCount: 2, coursesCount: 6, coachesCount: 2 })
  const progress = ongoingCourses.courses.map(({ name, progressPercentage }) => [name, progressPercentage])
  expect(progress).toEqual([
    ['Last day', 98],
    ['Half way', 50],
    ['First day', 0],
  ])
  expect(upcomingCourses.courses).toEqual([
    expect.objectContaining({ name: 'Tomorrow', daysLeft: 1, enrolled: 5, enrollmentPercentage: 21 }),
    expect.objectContaining({ name: 'In May', daysLeft: 63, enrolled: 10, enrollmentPercentage: 100 }),
  ])
})

test("uses the school's calendar: late on Monday in London it is Tuesday there", async () => {
  server.clock.now = new Date('2026-03-02T21:30:00Z')
  const { ongoingCourses } = await read()
  expect(ongoingCourses.courses.map(({ name }) => name)).toEqual(['Half way', 'First day', 'Tomorrow'])
})

test('refuses an anonymous caller', async () => {
  expect((await server.call(getCourseDashboard, {})).status).toBe(401)
})
