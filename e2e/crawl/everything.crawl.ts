import { expect, test, type Page } from '@playwright/test'
import { homes, type Account } from '../support/fixtures.ts'
import { languages, type Language } from './languages.ts'
import { patternOf, routesOf } from './routes.ts'
import { crawl } from './crawl.ts'

type Visitor = Account | 'anonymous'
const visitors: readonly Visitor[] = ['anonymous', 'learner', 'newcomer', 'coach', 'admin']

/** Where each visitor's crawl starts, and which routes it must reach. */
const places: Record<Visitor, { starts: readonly string[]; isOwn: (pattern: string) => boolean }> = {
  anonymous: { starts: ['/', '/en'], isOwn: (pattern) => !/^\/(?:learner|coach|admin)\b/.test(pattern) },
  learner: { starts: [homes.learner], isOwn: (pattern) => pattern.startsWith('/learner') },
  // Much of the area is closed to a newcomer; the learner's crawl covers it
  newcomer: { starts: [homes.newcomer, '/leveltest'], isOwn: () => false },
  coach: { starts: [homes.coach], isOwn: (pattern) => pattern.startsWith('/coach') },
  admin: { starts: [homes.admin], isOwn: (pattern) => pattern.startsWith('/admin') },
}

/** Routes without links: other systems redirect there, or they explain a bad URL. */
const unlinked = new Set([
  '/checkout/:sessionId',
  '/admin/courses/modules/:courseTypeId',
  '/admin/courses/modules/:courseTypeId/:modeParam',
])

for (const language of languages)
  for (const visitor of visitors)
    test(`${visitor}, ${language}`, async ({ page }, info) => {
      await enter(page, { visitor, language })
      const { starts, isOwn } = places[visitor]
      const own = (await routesOf(page)).filter((route) => isOwn(route) && !unlinked.has(route))
      // Unlinked routes come last, so that links are tried first
      const alone = own.filter((route) => !/[:*]/.test(route))
      const { faults, seen } = await crawl(page, { starts, afterwards: alone, language })
      info.annotations.push({ type: 'pages', description: String(seen.length) })
      const patterns = new Set(seen.map((path) => patternOf(path, own)))
      const unseen = own.filter((route) => !route.includes('*') && !patterns.has(route))
      expect([...faults, ...unseen.map((route) => `no link leads to ${route}`)]).toEqual([])
    })

async function enter(page: Page, { visitor, language }: { visitor: Visitor; language: Language }) {
  if (visitor !== 'anonymous') {
    await page.goto('/auth/login')
    await page.getByLabel('Email').fill(`${visitor}@sohbet.test`)
    await page.getByLabel('Password', { exact: true }).fill('sohbet-demo')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(homes[visitor])
  } else await page.goto('/auth/login')
  // Not by the menu, which stores the choice in the account
  await page.evaluate((chosen) => localStorage.setItem('sohbet-language', chosen), language)
}
