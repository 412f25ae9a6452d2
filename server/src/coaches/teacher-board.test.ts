import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { coaches } from '../db/tables/people/coaches.ts'
import { aUser } from '../testing/rows/builders.ts'
import { aCoach } from '../testing/rows/catalogue.ts'
import { createTestDatabase } from '../testing/databases/database.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { fakeWebBuild } from '../testing/files/fake-web-build.ts'

let server: TestApp
let shownId: string
beforeAll(async () => {
  const build = fakeWebBuild({ paths: ['/about'], page: 'JSON.stringify(data.teachers)' })
  const database = await createTestDatabase()
  const coach = async (username: string, fields: Partial<typeof coaches.$inferInsert>) => {
    const user = await aUser(database.db, { username, role: 'coach' })
    return (await aCoach(database.db, { userId: user.id, ...fields })).id
  }
  shownId = await coach('Şule Ak', {
    isPublic: true,
    personalSummary: 'Ten years of <London>',
    origin: 'Kars',
    speaks: ['tr', 'en'],
  })
  await coach('Hidden Hart', { isPublic: false })
  await coach('Passive Pat', { isPublic: true, isActive: false })
  server = await startTestApp({ webBuild: build, database })
})
afterAll(() => server.stop())

const read = async (url: string) => (await server.app.inject({ url })).body

test('a coach is listed among the teachers only when public, from the first request on', async () => {
  expect(JSON.parse(await read('/about'))).toEqual([
    {
      slug: `sule-ak-${shownId.slice(-8)}`,
      name: 'Şule Ak',
      summary: { tr: 'Ten years of <London>', en: '' },
      photo: null,
      isNative: false,
      origin: 'Kars',
      teaches: [],
      speaks: ['tr', 'en'],
      hello: null,
      changedOn: expect.stringMatching(/^\d{4}-/),
    },
  ])
})

test('the page of a coach exists only while the coach is public', async () => {
  const status = async (slug: string) => (await server.app.inject({ url: `/en/coaches/${slug}` })).statusCode
  const key = shownId.slice(-8)
  expect([
    await status(`sule-ak-${key}`),
    await status(`other-${key}`),
    await status('hidden-00000000'),
  ]).toEqual([200, 301, 404])
})

test('a change is visible within two seconds, without a query per page', async () => {
  await server.db.update(coaches).set({ isPublic: false }).where(eq(coaches.id, shownId))
  await vi.waitFor(async () => expect(await read('/about')).not.toContain('Şule Ak'), {
    timeout: 30_000,
    interval: 50,
  })
})
