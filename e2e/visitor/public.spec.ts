import type { Page } from '@playwright/test'
import { expect, faultsOf, test } from '../support/fixtures.ts'
import { isFull } from '../support/full.ts'

const names = [
  '/',
  '/about',
  '/howitworks',
  '/courses',
  '/pricing',
  '/contact',
  '/faq',
  '/creators',
  '/privacy',
  '/imprint',
  '/resources',
  '/quick-test',
]
const english = (name: string) => (name === '/' ? '/en' : `/en${name}`)
const pathsIn = { tr: names, en: names.map(english) }
const all = [...pathsIn.tr, ...pathsIn.en]

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const [language, paths] of Object.entries(pathsIn)) {
  test(`the pages in ${language} are accessible in light and dark mode, and request no data and no other host`, async ({
    page,
    visits,
    baseURL,
  }, info) => {
    // Each language on one size; EVERY_PAGE=1 runs both on both
    const isOther = language !== (info.project.name === 'phone' ? 'tr' : 'en')
    test.skip(isOther && !process.env['EVERY_PAGE'], 'runs on the other screen size')
    test.setTimeout(240_000)
    const asked: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      // Photos of the teachers are part of the page
      const isData = url.pathname.startsWith('/api') && !url.pathname.startsWith('/api/images/')
      if (url.origin !== baseURL || isData) asked.push(request.url())
    })
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect([path, await sidewaysScroll(page), ...(await faultsOf(page))]).toEqual([path, 0])
      visits.inspected.add(path)
      if (!isFull) continue
      // In dark mode only the colours differ
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.reload()
      expect([path, ...(await faultsOf(page, (axe) => axe.withRules(['color-contrast'])))]).toEqual([path])
    }
    expect(asked).toEqual([])
  })
}

test('no public page scrolls sideways at 320 px', { tag: '@full' }, async ({ page, visits }, info) => {
  test.skip(info.project.name !== 'phone', 'runs on the phone only')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [...all, '/no/such/page']) {
    await page.goto(path)
    expect([path, await sidewaysScroll(page)]).toEqual([path, 0])
    visits.inspected.add(path) // inspected above, at other widths
  }
})

test('every internal link and picture of every public page exists', async ({ request }, info) => {
  test.skip(info.project.name !== 'phone', 'runs on the phone only')
  const found = new Map<string, string>()
  for (const path of all) {
    const html = await (await request.get(path)).text()
    for (const [, target = ''] of html.matchAll(/\s(?:href|src|content)="([^"]+)"/g)) {
      const url = new URL(target.replaceAll('&amp;', '&'), 'http://here.invalid/')
      const isOurs = /^\/(?!\/)/.test(target) || /^http:\/\/localhost:\d+\//.test(target)
      if (isOurs) found.set(url.pathname + url.search, path)
    }
  }
  expect(found.size).toBeGreaterThan(all.length)
  const dead: string[] = []
  for (const [target, from] of found) {
    const status = (await request.get(target)).status()
    if (status !== 200) dead.push(`${target} on ${from}: ${status}`)
  }
  expect(dead).toEqual([])
})

/** The sum of the scripts that a page loads, as transferred. */
function countScripts(page: Page): () => number {
  let bytes = 0
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      bytes += Number(response.headers()['content-length'] ?? (await response.body()).length)
  })
  return () => bytes
}

const budget = 10 * 1024

test(
  'the landing page loads less than 10 KB of script, and its layout does not shift',
  { tag: '@full' },
  async ({ page, visits }) => {
    const scriptBytes = countScripts(page)
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'shift', 0)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    visits.inspected.add('/')
    expect(scriptBytes()).toBeGreaterThan(0)
    expect(scriptBytes()).toBeLessThan(budget)
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))).toBeLessThan(0.02)
  },
)

test('a visitor plays a story and writes to the school, and React loads at the first touch', async ({
  page,
  visits,
}) => {
  const scriptBytes = countScripts(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  visits.inspected.add('/')
  expect(scriptBytes()).toBeGreaterThan(0)
  expect(scriptBytes()).toBeLessThan(budget)
  const height = () => page.locator('#stories').evaluate((section) => section.getBoundingClientRect().height)
  await page.evaluate(async () => void (await document.fonts.ready))
  const heightBefore = await height()
  await page.getByRole('button', { name: 'Videoyu oynat: Selin' }).click()
  await expect(page.locator('video')).toHaveAttribute('src', '/videos/story-1.mp4')
  expect(scriptBytes()).toBeGreaterThan(budget)
  expect(await height()).toBe(heightBefore)

  const before = scriptBytes()
  await page.goto('/contact', { waitUntil: 'networkidle' })
  expect(scriptBytes() - before).toBeLessThan(budget)
  const name = page.getByLabel('Adın', { exact: true })
  const email = page.getByLabel('E-posta adresin')
  const send = page.getByRole('button', { name: 'Gönder' })
  await page.getByLabel('Mesajın').fill('Salı akşamı ders var mı?')
  await send.click()
  await expect(page.getByText('Adını yaz.')).toBeVisible()
  await expect(page.getByText('E-posta adresini yaz.')).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('Ada')
  await expect(page.getByText('Adını yaz.')).toBeHidden()
  await email.fill('ada@example')
  await send.click()
  await expect(page.getByText('Bu bir e-posta adresine benzemiyor')).toBeVisible()
  await email.fill('ada@example.test')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Mesajın elimizde.' })).toBeVisible()
  await expect(send).toBeHidden()
})

test(
  'a success story becomes a video on request, and a picture again',
  { tag: '@full' },
  async ({ page, visits }) => {
    const videos: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/videos/')) videos.push(request.url())
    })
    await page.goto('/en/about')
    visits.inspected.add('/en/about')
    const play = page.getByRole('button', { name: 'Play the video: Selin' })
    await expect(play).toBeVisible()
    expect(videos).toEqual([])
    await play.click()
    const video = page.locator('video')
    await expect(video).toHaveAttribute('src', '/videos/story-1.mp4')
    await expect.poll(() => videos.length).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Back to the picture: Selin' }).click()
    await expect(video).toHaveCount(0)
    await expect(play).toBeFocused()
  },
)

