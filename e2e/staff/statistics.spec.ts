import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test(
  'the admin’s dashboard shows eight cards with trends, running and upcoming courses; a course opens its form',
  { tag: '@full' },
  async ({ page, logIn, look }) => {
    await logIn('admin')
    for (const card of [
      'Active Courses',
      'Learners',
      'Coaches',
      'Telegram Channels',
      'Total Courses',
      'Total Users',
      'Total Sold Courses',
      'Private Lessons',
    ])
      await expect(page.getByRole('term').filter({ hasText: card })).toBeVisible()
    await expect(page.getByText('against 30 days ago').first()).toBeAttached()
    await expect(part(page, 'Incoming Zoom Sessions').getByRole('row')).not.toHaveCount(0)
    await look('admin-dashboard')

    // Reloading keeps the figures in place until newer ones arrive
    await page.evaluate(() => scrollTo(0, 300))
    const answered = page.waitForResponse((answer) => answer.url().includes('/api/admin/dashboard'))
    await page.getByRole('button', { name: 'Reload' }).dispatchEvent('click')
    await answered
    await expect(part(page, 'Active Courses')).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(300)

    const course = part(page, 'Active Courses').getByRole('row').nth(1).getByRole('link')
    await course.click()
    await expect(page).toHaveURL(/\/admin\/courses\/courseform\/0\/[\da-f-]{36}$/)
    await look('admin-dashboard-course')
  },
)

test('statistics offer a range, and each chart as a table and as a file', async ({
  page,
  logIn,
  look,
  otherHalf,
}) => {
  await logIn('admin', { at: '/admin/statistics' })
  for (const chart of [
    'User Distribution',
    'Active Courses per Level',
    'Sold Courses Monthly',
    'New Users Weekly',
    'Income Monthly',
    'Income by Course',
    'From Registration to Talking',
    'Seats Filled',
    'Coach Hours',
    'Refunds Monthly',
  ])
    await expect(part(page, chart)).toBeVisible()
  await look('statistics')

  await page.getByLabel('Range').selectOption('3')
  await expect(page).toHaveURL('/admin/statistics?months=3')
  const sold = part(page, 'Sold Courses Monthly')
  await sold.getByRole('radio', { name: 'Table' }).check()
  await expect(sold.getByRole('row')).toHaveCount(4)
  const saved = page.waitForEvent('download')
  await sold.getByRole('button', { name: 'Save Sold Courses Monthly as CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^soldCoursesMonthly-.*\.csv$/)
  expect((await readFile(await file.path(), 'utf8')).split('\r\n')).toHaveLength(5)

  await otherHalf(async () => {
    await expect(page.getByRole('heading', { name: 'İstatistikler' })).toBeVisible()
    await look('statistics-tr-dark')
  })
})
