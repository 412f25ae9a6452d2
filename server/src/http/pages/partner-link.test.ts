import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { partnerDays } from '../../db/tables/selling/partners.ts'
import { startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { fakeWebBuild } from '../../testing/files/fake-web-build.ts'
import { aPartner } from '../../testing/rows/partners.ts'

let server: TestApp
beforeAll(async () => {
  const page = `'<h1>' + (path === '/r' ? 'Merhaba' : 'Hello') + ' %PARTNER-NAME%</h1><a href="/x?partner=%PARTNER-CODE%">x</a>'`
  server = await startTestApp({ webBuild: fakeWebBuild({ page }) })
  await aPartner(server.db, { code: 'deniz', name: 'Deniz & <b>' })
})
afterAll(() => server.stop())

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
