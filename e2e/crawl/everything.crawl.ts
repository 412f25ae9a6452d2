import { expect, test, type Page } from '@playwright/test'
import { homes, type Account } from '../support/fixtures.ts'
import { languages, type Language } from './languages.ts'
import { patternOf, routesOf } from './routes.ts'
import { crawl } from './crawl.ts'

type Visitor = Account | 'anonymous'
const visitors: readonly Visitor[] = ['anonymous', 'learner', 'newcomer', 'coach', 'admin']

/** Where somebody's links begin, and what of the routes is theirs: all of it is to be seen. */
const places: Record<Visitor, { starts: readonly string[]; isOwn: (pattern: string) => boolean }> = {
  anonymous: { starts: ['/', '/en'], isOwn: (pattern) => !/^\/(?:learner|coach|admin)\b/.test(pattern) },
  learner: { starts: [homes.learner], isOwn: (pattern) => pattern.startsWith('/learner') },
  // Much of an area is closed to them; the learner has seen it
  newcomer: { starts: [homes.newcomer, '/leveltest'], isOwn: () => false },
  coach: { starts: [homes.coach], isOwn: (pattern) => pattern.startsWith('/coach') },
  admin: { starts: [homes.admin], isOwn: (pattern) => pattern.startsWith('/admin') },
}

/** No link leads there, and none should: others send people to them, or they say what an address lacks. */
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
      // Those that stand by themselves come last: what a link leads to is found by the link
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
  // Not by the menu: that is kept with the account
  await page.evaluate((chosen) => localStorage.setItem('sohbet-language', chosen), language)
}
