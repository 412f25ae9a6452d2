import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** A minimal PDF with one empty page. */
const aPdf = () => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = text.length
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 4\n0000000000 65535 f \n${lines}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

test(
  'an admin uploads a resource for a level and deletes it',
  { tag: '@full' },
  async ({ page, look, logIn }) => {
    const title = `Corner shop words ${Date.now()}`
    await logIn('admin', { at: '/admin/resources' })
    await page.getByRole('button', { name: 'Add a resource' }).click()
    await dialog(page).getByRole('button', { name: 'Create' }).click()
    await expect(dialog(page).getByText('Title is required')).toBeVisible()
    await dialog(page).getByLabel('Title').fill(title)
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'words.pdf', mimeType: 'application/pdf', buffer: aPdf() })
    await expect(page.getByText('File uploaded')).toBeVisible()
    await dialog(page).getByLabel('Level').selectOption('A2')
    await look('resource-form')
    await dialog(page).getByRole('button', { name: 'Create' }).click()
    await expect(row(page, title).first()).toContainText('A2')
    await look('resources')

    await page.getByRole('button', { name: `Delete ${title}` }).click()
    await dialog(page).getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Resource deleted')).toBeVisible()
    await expect(row(page, title).filter({ hasText: 'Deleted' })).toBeVisible()
  },
)

test(
  'changed school details appear in the imprint at once, and the change log records them',
  { tag: '@full' },
  async ({ page, look, logIn }) => {
    const office = `Kadıköy Vergi Dairesi ${Date.now()}`
    await logIn('admin', { at: '/admin/settings' })
    await page.getByLabel('MERSIS number').fill('12')
    await page.getByLabel('Tax office').fill(office)
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByText('Must be a valid number')).toBeVisible()
    await page.getByLabel('MERSIS number').fill('0123456789012345')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByText('Settings saved')).toBeVisible()
    await expect(row(page, office)).toContainText('Tax office')
    await look('school-settings')
    const imprint = await page.request.get('/en/imprint')
    expect(await imprint.text()).toContain(office)
  },
)

test(
  'Ctrl-K finds a screen, a course and a person, and opens them',
  { tag: '@full' },
  async ({ page, look, logIn }) => {
    await logIn('admin', { at: '/admin/quizzes' })
    await expect(page.getByRole('heading', { name: 'Quizzes' })).toBeVisible()
    await look('quizzes')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Search for/ }).fill('BRIXTON')
    await expect(
      dialog(page)
        .getByRole('option', { name: /Brixton/ })
        .first(),
    ).toBeVisible()
    await look('search')
    await page.getByRole('combobox', { name: /^Search for/ }).fill('elif yildiz')
    await expect(dialog(page).getByRole('option', { name: /Elif Yıldız/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/users\?user=/)
  },
)

test('a learner opens a resource, and finds screens by Ctrl-K', async ({ page, look, logIn }) => {
  await logIn('learner', { at: '/learner/resources' })
  await look('resources-of-learner')
  const title = 'Six Minute English'
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const way = page.getByRole('link', { name: `${title}: open bbc.co.uk in a new tab` })
  await expect(way).toHaveAttribute('href', /^https:\/\/www\.bbc\.co\.uk\//)
  await look('resource')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: /^Search for/ }).fill('zzzz')
  await expect(dialog(page).getByText('Nothing found for “zzzz”.')).toBeVisible()
  await page.getByRole('combobox', { name: /^Search for/ }).fill('my sessions')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/learner/calendar')
})
