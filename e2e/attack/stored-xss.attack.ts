import { expect, test, type Page } from '@playwright/test'
import { xssPayloads } from '@sohbet/contract/testing/xss-payloads'
import { seedTexts } from '@sohbet/server/testing/seed-texts'
import { settle } from '../crawl/crawl.ts'
import { homes } from '../support/fixtures.ts'
import { lookForHarm } from './look-for-harm.ts'
import { logIn, origin, startSchool, type School } from './start-school.ts'

/** Payloads joined in one long text. */
const together = 16
/** Rounds that put every payload into every long text. A short text holds one payload, another one each round. */
const allRounds = Math.ceil(xssPayloads.length / together)
const rounds = Number(process.env['XSS_ROUNDS'] ?? 2)

const joined = Array.from({ length: allRounds }, (_, at) =>
  xssPayloads.slice(at * together, (at + 1) * together).join(' '),
)

let school: School
test.beforeAll(async () => {
  school = await startSchool()
})
test.afterAll(() => school.stop())

test('no stored text runs as a script on any screen', async ({ browser }) => {
  test.setTimeout(rounds * 10 * 60_000)
  expect(xssPayloads.length).toBeGreaterThanOrEqual(150)
  const visitor = await (await browser.newContext({ baseURL: origin })).newPage()
  const people = [watch('visitor', visitor, ['/', '/en', '/resources', '/creators'])]
  for (const name of ['admin', 'coach', 'learner', 'newcomer'] as const)
    people.push(watch(name, await logIn(browser, name), [homes[name]]))
  for (let round = 0; round < rounds; round++) {
    const { taken } = await seedTexts(school.client, xssPayloads, round * together)
    const long = await seedTexts(school.client, joined, round)
    const summary = `round ${round + 1}: ${taken.length} columns, ${long.taken.length} with ${together} each`
    process.stdout.write(`${summary}\n`)
    expect(long.taken.length).toBeGreaterThan(20)
    await Promise.all(people.map(visitAll))
  }
})

type Person = ReturnType<typeof watch>

function watch(name: string, page: Page, starts: readonly string[]) {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    // The product's own question before leaving a page with unsaved input
    if (dialog.type() !== 'beforeunload') alerts.push(page.url())
    void dialog.accept()
  })
  return { name, page, starts, alerts }
}

async function visitAll({ name, page, starts, alerts }: Person) {
  const { harm, screens, showing } = await crawl(page, starts)
  process.stdout.write(`  ${name}: ${screens} screens, ${showing} with payloads\n`)
  expect([...harm, ...alerts]).toEqual([])
  if (name !== 'visitor') expect(showing).toBeGreaterThan(5)
}

/** A path without ids and payloads: two pages of each kind are enough. */
const kindOf = (path: string) =>
  path
    .replace(/#.*$|\?.*$/, '')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{20,}[^/]*/g, ':id')
    .replace(/\/[^/]*(?:%3C|__xss).*$/i, '/:id')
/**
 * Skips log-out, API calls and files; signed-in crawls also skip the public pages, which the visitor's crawl
 * covers.
 */
const isLeft = (path: string, home: string) =>
  /logout|^\/api\/|\.\w{2,4}$/.test(path) ||
  (home !== '/' && !/^\/(?:admin|coach|learner|leveltest)\b/.test(path))

/** Follows every internal link and opens all tabs, folded parts and menus. */
async function crawl(page: Page, starts: readonly string[]) {
  const [home = ''] = starts
  const harm: string[] = []
  const showing = new Set<string>()
  const visits = new Map<string, number>()
  const waiting = [...starts]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = kindOf(path)
    const times = visits.get(kind) ?? 0
    if (times >= 2 || isLeft(path, home)) continue
    visits.set(kind, times + 1)
    await page.goto(path)
    await settle(page)
    await openEverything(page)
    const found = await page.evaluate(lookForHarm)
    harm.push(...found.harm.map((what) => `${path}: ${what}`))
    if (found.isLiteral) showing.add(kind)
    waiting.push(
      ...found.links.filter((link) => link.startsWith(origin)).map((link) => link.slice(origin.length)),
    )
  }
  return { harm, screens: visits.size, showing: showing.size }
}

/** Opens tabs, folded parts and menus: hidden content is a screen too. */
async function openEverything(page: Page) {
  const closed = page.locator('main [role=tab], main [aria-expanded=false], main summary')
  const count = Math.min(await closed.count(), 12)
  for (let at = 0; at < count; at++) {
    const part = closed.nth(at)
    // An element behind an open one cannot be clicked
    await part.click({ timeout: 500 }).catch(() => undefined)
  }
}
