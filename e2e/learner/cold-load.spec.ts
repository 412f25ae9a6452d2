import type { BrowserContext, Page } from '@playwright/test'
import { expect, logInByForm, test, type Account } from '../support/fixtures.ts'

/** Every view without fonts and photos of people; `calls` are calls to the server beside the event stream. */
const most = {
  requests: 30,
  kilobytes: 300,
  scriptsOfLogin: 200,
  calls: 2,
  shift: 0.05,
}

/** Nothing moves on the learner's home and in the player. */
const isStill = (path: string) => path === '/learner' || /^\/learner\/course\/[^?]*$/.test(path)

type Load = { url: string; kind: string; bytes: number }

const isCall = ({ url }: Load) => url.includes('/api/') && !url.includes('/api/live')
const isPhoto = ({ url }: Load) => url.includes('/images/user_photos/')
const kilobytes = (loads: readonly Load[]) => loads.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

/** Opens a path with an empty cache. Counts what the browser loads until nothing is missing, before it fetches ahead. */
async function openCold(context: BrowserContext, path: string) {
  const page = await context.newPage()
  const cache = await context.newCDPSession(page)
  await cache.send('Network.clearBrowserCache')
  const loads: Load[] = []
  let open = 0
  page.on('request', (request) => {
    if (!request.url().includes('/api/live')) open += 1
  })
  page.on('requestfailed', () => (open -= 1))
  page.on('requestfinished', async (request) => {
    // A file that is fetched ahead may arrive while the page closes
    const bytes = await request.sizes().then(
      ({ responseBodySize }) => responseBodySize,
      () => 0,
    )
    const loaded = { url: request.url(), kind: request.resourceType(), bytes }
    // A cached file has no size
    if (loaded.kind !== 'font' && !isPhoto(loaded) && loaded.bytes > 0) loads.push(loaded)
    open -= 1
  })
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'))
      Reflect.set(globalThis, 'shift', shift)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect.poll(() => open).toBe(0)
  const counted = [...loads]
  const shift = await page.evaluate(() => Number(Reflect.get(globalThis, 'shift') ?? 0))
  return { page, loads: counted, shift }
}

const signedIn = async (context: BrowserContext, account: Account) => {
  const page = await context.newPage()
  await logInByForm(page, { email: `${account}@sohbet.test`, password: 'sohbet-demo' })
  return page
}

const playerPath = async (page: Page) => {
  const link = await page.locator('a[href^="/learner/course/"]').first().getAttribute('href')
  return link?.split('?')[0]
}

for (const [account, paths] of [
  ['learner', ['/learner', '/learner/calendar']],
  ['coach', ['/coach']],
  ['admin', ['/admin']],
] as const)
  test(
    `the views of the ${account} load with few requests, few bytes and few calls`,
    {
      tag: account === 'learner' ? [] : '@full',
    },
    async ({ browser, baseURL, viewport }) => {
      const context = await browser.newContext({ baseURL, viewport, locale: 'en-GB' })
      const home = await signedIn(context, account)
      const player = account === 'learner' ? await playerPath(home) : undefined
      await home.close()
      const lesson = player === undefined ? [] : [player, `${player}?module=2&view=quiz`]
      for (const path of [...paths, ...lesson]) {
        const { page, loads, shift } = await openCold(context, path)
        const calls = loads.filter(isCall).map(({ url }) => url)
        expect(new Set(calls).size, `${path} repeats a call`).toBe(calls.length)
        expect(calls.length, `calls of ${path}`).toBeLessThanOrEqual(most.calls)
        expect(loads.length, `requests of ${path}`).toBeLessThanOrEqual(most.requests)
        expect(kilobytes(loads), `KB of ${path}`).toBeLessThanOrEqual(most.kilobytes)
        if (isStill(path)) expect(shift, `layout shift of ${path}`).toBeLessThanOrEqual(most.shift)
        await page.close()
      }
      await context.close()
    },
  )

test(
  'log-in and register load few scripts, and nothing moves',
  { tag: '@full' },
  async ({ browser, baseURL, viewport }) => {
    const context = await browser.newContext({ baseURL, viewport, locale: 'en-GB' })
    for (const path of ['/auth/login', '/auth/register']) {
      const { page, loads, shift } = await openCold(context, path)
      expect(kilobytes(loads.filter(({ kind }) => kind === 'script'))).toBeLessThanOrEqual(
        most.scriptsOfLogin,
      )
      expect(shift, `layout shift of ${path}`).toBeLessThanOrEqual(most.shift)
      await page.close()
    }
    await context.close()
  },
)
