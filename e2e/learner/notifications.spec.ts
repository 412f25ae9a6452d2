import { createAnnouncement } from '@sohbet/contract/messaging/announcements'
import { asAdmin } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'

test('an announcement appears at the bell at once, and can be read', async ({
  page,
  request,
  logIn,
  look,
}) => {
  const title = `Bahar ${Date.now()}`
  const admin = await asAdmin(request)
  await logIn('coach', { at: '/coach/notifications' })
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await look('notifications')
  await admin(createAnnouncement, {
    body: {
      audience: { to: 'role', role: 'coach' },
      title: { tr: title, en: '' },
      text: { tr: 'Kayıtlar açıldı.', en: '' },
    },
  })
  // The page is not reloaded
  await expect(page.getByRole('button', { name: new RegExp(title) })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(title) }).click()
  await expect(page.getByRole('button', { name: new RegExp(title) })).toHaveCount(0)
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  await expect(page.getByRole('dialog').getByText(title)).toBeVisible()
})

test(
  'an admin sees the reach and the figures of an announcement',
  { tag: '@full' },
  async ({ page, logIn, look }) => {
    await logIn('admin', { at: '/admin/notifications?tab=announcements' })
    await expect(page.getByText(/^Reaches \d+ people$/)).toBeVisible()
    await expect(page.getByText(/\d+ sent · \d+ read · \d+ by mail/).first()).toBeVisible()
    await look('announcements')

    // A begun announcement survives an accidental close and a change of tabs; once it is sent, leaving asks no
    // question
    await page.getByLabel('Title in Turkish').fill('Merhaba')
    await page.getByRole('tab', { name: 'My notifications' }).click()
    const home = page.getByRole('banner').getByRole('link', { name: 'Sohbet' })
    await home.click()
    await page.getByRole('dialog', { name: 'Confirmation' }).getByRole('button', { name: 'No' }).click()
    await page.getByRole('tab', { name: 'Announcements', exact: true }).click()
    await page.getByLabel('Title in Turkish').fill('')
    await home.click()
    await expect(page).toHaveURL('/admin')
  },
)
