import { expect } from '@playwright/test'
import { test } from './fixtures.ts'

test('a visitor’s message reaches the admin, markup as the text it is', async ({
  page,
  request,
  logIn,
  look,
}) => {
  const message = '<img src=x onerror=alert(1)> Merhaba, "kurs" ne zaman?'
  const sent = await request.post('/api/contact', {
    data: { name: '<b>Ziyaretçi</b>', email: 'visitor@example.test', message, website: '', language: 'tr' },
  })
  expect(sent.status()).toBe(201)

  await logIn('admin')
  await page.getByRole('link', { name: 'Contact Messages' }).click()
  await page.getByRole('textbox', { name: 'Search', exact: true }).fill('visitor@example.test')
  const row = page.getByRole('row', { name: /visitor@example\.test/ })
  await expect(row).toHaveCount(1)
  await look('contact-messages')
  await row.getByRole('button', { name: 'Read the message of <b>Ziyaretçi</b>' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Message' })
  await expect(dialog.getByText(message)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await row.getByRole('switch').press('Space')
  await expect(row.getByRole('switch')).toBeChecked()

  const mails = async () => (await request.get('/api/dev/mailbox?to=merhaba@sohbet.test')).text()
  await expect.poll(mails).toContain('visitor@example.test')
})

test('the admin sees an announcement before it is saved', async ({ page, logIn, look }) => {
  await logIn('admin')
  await page.getByRole('link', { name: 'School Settings' }).click()
  await page.getByLabel('Turkish text').fill('Kayıtlar <b>açıldı</b>')
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByText('Kayıtlar <b>açıldı</b>'),
  ).toBeVisible()
  await look('school-settings')
  // Not saved: other journeys read the pages it would stand on
  await page.getByLabel('Turkish text').fill('x'.repeat(201))
  await page.getByRole('button', { name: 'Save the announcement' }).click()
  await expect(page.getByText('Must be at most 200 characters')).toBeVisible()
})

test('the sample stories play and the sample lessons are there', async ({ page, request }) => {
  await page.goto('/')
  for (const story of [1, 2, 3]) {
    const seconds = await page.evaluate(async (address) => {
      const video = Object.assign(document.createElement('video'), { src: address, muted: true })
      document.body.append(video)
      await video.play()
      await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }))
      video.remove()
      return video.videoWidth === 640 && video.duration
    }, `/videos/story-${story}.mp4`)
    expect(seconds).toBeGreaterThan(6)
    expect(seconds).toBeLessThan(8.5)
  }
  for (const lesson of [1, 2, 3, 4]) {
    for (const path of [`/lessons/modul-${lesson}.pdf`, `/lessons/en/module-${lesson}.pdf`]) {
      const file = await request.get(path)
      expect(file.headers()['content-type']).toBe('application/pdf')
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
    }
  }
})
