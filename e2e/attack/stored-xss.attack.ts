import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { startEmbeddedPostgres } from '@sohbet/server/db/embedded/start-embedded-postgres'
import { seedTexts } from '@sohbet/server/testing/seed-texts'
import { xssPayloads } from '@sohbet/server/testing/xss-payloads'
import pg from 'pg'
import { homes, type Account } from '../fixtures.ts'

/** Rounds of other payloads for every field; 150 try each in each. */
const rounds = Number(process.env['XSS_ROUNDS'] ?? 3)
const pagesEach = Number(process.env['XSS_PAGES'] ?? 60)
const port = 3989
const origin = `http://localhost:${port}`

const folder = mkdtempSync(join(tmpdir(), 'sohbet-xss-'))
chmodSync(folder, 0o755)
let app: ChildProcess | undefined
let stopDatabase: () => Promise<void>
let client: pg.Client

test.beforeAll(async () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: folder, durable: false, log })
  stopDatabase = stop
  const { host, user, database, port: pgPort } = connection
  const env = {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: `postgres://${user}@localhost:${pgPort}/${database}?host=${encodeURIComponent(host)}`,
    PORT: String(port),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  }
  const main = join(import.meta.dirname, '../../server/dist/main.js')
  app = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await expect
    .poll(async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.status, { timeout: 120_000 })
    .toBe(200)
  client = new pg.Client(connection)
  await client.connect()
})

test.afterAll(async () => {
  await client.end()
  app?.kill('SIGTERM')
  await new Promise((resolve) => app?.once('exit', resolve))
  await stopDatabase()
  rmSync(folder, { recursive: true, force: true })
})

async function logIn(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin, locale: 'en-GB' })).newPage()
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(`${account}@sohbet.test`)
  await page.getByLabel('Password', { exact: true }).fill('sohbet-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(homes[account])
  return page
}

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
    const { taken, refused } = await seedTexts(client, xssPayloads, from)
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
