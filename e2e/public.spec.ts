import { expect, test } from './fixtures.ts'

for (const [path, language] of [
  ['/', 'tr'],
  ['/en', 'en'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} in ${colorScheme} is complete and asks no other host`, async ({ page, look, baseURL }) => {
      const foreign: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(String(baseURL)) && !request.url().startsWith('data:'))
          foreign.push(request.url())
      })
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await look(`landing-${language}-${colorScheme}`)
      expect(foreign).toEqual([])
    })
  }
}

test('no public page scrolls sideways at 320 px', async ({ page, look }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [path, name] of [
    ['/', 'tr'],
    ['/en', 'en'],
    ['/no/such/page', 'not-found'],
  ] as const) {
    await page.goto(path)
    await look(`narrow-${name}`)
  }
})

test('the landing page reads well without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /giriş/i }).first()).toHaveAttribute('href', '/auth/login')
  await context.close()
})

test('an unknown path answers 404 with the not-found page', async ({ page, look }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('paragraph').filter({ hasText: '404' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible()
  await look('not-found')
  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the API is documented at /api/docs', async ({ page, visits }) => {
  await page.goto('/api/docs')
  // Drawn by a package, for engineers: its accessibility is not ours to mend
  visits.inspected.add('/api/docs')
  await expect(page.getByText('/api/auth/login')).toBeVisible()
})