test(
  'the table of contents of the FAQ scrolls smoothly to 80 px above an answer',
  { tag: '@full' },
  async ({ page, visits }, info) => {
    test.skip(info.project.name === 'phone', 'only wide screens have the table of contents')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/faq')
    visits.inspected.add('/faq')
    const smooth = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    expect(smooth).toBe('smooth')
    const answer = page.locator('#plan-differences')
    const top = () => answer.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await answer.locator('summary').click()
    await expect(answer).not.toHaveAttribute('open')
    await page.getByRole('link', { name: 'Paketler arasında ne fark var?' }).click()
    await expect.poll(top).toBe(80)
    await expect(answer).toHaveAttribute('open')
    await page.goto('/faq#exams')
    await expect
      .poll(() =>
        page.locator('#exams').evaluate((element) => Math.round(element.getBoundingClientRect().top)),
      )
      .toBe(80)
  },
)

test(
  'the steps show their tooltips on hover and focus, and hide them on Escape',
  { tag: '@full' },
  async ({ page, visits }) => {
    await page.goto('/en/courses')
    visits.inspected.add('/en/courses')
    const tip = page.getByRole('tooltip').filter({ hasText: '40 written questions' })
    await expect(tip).toBeHidden()
    await page.getByRole('button', { name: 'More about: Level test' }).focus()
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tooltip').filter({ hasText: 'cancel up to 24 hours' })).toBeVisible()
  },
)

test(
  'the contact form shows the errors that the server finds, and its own thanks',
  { tag: '@full' },
  async ({ page, visits }) => {
    const sent: unknown[] = []
    let status = 429
    await page.route('**/api/contact', async (route) => {
      sent.push(route.request().postDataJSON())
      await route.fulfill({ status, json: { message: status === 201 ? 'Received' : 'Too many, wait.' } })
    })
    await page.goto('/en/contact')
    visits.inspected.add('/en/contact')
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('Your e-mail address').fill('ada@example.test')
    await page.getByLabel('Your message').fill('Hello there')
    const send = page.getByRole('button', { name: 'Send' })
    await send.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Too many, wait.')
    await expect(send).toBeFocused()
    status = 201
    await page.keyboard.press('Enter')
    await expect(page.getByText('Thank you, we will write back')).toBeVisible()
    expect(sent[1]).toEqual({
      name: 'Ada',
      email: 'ada@example.test',
      message: 'Hello there',
      website: '',
      language: 'en',
    })
  },
)

test('a link from the app loads a public page as a document', { tag: '@full' }, async ({ page, visits }) => {
  await page.goto('/auth/login')
  visits.inspected.add('/auth/login')
  await page.getByRole('link', { name: 'Sohbet' }).first().click()
  await expect(page.locator('.hero')).toBeVisible()
  const loaded = await page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name))
  expect(loaded).toEqual([page.url()])
  await page.goto('/contanct') // sic
  await expect(page).toHaveURL('/contact')
  for (const path of ['/', '/en', '/contact']) visits.inspected.add(path)
})

test('the pages are readable without JavaScript', async ({ browser, baseURL }, info) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: String(baseURL),
    viewport: info.project.use.viewport ?? null,
  })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Videoyu izle' }).first()).toHaveAttribute(
    'href',
    '/videos/story-1.mp4',
  )
  if (info.project.name === 'phone') await page.locator('summary').first().click()
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'İletişim' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('noscript p')).toContainText('Form için JavaScript gerekiyor')
  await expect(page.getByRole('button', { name: 'Gönder' })).toHaveCount(0)
  await context.close()
})

test(
  'an unknown path answers 404 with the not-found page',
  { tag: '@full' },
  async ({ page, look, visits }) => {
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('paragraph').filter({ hasText: '404' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible()
    await look('not-found')
    await page.getByRole('link', { name: 'Return Home' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/en/no/such/page')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/en')
    for (const path of ['/', '/en/no/such/page']) visits.inspected.add(path)
  },
)

test('the API is documented at /api/docs', { tag: '@full' }, async ({ page, visits }) => {
  await page.goto('/api/docs')
  // A package renders this page for engineers; its accessibility is not ours to fix
  visits.inspected.add('/api/docs')
  await expect(page.getByText('/api/auth/login')).toBeVisible()
})
