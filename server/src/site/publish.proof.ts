import { defaultContent } from '@sohbet/contract/site/default-content'
import { getSitePage, publishSitePage, saveSiteDraft } from '@sohbet/contract/site/site'
import { updateSettings } from '@sohbet/contract/core/settings'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSecondApp } from '../testing/apps/second-app.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { fakeWebBuild } from '../testing/files/fake-web-build.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'

let server: TestApp
let other: TestApp
let admin: TestUser
beforeAll(async () => {
  // No app reads again by the clock, so only a notice of the database can bring a change
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const page = "data.content.about.about.mission.title.tr + ' / ' + data.announcement.tr"
  const webBuild = fakeWebBuild({ paths: ['/about'], page })
  server = await startTestApp({ webBuild })
  other = await startSecondApp(server, { webBuild })
  admin = await aUserOf(server.db, 'admin')
})
afterAll(async () => {
  vi.useRealTimers()
  await other.stop()
  await server.stop()
})

const params = { page: 'about' } as const
const { about } = defaultContent.about
const shownAt = async ({ app }: TestApp) => (await app.inject({ url: '/about' })).body
const isShownByOther = (words: string) =>
  vi.waitUntil(async () => (await shownAt(other)).includes(words), { timeout: 30_000, interval: 5 })

async function publish(title: string) {
  const read = await server.call(getSitePage, { params }, { as: admin })
  const { revision } = getSitePage.reply.parse(read.body)
  const content = { about: { ...about, mission: { ...about.mission, title: { tr: title, en: title } } } }
  const saved = await server.call(saveSiteDraft, { params, body: { content, revision } }, { as: admin })
  const body = { revision: getSitePage.reply.parse(saved.body).revision }
  await server.call(publishSitePage, { params, body }, { as: admin })
}

test('a page that one process publishes is shown by the other', async () => {
  for (const title of ['Birinci', 'İkinci', 'Üçüncü']) {
    await publish(title)
    expect(await shownAt(server)).toContain(title)
    expect(await isShownByOther(title)).toBe(true)
  }
  const announcement = { tr: 'Yarın tatil', en: 'Closed tomorrow' }
  await server.call(updateSettings, { body: { announcement } }, { as: admin })
  expect(await isShownByOther('Yarın tatil')).toBe(true)
})

test('a process that lost its connection shows what was published meanwhile', async () => {
  await server.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'sohbet live'`,
  )
  await publish('Dördüncü')
  expect(await isShownByOther('Dördüncü')).toBe(true)
})
