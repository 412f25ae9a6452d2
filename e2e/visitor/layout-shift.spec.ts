import { expect, test } from '../support/fixtures.ts'

for (const path of ['/', '/en'])
  test(
    `nothing moves while the fonts of ${path} arrive late`,
    { tag: path === '/' ? [] : '@full' },
    async ({ browser, baseURL, viewport }) => {
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      let release: () => void = () => undefined
      const isPainted = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/*.woff2', async (route) => {
        await isPainted
        await route.continue()
      })
      await page.addInitScript(() => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'))
          Reflect.set(globalThis, 'shift', shift)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(`${baseURL}${path}`, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
      await expect.poll(painted).toBe(1)
      release()
      await page.evaluate(async () => {
        await document.fonts.ready
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      })
      expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shift') ?? 0))).toBeLessThan(0.05)
      await context.close()
    },
  )
