import type { Page } from '@playwright/test'
import { expect, test, type Account } from '../support/fixtures.ts'

const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt'
const texts = /"(name|title|description|typeName|courseName|username|moduleName)":"[^"]+"/g

/** Puts a word of 60 letters into the texts that staff write, without changing the demo school. */
const lengthenTexts = (page: Page) =>
  page.route(/\/api\/(?!auth|live|notifications)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const body = await response.text()
    return route.fulfill({ response, body: body.replaceAll(texts, `"$1":"${word}"`) })
  })

const screens: readonly { account: Account; at: string }[] = [
  { account: 'learner', at: '/learner' },
  { account: 'learner', at: '/learner/courses' },
  { account: 'learner', at: '/learner/resources' },
  { account: 'coach', at: '/coach/courses' },
  { account: 'admin', at: '/admin/courses/courselist' },
  { account: 'admin', at: '/admin/statistics' },
]

for (const { account, at } of screens)
  test(`a long word does not make ${at} scroll sideways @full`, async ({ page, logIn, look }) => {
    await logIn(account)
    await lengthenTexts(page)
    await page.goto(at)
    await expect(page.getByText(word).first()).toBeAttached()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await look(`long-words${at.replaceAll('/', '-')}`)
  })
