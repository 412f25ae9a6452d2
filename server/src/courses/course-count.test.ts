import * as contract from '@sohbet/contract/catalogue/courses'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coaches } from '../db/tables/coaches.ts'
import { courseTypes } from '../db/tables/course-types.ts'
import { courses } from '../db/tables/courses.ts'
import { users } from '../db/tables/users.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach, aCourse, aCourseType } from '../testing/rows/catalogue.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
const made = { typeId: '', coachUserId: '', primaryCoachId: '', courseId: '' }

beforeAll(async () => {
  server = await startTestApp()
  const { db } = server
  admin = await aUserOf(db, 'admin')
  made.typeId = (await aCourseType(db, { name: 'Street English' })).id
  made.coachUserId = (await aUser(db, { username: 'Elif Yıldız', role: 'coach' })).id
  made.primaryCoachId = (await aCoach(db, { userId: made.coachUserId })).id
  made.courseId = (await aCourse(db, { ...made, name: 'Bahar' })).id
})
afterAll(() => server.stop())

async function page(query: object = {}) {
  const { body } = await server.call(contract.listCourses, Object({ query }), { as: admin })
  return contract.listCourses.reply.parse(body)
}
/** Asked twice: the second answer is of the count that was kept. */
async function count(query: object = {}) {
  const { totalCount } = await page(query)
  expect((await page(query)).totalCount).toBe(totalCount)
  return totalCount
}

test('a count that was kept follows what changes it', async () => {
  const { db } = server
  const byCoach = { searchText: 'yıldız', searchColumn: 'primaryCoachName' }
  expect([await count(), await count(byCoach), await count({ searchText: 'street' })]).toEqual([1, 1, 1])
  await aCourse(db, { ...made, name: 'Yaz' })
  expect([await count(), await count({ searchText: 'bahar' })]).toEqual([2, 1])
  await db.update(courses).set({ name: 'Bahar akşamı' }).where(eq(courses.name, 'Yaz'))
  expect(await count({ searchText: 'bahar' })).toBe(2)
  await db.update(courses).set({ isActive: false }).where(eq(courses.id, made.courseId))
  expect(await count({ isActive: 'true' })).toBe(1)
  await db.update(users).set({ username: 'Elif Ay' }).where(eq(users.id, made.coachUserId))
  await db.update(courseTypes).set({ name: 'Everyday English' }).where(eq(courseTypes.id, made.typeId))
  expect([await count(byCoach), await count({ searchText: 'street' })]).toEqual([0, 0])
  await db.update(users).set({ username: 'Elif Yıldız' }).where(eq(users.id, made.coachUserId))
  expect(await count(byCoach)).toBe(2)
  const another = await aUser(db, { username: 'Can Öz', role: 'coach' })
  await db.update(coaches).set({ userId: another.id }).where(eq(coaches.id, made.primaryCoachId))
  expect(await count(byCoach)).toBe(0)
  await db.delete(courses).where(eq(courses.id, made.courseId))
  expect(await count()).toBe(1)
})

test('a change that is not committed is not counted, nor kept from being counted afterwards', async () => {
  const before = await count()
  await server.db.transaction(async (tx) => {
    await aCourse(tx, { ...made, name: 'Kış' })
    expect(await count()).toBe(before)
  })
  expect(await count()).toBe(before + 1)
})

test('a page that was kept tells of seats taken since, and is sorted by them', async () => {
  const [first, second] = [
    await aCourse(server.db, { ...made, name: 'Koltuk 1', currentEnrollments: 1 }),
    await aCourse(server.db, { ...made, name: 'Koltuk 2', currentEnrollments: 2 }),
  ]
  const seats = async (sortBy: string) => {
    const { data } = await page({ searchText: 'koltuk', sortBy })
    return data.map(({ currentEnrollments }) => currentEnrollments)
  }
  const sorts = ['name:asc', 'currentEnrollments:asc']
  for (const sortBy of sorts) expect(await seats(sortBy)).toEqual([1, 2])
  await server.db.update(courses).set({ currentEnrollments: 3 }).where(eq(courses.id, first.id))
  expect([await seats('name:asc'), await seats('currentEnrollments:asc')]).toEqual([
    [3, 2],
    [2, 3],
  ])
  await server.db.update(courses).set({ name: 'Koltuk 0' }).where(eq(courses.id, second.id))
  expect(await seats('name:asc')).toEqual([2, 3])
})

test('a search that finds a thousand answers the same pages before and after they were kept', async () => {
  await server.db.execute(sql`
    insert into courses (name, description, type_id, start_date, end_date, primary_coach_id, price_minor,
      max_enrollments, current_enrollments, module_duration, zoom_link)
    select 'Kalabalık ' || n, 'One of many', ${made.typeId}, date '2025-12-01' + n % 200, date '2026-01-01' + n % 200,
      ${made.primaryCoachId}, 0, 25, 0, 7, 'https://zoom.example.test/j/1'
    from generate_series(1, 1200) as n`)
  for (const sortBy of ['status:asc', 'status:desc', 'name:asc', 'startDate:desc', undefined])
    for (const pageIndex of [0, 50]) {
      const query = { searchText: 'kalabalik', pageIndex, ...(sortBy && { sortBy }) }
      await server.db.execute(sql`update course_list set revision = revision + 1`)
      const counted = await page(query)
      expect(counted).toMatchObject({ totalCount: 1200, data: { length: 10 } })
      expect(await page(query)).toEqual(counted)
    }
})
