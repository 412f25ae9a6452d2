import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

/** The first row. Users registered by other journeys may come before the demo users. */
const someRow = (page: Page) => page.getByRole('table', { name: 'Our Users' }).getByText(/@/).first()

/** On a phone the actions of a row open with a tap on its card. */
async function openCard(page: Page, name: RegExp) {
  const card = page.getByRole('button', { name }).first()
  if (await card.isVisible()) await card.click()
}

/** On a phone the filters are folded. */
async function unfoldFilters(page: Page) {
  const fold = page.getByRole('button', { name: /^Filter and sort/ })
  if (await fold.isVisible()) await fold.click()
}

test.beforeEach(async ({ page, logIn }) => {
  await logIn('admin', { at: '/admin/users' })
  await expect(page.getByRole('heading', { name: 'Our Users' })).toBeVisible()
  await expect(someRow(page)).toBeVisible()
})

test('page, size and search are in the URL', async ({ page, look }, info) => {
  test.skip(info.project.name === 'phone', 'runs on the desktop only')
  await look('users')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/pageIndex=1/)
  await page.getByRole('button', { name: 'Last page' }).click()
  // Other journeys register users meanwhile, so the number of pages varies
  await expect(page).toHaveURL(/pageIndex=(?!1$)\d+/)
  await page.goBack()
  await expect(page).toHaveURL(/pageIndex=1/)

  await page.getByRole('textbox', { name: 'Search', exact: true }).fill('ELİF')
  await expect(page).toHaveURL(/searchText=/)
  await expect(page.getByText('learner@sohbet.test').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Search', exact: true })).toHaveValue('ELİF')

  await page.getByRole('textbox', { name: 'Search', exact: true }).fill('nobody at all')
  await expect(page.getByText('No data available')).toBeVisible()
  await look('users-empty')
})

test('filters by role and state are in the URL', { tag: '@full' }, async ({ page, look }, info) => {
  test.skip(info.project.name === 'phone', 'runs on the desktop only')
  await page.getByRole('button', { name: 'Next page' }).click()
  await unfoldFilters(page)
  await page.getByLabel('Role', { exact: true }).selectOption('Coach')
  await expect(page).toHaveURL('/admin/users?role=coach')
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('coach')
  await expect(page.getByText('coach@sohbet.test').first()).toBeVisible()
  await expect(page.getByText('newcomer@sohbet.test')).toBeHidden()
  await page.getByLabel('State', { exact: true }).selectOption('Locked')
  await expect(page).toHaveURL('/admin/users?role=coach&state=locked')
  await expect(page.getByText('No data available')).toBeVisible()
  await look('users-filtered')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin/users')
  await expect(someRow(page)).toBeVisible()
})

test('a row opens the User Details with the admin fields', { tag: '@full' }, async ({ page, look }) => {
  await page.goto('/admin/users?searchText=newcomer@sohbet.test')
  await expect(page.getByText('Mert Kaya')).toBeVisible()
  await openCard(page, /^Details: Mert Kaya/)
  await page.getByRole('button', { name: /^View Mert Kaya/ }).click()
  const dialog = page.getByRole('dialog', { name: 'User Details' })
  await expect(dialog.getByText('newcomer@sohbet.test')).toBeVisible()
  await expect(dialog.getByText('Failed login attempts')).toBeVisible()
  await look('user-details')
})

test('a failed load shows an error and can be retried', { tag: '@full' }, async ({ page, look }, info) => {
  test.skip(info.project.name === 'phone', 'runs on the desktop only')
  await page.route(/api\/users\?/, (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'UNAVAILABLE', message: 'The service is not available for a moment' },
    }),
  )
  await page.reload()
  await expect(page.getByText('The service is not available for a moment')).toBeVisible()
  await look('users-error')
  await page.unroute(/api\/users\?/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(someRow(page)).toBeVisible()
})

test(
  'the users table works in Turkish and in dark mode',
  { tag: '@full' },
  async ({ page, look, otherHalf }) => {
    await otherHalf(async () => {
      await openCard(page, /^Ayrıntılar: /)
      await expect(page.getByRole('button', { name: /görüntüle$/ }).first()).toBeVisible()
      await look('users-tr-dark')
    })
  },
)
