import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { coaches } from '../db/tables/people/coaches.ts'
import { aUser } from '../testing/rows/builders.ts'
import { aCoach } from '../testing/rows/catalogue.ts'
import { createTestDatabase } from '../testing/databases/database.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let build: string
let server: TestApp
let shownId: string
beforeAll(async () => {
  build = mkdtempSync(join(tmpdir(), 'sohbet-teachers-'))
  const built = (file: string) => ({ file, scripts: [] })
  const files = {
    'pages.json': JSON.stringify({
      origin: 'http://origin.invalid',
      pages: [
        { path: '/about', ...built('about.html') },
        { path: '/en/about', ...built('about.html') },
        { path: '/faq', ...built('faq.html') },
      ],
      addressed: [],
      appPages: [],
      fallback: built('faq.html'),
      notFound: built('faq.html'),
    }),
    'client/about.html': '<ul class="teachers" data-teachers=""><li>Defne</li></ul>',
    'client/faq.html': '<h1>FAQ</h1>',
  }
  mkdirSync(join(build, 'client'), { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(build, name), content)
  const database = await createTestDatabase()
  const coach = async (username: string, fields: Partial<typeof coaches.$inferInsert>) => {
    const user = await aUser(database.db, { username, role: 'coach' })
    return (await aCoach(database.db, { userId: user.id, ...fields })).id
  }
  shownId = await coach('Şule Ak', { isPublic: true, personalSummary: 'Ten years of <London>' })
  await coach('Hidden Hart', { isPublic: false })
  await coach('Passive Pat', { isPublic: true, isActive: false })
  server = await startTestApp({ webBuild: build, database })
})
afterAll(async () => {
  await server.stop()
  rmSync(build, { recursive: true })
})

const read = async (url: string) => (await server.app.inject({ url })).body

test('a coach is listed among the teachers only when public, from the first request on', async () => {
  const [tr, en] = [await read('/about'), await read('/en/about')]
  expect(tr).toContain('<li>Defne</li>')
  expect(tr).toContain('<h3>Şule Ak</h3><p>Ten years of &lt;London&gt;</p>')
  expect(tr).toContain('<dt>Ders verdiği dil</dt>')
  expect(en).toContain('<dt>Teaches</dt>')
  expect(tr + en).not.toMatch(/Hidden Hart|Passive Pat/)
  expect(await read('/faq')).toBe('<h1>FAQ</h1>')
})

test('a change is visible within two seconds, without a query per page', async () => {
  await server.db.update(coaches).set({ isPublic: false }).where(eq(coaches.id, shownId))
  await vi.waitFor(async () => expect(await read('/about')).not.toContain('Şule Ak'), {
    timeout: 30_000,
    interval: 50,
  })
})
