import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

export type Account = 'admin' | 'coach' | 'learner' | 'newcomer'

export const homes: Record<Account, string> = {
  admin: '/admin',
  coach: '/coach',
  learner: '/learner',
  newcomer: '/learner',
}

/** Paths that this worker has inspected as somebody's last page: one look at each is enough. */
const endedOn = new Set<string>()

type Fixtures = {
  /** The pages a journey saw, by path, and those it inspected: in the end none may be left out. */
  visits: { seen: Set<string>; inspected: Set<string> }
  /** Inspects a page as it is: no accessibility fault, no sideways scroll; leaves a picture in e2e/screenshots. */
  look: (name: string) => Promise<void>
  logIn: (account: Account) => Promise<void>
}

export const test = base.extend<Fixtures>({
  visits: async ({ context }, use) => {
    const visits = { seen: new Set<string>(), inspected: new Set<string>() }
    await context.exposeBinding('pageSeen', (_, path: string) => void visits.seen.add(path))
    await context.addInitScript(reportPages)
    await use(visits)
  },

  // Every journey fails on an error in the console, a script that threw, or a page that nobody inspected.
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
    if (endedOn.has(last)) visits.inspected.add(last)
    if (visits.seen.has(last) && !visits.inspected.has(last)) await inspect(page, visits)
    endedOn.add(last)
    expect([...visits.seen].filter((path) => !visits.inspected.has(path))).toEqual([])
  },

  look: async ({ page, visits }, use, info) => {
    await use(async (name) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.screenshot({
        path: `${import.meta.dirname}/screenshots/${name}-${info.project.name}.png`,
        fullPage: true,
      })
      await inspect(page, visits)
    })
  },

  logIn: async ({ page, visits }, use) => {
    await use(async (account) => {
      await page.goto('/auth/login')
      await page.getByLabel('Email').fill(`${account}@sohbet.test`)
      await page.getByLabel('Password', { exact: true }).fill('sohbet-demo')
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page).toHaveURL(homes[account])
      // On the way to somewhere else: session.spec.ts looks at the log-in page and at every home
      for (const path of ['/auth/login', homes[account]]) visits.inspected.add(path)
    })
  },
})

/** Runs in the browser: a page counts as seen once its heading stands, which a redirect never gets to show. */
function reportPages() {
  const report: unknown = Reflect.get(globalThis, 'pageSeen')
  new MutationObserver(() => {
    if (typeof report === 'function' && document.querySelector('h1')) report(location.pathname)
  }).observe(document, { childList: true, subtree: true })
}

/** The page once more as the other half of our users sees it. */
export async function turnTurkishAndDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('sohbet-language', 'tr')
    localStorage.setItem('sohbet-theme', 'dark')
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** What axe finds on a page. Legacy mode spares a second tab a run; it leaves out frames, and our pages have none. */
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
  // A tooltip belongs to what it describes, wherever in the document it is drawn
  expect(await faultsOf(page, (axe) => axe.exclude('[role="tooltip"]'))).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
  inspected.add(pathOf(page))
}

// The browser reports every refused call as an error; journeys that provoke one check what the page makes of it.
const isExpected = (text: string) => text.startsWith('Failed to load resource')

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export { expect }
