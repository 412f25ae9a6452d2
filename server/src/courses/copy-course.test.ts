import * as contract from '@sohbet/contract/catalogue/courses'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coaches } from '../db/tables/people/coaches.ts'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import { courseZoomTimes } from '../db/tables/catalogue/courses.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach, aCourse } from '../testing/rows/catalogue.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const read = async (id: string) =>
  contract.course.parse((await server.call(contract.getCourse, { params: { id } }, { as: admin })).body)
const ask = (id: string) => server.call(contract.copyCourse, { params: { id } }, { as: admin })
const copy = async (id: string) => {
  const { status, body } = await ask(id)
  return { status, course: contract.course.parse(body) }
}

test('a copy starts after the course ends, empty, with its own name, and closed to enrolments', async () => {
  const user = await aUser(server.db, { username: 'Şule', role: 'coach' })
  const coach = await aCoach(server.db, { userId: user.id })
  const original = await aCourse(server.db, {
    name: 'Evenings',
    descriptionEn: 'After work',
    primaryCoachId: coach.id,
    currentEnrollments: 12,
    levelTestScore: 800,
  })
  await server.db
    .insert(courseZoomTimes)
    .values({ courseId: original.id, dayOfWeek: 'friday', hour: 9, minute: 0, duration: 30 })
  const { status, course } = await copy(original.id)
  const before = await read(original.id)
  expect(status).toBe(201)
  expect(course).toEqual({
    ...before,
    id: course.id,
    name: 'Evenings (2)',
    startDate: '2026-10-12',
    endDate: '2027-04-12',
    currentEnrollments: 0,
    isClosedToEnrolments: true,
  })
  expect(course.descriptionEn).toBe('After work')
  expect(course.zoomTimes).toHaveLength(2)
  expect((await copy(original.id)).course.name).toBe('Evenings (3)')
  expect((await copy(course.id)).course.name).toBe('Evenings (4)')
})

test('a copy with an inactive coach or type is refused', async () => {
  const secondary = await aCoach(server.db)
  const course = await aCourse(server.db, { secondaryCoachId: secondary.id })
  const answer = async () => codeOf((await ask(course.id)).body)
  const setActive = (isActive: boolean) =>
    server.db.update(coaches).set({ isActive }).where(eq(coaches.id, secondary.id))
  await setActive(false)
  expect(await answer()).toBe('COACH_INACTIVE')
  await setActive(true)
  await server.db.update(courseTypes).set({ isActive: false }).where(eq(courseTypes.id, course.typeId))
  expect(await answer()).toBe('COURSE_TYPE_INACTIVE')
})

test('two copies at once get different names', async () => {
  const { id } = await aCourse(server.db, { name: 'Twins' })
  const copies = await Promise.all([copy(id), copy(id)])
  expect(copies.map(({ course }) => course.name).toSorted()).toEqual(['Twins (2)', 'Twins (3)'])
})
