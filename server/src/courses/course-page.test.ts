import * as contract from '@sohbet/contract/catalogue/courses'
import { addDays } from '@sohbet/domain/calendar'
import { courseStatuses } from '@sohbet/domain/course/status'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courses } from '../db/tables/catalogue/courses.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach, aCourse, aCourseType } from '../testing/rows/catalogue.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
const ids = { street: '', office: '', elif: '', can: '' }

const someCoach = async (username: string) =>
  (await aCoach(server.db, { userId: (await aUser(server.db, { username, role: 'coach' })).id })).id

beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
  const { db } = server
  ids.street = (await aCourseType(db, { name: 'Street English' })).id
  ids.office = (await aCourseType(db, { name: 'İş İngilizcesi' })).id
  ids.elif = await someCoach('Elif Yıldız')
  ids.can = await someCoach('Can Öz')
  const street = { typeId: ids.street, primaryCoachId: ids.elif }
  const office = { typeId: ids.office, primaryCoachId: ids.can }
  await aCourse(db, { ...street, name: 'Akşam 100%', startDate: '2026-03-03', endDate: '2026-06-01' })
  await aCourse(db, {
    ...street,
    name: 'Bahar',
    startDate: '2026-03-02',
    endDate: '2026-05-01',
    currentEnrollments: 9,
  })
  await aCourse(db, {
    ...office,
    name: 'Çay saati',
    startDate: '2026-01-05',
    endDate: '2026-03-02',
    secondaryCoachId: ids.elif,
  })
  await aCourse(db, {
    ...office,
    name: 'Cuma',
    startDate: '2025-01-06',
    endDate: '2026-03-01',
    currentEnrollments: 3,
  })
  await aCourse(db, {
    ...office,
    name: 'Deniz',
    startDate: '2027-01-04',
    endDate: '2027-06-01',
    isActive: false,
  })
})
afterAll(() => server.stop())

const list = (query: object) => server.call(contract.listCourses, Object({ query }), { as: admin })
async function page(query: object = {}) {
  const { data, totalCount } = contract.listCourses.reply.parse((await list(query)).body)
  return { names: data.map(({ name }) => name), totalCount, data }
}
const names = async (query: object) => (await page(query)).names

test("a row has the course, its type, its coach and today's status", async () => {
  const { data } = await page({ searchText: 'bahar' })
  expect(data).toEqual([
    {
      id: expect.any(String),
      name: 'Bahar',
      typeId: ids.street,
      typeName: 'Street English',
      startDate: '2026-03-02',
      endDate: '2026-05-01',
      status: 'ongoing',
      primaryCoachId: ids.elif,
      primaryCoachName: 'Elif Yıldız',
      price: 450,
      currency: 'USD',
      maxEnrollments: 25,
      currentEnrollments: 9,
      isActive: true,
      isClosedToEnrolments: false,
      isCancelled: false,
    },
  ])
})

describe('filters', () => {
  test.each([
    [{}, ['Deniz', 'Cuma', 'Çay saati', 'Bahar', 'Akşam 100%']],
    [{ isActive: true }, ['Cuma', 'Çay saati', 'Bahar', 'Akşam 100%']],
    [{ isActive: false }, ['Deniz']],
    [{ status: 'upcoming' }, ['Deniz', 'Akşam 100%']],
    [{ status: 'ongoing' }, ['Çay saati', 'Bahar']],
    [{ status: 'completed' }, ['Cuma']],
  ])('%j', async (query, expected) => {
    expect(await page(query)).toMatchObject({ names: expected, totalCount: expected.length })
  })

  test.each(courseStatuses)('a cancelled course is not %s', async (status) => {
    const { name, id } = (await page({ status })).data[0] ?? { name: '', id: '' }
    const where = eq(courses.id, id)
    await server.db.update(courses).set({ cancelledAt: server.clock.now, cancelReason: 'Few' }).where(where)
    expect(await names({ status })).not.toContain(name)
    expect(await names({})).toContain(name)
    await server.db.update(courses).set({ cancelledAt: null, cancelReason: null }).where(where)
  })

  test('by type, by primary coach and combined', async () => {
    expect(await names({ typeId: ids.street })).toEqual(['Bahar', 'Akşam 100%'])
    expect(await names({ coachId: ids.elif })).toEqual(['Bahar', 'Akşam 100%'])
    expect(
      await names({
        typeId: ids.office,
        coachId: ids.can,
        status: 'ongoing',
        isActive: true,
        searchText: 'çay',
      }),
    ).toEqual(['Çay saati'])
  })
})

