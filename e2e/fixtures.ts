import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

export type Account = 'admin' | 'coach' | 'learner' | 'newcomer'

type Fixtures = {
  /** Inspects the page as it is: no accessibility fault, no sideways scroll; leaves a picture in e2e/screenshots. */
  look: (name: string) => Promise<void>
  logIn: (account: Account) => Promise<void>
}

export const test = base.extend<Fixtures>({
  // Every journey fails on an error in the console or a script that threw, wherever it happens.
  page: async ({ page }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) faults.push(message.text())
    })
    await use(page)
    expect(faults).toEqual([])
  },

  look: async ({ page }, use, info) => {
    await use(async (name) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.screenshot({
        path: `${import.meta.dirname}/screenshots/${name}-${info.project.name}.png`,
        fullPage: true,
      })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
    })
  },

  logIn: async ({ page }, use) => {
    await use(async (account) => {
      await page.goto('/auth/login')
      await page.getByLabel('Email').fill(`${account}@sohbet.test`)
      await page.getByLabel('Password', { exact: true }).fill('sohbet-demo')
      await page.getByRole('button', { name: 'Login' }).click()
    })
  },
})

// The browser reports every refused call as an error; journeys that provoke one check what the page makes of it.
const isExpected = (text: string) => text.startsWith('Failed to load resource')

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export { expect }
