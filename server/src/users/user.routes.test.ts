import { getUser, getUserByEmail, listUsers, user as userSchema } from '@sohbet/contract/people/users'
import type { Input } from '@sohbet/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSession, aUser, type TestUser } from '../testing/rows/builders.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  const { db } = server
  admin = await aUser(db, { username: 'Zehra', email: 'zehra@school.test', role: 'admin' })
  await aUser(db, { username: 'Çağla', email: 'cagla@example.test', failedLoginAttempts: 3 })
  await aUser(db, { username: 'Cem', email: 'cem@example.test', isVerified: false })
  await aUser(db, { username: 'Ilgaz', email: '100%@example.test' })
  await aUser(db, { username: 'İrem', email: 'irem@example.test', role: 'coach' })
})
afterAll(() => server.stop())

type Query = { [Name in keyof Input<typeof listUsers>['query']]?: string | undefined }
async function page(query: Query) {
  const session = await aSession(server.db, admin.id, server.clock.now)
  const authorization = `Bearer ${server.tokens.access(session.id, server.clock.now)}`
  const { status, body } = await server.send(listUsers, { query }, { authorization })
  return { status, ...(status === 200 ? listUsers.reply.parse(body) : { data: [], totalCount: 0 }) }
}
const namesOf = async (query: Query) => (await page(query)).data.map(({ username }) => username)

describe('the users table', () => {
  test('sorts names in Turkish order', async () => {
    expect(await namesOf({ sortBy: 'username:asc' })).toEqual(['Cem', 'Çağla', 'Ilgaz', 'İrem', 'Zehra'])
    expect(await namesOf({ sortBy: 'username:desc' })).toEqual(['Zehra', 'İrem', 'Ilgaz', 'Çağla', 'Cem'])
  })

  test.each([
    ['ÇAĞLA', ['Çağla']],
    ['irem', ['İrem']],
    ['IREM', ['İrem']],
    ['ılgaz', ['Ilgaz']],
    ['%', ['Ilgaz']],
    ['_', []],
    ["' or 1=1 --", []],
    ['coach', ['İrem']],
    ['3', ['Çağla']],
    ['school', ['Zehra']],
  ])('finds %s in all columns', async (searchText, names) => {
    expect(await namesOf({ searchText })).toEqual(names)
  })

  test('searches one column only on request', async () => {
    expect(await namesOf({ searchText: 'coach', searchColumn: 'username' })).toEqual([])
    expect(await namesOf({ searchText: 'coach', searchColumn: 'role' })).toEqual(['İrem'])
  })

  test('pages, and counts all rows', async () => {
    for (let index = 0; index < 23; index++)
      await aUser(server.db, { username: `Paged ${index}`, email: `p${index}@paged.test` })
    const query = { searchText: '@paged.test', searchColumn: 'email', sortBy: 'email:asc' }
    const pages = await Promise.all(['0', '1', '2', '3'].map((pageIndex) => page({ ...query, pageIndex })))
    expect(pages.map(({ data, totalCount }) => [data.length, totalCount])).toEqual([
      [10, 23],
      [10, 23],
      [3, 23],
      [0, 23],
    ])
    const seen = pages.flatMap(({ data }) => data.map(({ id }) => id))
    expect(new Set(seen).size).toBe(23)
    expect(await page({ searchText: 'nobody@paged.test' })).toMatchObject({ data: [], totalCount: 0 })
  })

  test.each([
    { pageSize: '11' },
    { pageSize: 'ten' },
    { pageIndex: '-1' },
    { sortBy: 'passwordHash:asc' },
    { sortBy: 'username' },
    { sortBy: 'username:sideways' },
    { searchColumn: 'isVerified', searchText: 'x' },
    { searchText: 'x'.repeat(201) },
    { searchText: 'nul\0' },
  ])('refuses %o', async (query) => {
    expect((await page(query)).status).toBe(400)
  })
})

describe('one user', () => {
  test('sees their own record without the lock-out fields', async () => {
    const learner = await aUser(server.db, { level: 'A2', levelScore: 1240 })
    const { body } = await server.call(getUser, { params: { id: learner.id } }, { as: learner })
    expect(body).toEqual(userSchema.strict().parse(body))
    expect(body).toMatchObject({ leveltest: { level: 'A2', score: 1240 } })
  })

  test('is shown to an admin with them, and never with the password', async () => {
    const lockoutUntil = new Date('2026-03-02T10:00:00Z')
    const learner = await aUser(server.db, { failedLoginAttempts: 5, lockoutUntil })
    const { body } = await server.call(getUser, { params: { id: learner.id } }, { as: admin })
    expect(body).toMatchObject({ failedLoginAttempts: 5, lockoutUntil: '2026-03-02T10:00:00.000Z' })
    expect(body).not.toHaveProperty('leveltest')
    expect(body).not.toHaveProperty('passwordHash')
  })

  test('is found by e-mail in any case', async () => {
    const { body } = await server.call(
      getUserByEmail,
      { params: { email: 'CEM@example.test' } },
      { as: admin },
    )
    expect(body).toMatchObject({ username: 'Cem' })
  })

  test('that does not exist answers 404', async () => {
    const answer = await server.call(getUserByEmail, { params: { email: 'no@example.test' } }, { as: admin })
    expect([answer.status, codeOf(answer.body)]).toEqual([404, 'USER_NOT_FOUND'])
  })
})
