import { expect, test } from '../support/fixtures.ts'

test('an admin changes a page in both languages, previews it, publishes it and takes it back', async ({
  page,
  request,
  logIn,
  look,
  visits,
}) => {
  // The frame of the preview
  for (const language of ['tr', 'en']) visits.inspected.add(`/site-preview/about/${language}`)
  const pageAt = async (path: string) => (await request.get(path)).text()
  await logIn('admin')
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Questions and answers' })).toBeVisible()
  await look('site')
  await page.getByRole('link', { name: 'About us' }).click()
  const vision = page.getByRole('region', { name: 'Vision' })
  await vision.getByLabel('Title (Turkish)').fill('Yarına bakışımız')
  await vision.getByLabel('Title (English)').fill('How we see tomorrow')
  await look('site-editor')

  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('dialog', { name: 'Preview: About us' })
  const shown = preview.frameLocator('iframe')
  await expect(shown.getByText('Yarına bakışımız')).toBeVisible()
  await preview.getByRole('radio', { name: 'English' }).check({ force: true })
  await expect(shown.getByText('How we see tomorrow')).toBeVisible()
  await preview.getByRole('button', { name: 'Close' }).click()
  expect(await pageAt('/about')).not.toContain('Yarına bakışımız')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const publish = page.getByRole('dialog', { name: 'Publish this page' })
  await expect(publish.getByText('Vision › Title (Turkish)')).toBeVisible()
  await publish.getByRole('button', { name: 'Publish now' }).click()
  await expect(publish).toBeHidden()
  await expect.poll(() => pageAt('/about')).toContain('Yarına bakışımız')
  expect(await pageAt('/en/about')).toContain('How we see tomorrow')

  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Publish the first texts again' }).click()
  await page.getByRole('button', { name: 'Publish again', exact: true }).click()
  await expect.poll(() => pageAt('/about')).not.toContain('Yarına bakışımız')
  await expect(vision.getByLabel('Title (English)')).toHaveValue('Our vision')
})
