import type { Page } from '@playwright/test'
import { localPath, publicPages, quickTestPath } from '@sohbet/domain/site/public-path'
import { expect, faultsOf, test } from '../support/fixtures.ts'
import { isFull } from '../support/full.ts'

const names = [...publicPages, quickTestPath]
const pathsIn = { tr: names, en: names.map((name) => localPath(name, 'en')) }
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

test('the pages are readable without JavaScript', { tag: '@full' }, async ({ browser, baseURL }, info) => {
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
