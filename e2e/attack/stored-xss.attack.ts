import { expect, test, type Page } from '@playwright/test'
import { xssPayloads } from '@sohbet/contract/testing/xss-payloads'
import { seedTexts } from '@sohbet/server/testing/seed-texts'
import { homes, type Account } from '../fixtures.ts'
import { logIn, origin, startSchool, type School } from './start-school.ts'

/** Rounds of other payloads for every field; 150 try each in each. */
const rounds = Number(process.env['XSS_ROUNDS'] ?? 3)
const pagesEach = Number(process.env['XSS_PAGES'] ?? 60)

let school: School
test.beforeAll(async () => {
  school = await startSchool()
})
test.afterAll(() => school.stop())

/** A path without what differs from record to record: one or two of each kind are enough. */
const kindOf = (path: string) => path.replace(/[0-9a-f]{8}-[0-9a-f-]{20,}\S*/g, ':id').replace(/\?.*$/, '')

/** Goes wherever a link of our own leads, and opens what can be opened on the way. */
async function crawl(page: Page, starts: readonly string[]) {
  const ran: string[] = []
  const shown = new Set<string>()
  const visits = new Map<string, number>()
  const waiting = [...starts]
  page.on('dialog', (dialog) => {
    ran.push(`a dialog on ${page.url()}`)
    void dialog.dismiss()
  })
  for (let visited = 0; waiting.length > 0 && visited < pagesEach;) {
    const path = waiting.shift() ?? ''
    const kind = kindOf(path)
    const times = visits.get(kind) ?? 0
    if (times >= 2 || /logout/.test(path)) continue
    visits.set(kind, times + 1)
    visited += 1
    await page.goto(path).catch(() => undefined)
    await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined)
    await openEverything(page)
    const found = await page.evaluate(() => ({
      ran: Reflect.get(globalThis, '__xss') !== undefined,
      isLiteral: document.body.textContent.includes('__xss'),
      links: Array.from(document.links, (link) => link.href),
    }))
    if (found.ran) ran.push(path)
    if (found.isLiteral) shown.add(kind)
    ran.push(
      ...found.links
        .filter((link) => /^(?:javascript|data|vbscript):/i.test(link))
        .map((link) => `${path}: ${link}`),
    )
    waiting.push(
      ...found.links.filter((link) => link.startsWith(origin)).map((link) => link.slice(origin.length)),
    )
  }
  return { ran, shown: [...shown], kinds: [...visits.keys()] }
}

/** Tabs, folded parts and menus: what is hidden at first is a screen too. */
async function openEverything(page: Page) {
  const closed = page.locator('main [role=tab], main [aria-expanded=false], main summary')
  const count = Math.min(await closed.count(), 12)
  for (let at = 0; at < count; at++)
    await closed
      .nth(at)
      .click({ timeout: 1000 })
      .catch(() => undefined)
}

const accounts: readonly Account[] = ['admin', 'coach', 'learner', 'newcomer']

test('no text that stands in the database runs on any screen', async ({ browser }) => {
  expect(xssPayloads.length).toBeGreaterThanOrEqual(150)
  const pages = new Map<Account, Page>()
  for (const account of accounts) pages.set(account, await logIn(browser, account))
  const visitor = await (await browser.newContext({ baseURL: origin })).newPage()
  for (let round = 0; round < rounds; round++) {
    const from = Math.floor((round * xssPayloads.length) / rounds)
    const { taken, refused } = await seedTexts(school.client, xssPayloads, from)
    expect(taken.length).toBeGreaterThan(20)
    test.info().annotations.push({
      type: 'columns',
      description: `${taken.length} filled, ${refused.join(' ')} refused`,
    })
    for (const [account, page] of pages) {
      const { ran, shown, kinds } = await crawl(page, [homes[account]])
      process.stdout.write(
        `round ${round + 1}, ${account}: ${kinds.length} screens, ${shown.length} with payloads\n`,
      )
      expect(ran).toEqual([])
    }
    const { ran, kinds } = await crawl(visitor, ['/', '/en', '/resources', '/creators'])
    process.stdout.write(`round ${round + 1}, visitor: ${kinds.length} screens\n`)
    expect(ran).toEqual([])
  }
})