test.each([
  ['name:asc', ['Akşam 100%', 'Bahar', 'Cuma', 'Çay saati', 'Deniz']],
  ['name:desc', ['Deniz', 'Çay saati', 'Cuma', 'Bahar', 'Akşam 100%']],
  ['startDate:asc', ['Cuma', 'Çay saati', 'Bahar', 'Akşam 100%', 'Deniz']],
  ['endDate:desc', ['Deniz', 'Akşam 100%', 'Bahar', 'Çay saati', 'Cuma']],
  ['currentEnrollments:desc', ['Bahar', 'Cuma', 'Deniz', 'Çay saati', 'Akşam 100%']],
  ['status:asc', ['Akşam 100%', 'Deniz', 'Bahar', 'Çay saati', 'Cuma']],
  ['status:desc', ['Cuma', 'Çay saati', 'Bahar', 'Deniz', 'Akşam 100%']],
  ['isActive:asc', ['Deniz', 'Akşam 100%', 'Bahar', 'Çay saati', 'Cuma']],
])('sorts by %s', async (sortBy, expected) => {
  expect(await names({ sortBy })).toEqual(expected)
})

describe('search', () => {
  test.each([
    ['BAHAR', undefined, ['Bahar']],
    ['aksam', 'name', ['Akşam 100%']],
    ['is ingilizcesi', undefined, ['Deniz', 'Cuma', 'Çay saati']],
    ['street', 'typeName', ['Bahar', 'Akşam 100%']],
    ['street', 'name', []],
    ['yildiz', undefined, ['Bahar', 'Akşam 100%']],
    ['CAN ÖZ', 'primaryCoachName', ['Deniz', 'Cuma', 'Çay saati']],
    ['0%', undefined, ['Akşam 100%']],
    ['%', 'typeName', []],
    ['_', undefined, []],
  ])('for %s in %s', async (searchText, searchColumn, expected) => {
    expect(await names({ searchText, ...(searchColumn && { searchColumn }) })).toEqual(expected)
  })
})

test('sorts search results by status too', async () => {
  const query = { searchText: 'ingilizcesi', isActive: true }
  expect(await names({ ...query, sortBy: 'status:asc' })).toEqual(['Çay saati', 'Cuma'])
  expect(await names({ ...query, sortBy: 'status:desc' })).toEqual(['Cuma', 'Çay saati'])
})

test('returns a row found in several columns once, also in the count past the end', async () => {
  const { id: typeId } = await aCourseType(server.db, { name: 'Merhaba türü' })
  const primaryCoachId = await someCoach('Merhaba Koç')
  await aCourse(server.db, { name: 'Merhaba', typeId, primaryCoachId })
  await aCourse(server.db, { name: 'Hoşça kal', typeId, primaryCoachId })
  const query = { searchText: 'merhaba', sortBy: 'name:asc' }
  expect(await page(query)).toMatchObject({ names: ['Hoşça kal', 'Merhaba'], totalCount: 2 })
  expect(await page({ ...query, pageIndex: 1 })).toMatchObject({ names: [], totalCount: 2 })
})

test('pages have the total count, also past the end', async () => {
  const type = await aCourseType(server.db)
  for (let made = 0; made < 12; made++) await aCourse(server.db, { typeId: type.id })
  const query = { typeId: type.id, sortBy: 'name:asc' }
  const pages = [0, 1, 2].map((pageIndex) => page({ ...query, pageIndex }))
  expect((await Promise.all(pages)).map(({ names: { length }, totalCount }) => [length, totalCount])).toEqual(
    [
      [10, 12],
      [2, 12],
      [0, 12],
    ],
  )
})

test("the status filter matches the row's status, on every day around today", async () => {
  const type = await aCourseType(server.db)
  const around = [-2, -1, 0, 1, 2].map((days) => addDays('2026-03-02', days))
  for (const startDate of around)
    for (const endDate of around)
      if (startDate <= endDate) await aCourse(server.db, { typeId: type.id, startDate, endDate })
  const counts = await Promise.all(
    courseStatuses.map(async (status) => {
      const { data, totalCount } = await page({ typeId: type.id, status, pageSize: 50 })
      expect(new Set(data.map((row) => row.status))).toEqual(new Set([status]))
      return totalCount
    }),
  )
  expect(counts).toEqual([3, 9, 3])
})

test.each([
  { sortBy: 'price:asc' },
  { sortBy: 'name' },
  { sortBy: 'name;drop table courses:asc' },
  { searchColumn: 'zoomLink' },
  { pageSize: 11 },
  { pageIndex: -1 },
  { status: 'deleted' },
  { typeId: 'all' },
  { isActive: 'maybe' },
])('refuses %j', async (query) => {
  expect((await list(query)).status).toBe(400)
})
