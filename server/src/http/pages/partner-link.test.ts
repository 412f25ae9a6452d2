import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { partnerDays } from '../../db/tables/selling/partners.ts'
import { startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aPartner } from '../../testing/rows/partners.ts'

let build: string
let server: TestApp
beforeAll(async () => {
  build = mkdtempSync(join(tmpdir(), 'sohbet-build-'))
  const page = (path: string, file: string) => ({ path, file, scripts: [] })
  const pages = {
    origin: 'http://origin.invalid',
    pages: [page('/', 'index.html')],
    linkPages: [page('/r', 'r.html'), page('/en/r', 'r-en.html')],
    addressed: [],
    appPages: [],
    fallback: { file: 'index.html', scripts: [] },
    notFound: { file: 'index.html', scripts: [] },
  }
  const html = (word: string) => `<h1>${word} %PARTNER-NAME%</h1><a href="/x?partner=%PARTNER-CODE%">x</a>`
  mkdirSync(join(build, 'client'))
  writeFileSync(join(build, 'pages.json'), JSON.stringify(pages))
  writeFileSync(join(build, 'client/index.html'), 'home')
  writeFileSync(join(build, 'client/r.html'), html('Merhaba'))
  writeFileSync(join(build, 'client/r-en.html'), html('Hello'))
  server = await startTestApp({ webBuild: build })
  await aPartner(server.db, { code: 'deniz', name: 'Deniz & <b>' })
})
afterAll(async () => {
  await server.stop()
  rmSync(build, { recursive: true })
})

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { ...browser, ...headers } })

test('the page of a link has the partner’s name, escaped, and is not cached', async () => {
  const { statusCode, body, headers } = await get('/r/Deniz')
  expect([statusCode, body]).toEqual([
    200,
    '<h1>Merhaba Deniz &amp; &lt;b&gt;</h1><a href="/x?partner=deniz">x</a>',
  ])
  expect(headers['cache-control']).toBe('no-store')
})

test('a browser that prefers English is sent to the English page, unless Turkish was chosen', async () => {
  const english = { 'accept-language': 'en-GB,en;q=0.9,tr;q=0.8' }
  const { statusCode, headers } = await get('/r/deniz', english)
  expect([statusCode, headers.location]).toEqual([302, '/en/r/deniz'])
  expect((await get('/en/r/deniz', english)).body).toContain('Hello Deniz')
  expect((await get('/r/deniz?lang=tr', english)).body).toContain('Merhaba Deniz')
})

test.each([
  ['/r/nobody', '/'],
  ['/en/r/nobody', '/en'],
  ['/r', '/'],
  ['/r/%3Cscript%3E', '/'],
])('%s without a partner leads to %s', async (url, home) => {
  const { statusCode, headers } = await get(url)
  expect([statusCode, headers.location]).toEqual([302, home])
})

test('a click is counted once for each page shown', async () => {
  const { id } = await aPartner(server.db, { code: 'counted' })
  await get('/r/counted', { 'accept-language': 'en' })
  await get('/en/r/counted', { 'accept-language': 'en' })
  await get('/r/counted', { 'sec-purpose': 'prefetch' })
  await get('/r/counted', { 'user-agent': 'Googlebot/2.1' })
  const days = await server.db.select().from(partnerDays).where(eq(partnerDays.partnerId, id))
  expect(days).toMatchObject([{ clicks: 1, signUps: 0 }])
})
