import { expect, test } from './fixtures.ts'

test.beforeEach(async ({ page, logIn }) => {
  await logIn('admin')
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { name: 'Our Users' })).toBeVisible()
  await expect(page.getByText('newcomer@sohbet.test').first()).toBeVisible()
})

test('pages, sizes and searches live in the URL', async ({ page, look }) => {
  await look('users')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/pageIndex=1/)
  await page.getByRole('button', { name: 'Last page' }).click()
  await expect(page).toHaveURL(/pageIndex=6/)
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

test('a row opens the User Details with the admin fields', async ({ page, look }) => {
  await page
    .getByRole('button', { name: /^View Mert Kaya/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'User Details' })
  await expect(dialog.getByText('newcomer@sohbet.test')).toBeVisible()
  await expect(dialog.getByText('Failed login attempts')).toBeVisible()
  await look('user-details')
})

test('a failed load says so and can be repeated', async ({ page, look }) => {
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
  await expect(page.getByText('newcomer@sohbet.test').first()).toBeVisible()
})

test('speaks Turkish, in the dark too', async ({ page, look }) => {
  await page.evaluate(() => {
    localStorage.setItem('sohbet-language', 'tr')
    localStorage.setItem('sohbet-theme', 'dark')
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await expect(page.getByText('newcomer@sohbet.test').first()).toBeVisible()
  await look('users-tr-dark')
})
