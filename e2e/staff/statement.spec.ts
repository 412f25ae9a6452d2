import { expect, test } from '../support/fixtures.ts'

test(
  'a coach reads the statement of a closed month, and an admin that of every coach',
  { tag: '@full' },
  async ({ page, logIn, look, otherHalf }) => {
    await logIn('coach')
    await page.goto('/coach/lessons')
    await page.getByRole('link', { name: 'Pay', exact: true }).click()
    await page.getByRole('button', { name: 'The month before' }).click()
    await expect(page.getByText('This month is closed. Corrections fall into the next one.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Statement' })).toContainText('600 TL')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF' }).click()
    expect((await download).suggestedFilename()).toMatch(/^statement-20\d\d-\d\d\.pdf$/)
    await look('own-statement')

    await logIn('admin')
    await page.goto('/admin/lessons/pay')
    await expect(page.getByRole('button', { name: 'Close the month' })).toBeDisabled()
    await page.getByRole('button', { name: 'The month before' }).click()
    await expect(page.getByText('This month is closed.')).toBeVisible()
    await look('pay')
    await page.getByRole('table').getByRole('link').first().click()
    const table = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    expect((await table).suggestedFilename()).toMatch(/\.csv$/)
    await otherHalf(() => look('statement-tr-dark'))
  },
)
