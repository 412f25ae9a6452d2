import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { isFull } from './full.ts'

export type Account = 'admin' | 'coach' | 'learner' | 'newcomer'

export const homes: Record<Account, string> = {
  admin: '/admin',
  coach: '/coach',
  learner: '/learner',
  newcomer: '/learner',
}

/** Kinds of pages that this worker has inspected; outside the full run one inspection of each is enough. */
const inspectedKinds = new Set<string>()

type Visits = { seen: Set<string>; inspected: Set<string> }

type WorkerFixtures = {
  /** One window per worker: the next journey reuses its compiled code and its logged-in session. */
  window: {
    context: BrowserContext
    visits: Visits
    account?: Account | undefined
    sessions: Map<Account, string>
  }
}

type Fixtures = {
  /** The pages that a journey saw and those it inspected; at the end every seen page must be inspected. */
  visits: Visits
  /** Inspects the page for accessibility faults and sideways scrolling. The full run also takes a picture. */
  look: (name: string) => Promise<void>
  /** Full run only: repeats the work in Turkish and in dark mode. */
  otherHalf: (work: () => Promise<void>) => Promise<void>
  /** Logs in by the form the first time, or with `byForm`; opens the account's home or the given path. */
  logIn: (account: Account, options?: { byForm?: boolean; at?: string }) => Promise<void>
}

const newVisits = (): Visits => ({ seen: new Set(), inspected: new Set() })

export const test = base.extend<Fixtures, WorkerFixtures>({
  window: [
    async ({ browser }, use, { project }) => {
      const { contextOptions, viewport, hasTouch = false, locale, baseURL, ignoreHTTPSErrors } = project.use
      const options = { ...contextOptions, viewport, hasTouch, locale, baseURL, ignoreHTTPSErrors }
      const context = await browser.newContext(withoutUndefined(options))
      const window = { context, visits: newVisits(), sessions: new Map<Account, string>() }
      await context.exposeBinding('pageSeen', (_, path: string) => void window.visits.seen.add(path))
      await context.addInitScript(reportPages)
      await use(window)
      await context.close()
    },
    { scope: 'worker' },
  ],

  context: async ({ window }, use) => {
    await use(window.context)
    await leaveAsFound(window)
  },

  visits: async ({ window }, use) => {
    window.visits = newVisits()
    await use(window.visits)
  },

  // Every journey fails on a console error, an uncaught exception, or a page that was not inspected.
  page: async ({ page, visits }, use, info) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) faults.push(message.text())
    })
    await use(page)
    expect(faults).toEqual([])
    if (info.status !== info.expectedStatus) return
    const last = pathOf(page)
    if (visits.seen.has(last) && !visits.inspected.has(last)) await inspect(page, visits)
    expect([...visits.seen].filter((path) => !visits.inspected.has(path))).toEqual([])
  },

  look: async ({ page, visits }, use, info) => {
    await use(async (name) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (isFull) {
        const path = `${import.meta.dirname}/../screenshots/${name}-${info.project.name}.png`
        await page.screenshot({ path, fullPage: true })
      }
      await inspect(page, visits)
    })
  },

  otherHalf: async ({ page }, use) => {
    await use(async (work) => {
      if (!isFull) return
      await turnTo(page, { language: 'tr', theme: 'dark' })
      await work()
      await turnTo(page, { language: 'en', theme: 'light' })
    })
  },

  logIn: async ({ page, visits, window }, use) => {
    await use(async (account, { byForm = false, at = homes[account] } = {}) => {
      // The language of a public page visited before belongs to another person
      if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.removeItem('sohbet-came-from'))
      const session = window.sessions.get(account)
      if (session && !byForm) {
        await page.goto('/healthz') // the lightest of our pages
        await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
          sessionKey,
          session,
        ] as const)
        await page.goto(at)
      } else await logInByForm(page, { email: `${account}@sohbet.test`, password: 'sohbet-demo' }, at)
      if (at === homes[account]) await expect(page).toHaveURL(at)
      window.account = account
      // Other journeys inspect the log-in page and every home
      for (const path of ['/auth/login', homes[account]]) visits.inspected.add(path)
    })
  },
})

const sessionKey = 'sohbet-session'

/** Opens the user's home, or a path directly, which saves loading a page. */
export async function logInByForm(
  page: Page,
  { email, password }: { email: string; password: string },
  at?: string,
): Promise<void> {
  await page.goto(at ? `/auth/login?next=${encodeURIComponent(at)}` : '/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).not.toHaveURL(/\/auth\/login/)
}

/** Clears everything but the encrypted session of a demo account, for the next journey that needs it. */
async function leaveAsFound(window: WorkerFixtures['window']): Promise<void> {
  const { context, account, sessions } = window
  const [first, ...others] = context.pages()
  for (const page of others) await page.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  if (first) {
    await first.unrouteAll({ behavior: 'ignoreErrors' })
    await first.goto('/healthz')
    const session = await first.evaluate((key) => {
      const sealed = localStorage.getItem(key)
      localStorage.clear()
      return sealed
    }, sessionKey)
    if (account && session) sessions.set(account, session)
    else if (account) sessions.delete(account)
    await first.close()
  }
  await context.clearCookies()
  await context.clearPermissions()
  window.account = undefined
}

const withoutUndefined = (options: object) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))

/** Runs in the browser: a page counts as seen when its heading appears, which a redirect never shows. */
function reportPages() {
  const report: unknown = Reflect.get(globalThis, 'pageSeen')
  let last: string | undefined
  new MutationObserver(() => {
    if (location.pathname === last || !document.querySelector('h1') || typeof report !== 'function') return
    last = location.pathname
    report(last)
  }).observe(document, { childList: true, subtree: true })
}

async function turnTo(page: Page, { language, theme }: { language: string; theme: string }): Promise<void> {
  // Not by the menu, which stores the choice in the account that other journeys use
  await page.evaluate(
    ([chosen, shade]) => {
      localStorage.setItem('sohbet-language', chosen)
      localStorage.setItem('sohbet-theme', shade)
    },
    [language, theme] as const,
  )
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** The faults that axe finds. Legacy mode avoids a second tab per run; it skips frames, and our pages have none. */
export async function faultsOf(
  page: Page,
  adjust: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false })
  const { violations } = await adjust(axe).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

const pathOf = (page: Page) => new URL(page.url()).pathname

async function inspect(page: Page, { inspected }: Fixtures['visits']): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0)
  inspected.add(pathOf(page))
  const kind = await kindOf(page)
  if (!isFull && inspectedKinds.has(kind)) return
  // A tooltip belongs to the element it describes, wherever it is in the document
  expect(await faultsOf(page, (axe) => axe.exclude('[role="tooltip"]'))).toEqual([])
  inspectedKinds.add(kind)
}

/** Pages of two courses are of one kind; an open dialog makes another kind. */
async function kindOf(page: Page): Promise<string> {
  const dialogs = await page.getByRole('dialog').count()
  return `${pathOf(page).replaceAll(/[^/]*\d[^/]*/g, ':id')} ${dialogs}`
}

// The browser logs every refused call as an error; journeys that provoke one check the page instead.
const isExpected = (text: string) => text.startsWith('Failed to load resource')

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export { expect }
