import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { mailed, type Person } from '../support/mailbox.ts'
import { newLearner, passed, secondDevice } from '../support/people.ts'

const openDetails = async (page: Page, { email, username }: Person) => {
  await page.goto(`/admin/users?searchText=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: `View ${username}` }).click()
  return page.getByRole('dialog', { name: 'User Details' })
}
const yes = (page: Page) => page.getByRole('button', { name: 'Yes' }).click()

test('an admin invites a coach once', { tag: '@full' }, async ({ page, logIn, request, look, otherHalf }) => {
  await logIn('admin', { at: '/admin/users' })
  const email = `${randomUUID().slice(0, 8)}@journey.test`
  const dialog = page.getByRole('dialog', { name: 'Invite a coach or an admin' })
  const invite = async () => {
    await page.getByRole('button', { name: 'Invite' }).click()
    await dialog.getByLabel('Username').fill('Mr. Brown')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
  }
  await invite()
  await expect(page.getByText('Invitation sent')).toBeVisible()
  await mailed(request, email, /\/auth\/reset-password\?token=\S+&welcome=1/)
  await invite()
  await expect(dialog.getByText('There is an account with this email already')).toBeVisible()
  await look('invite')
  await otherHalf(async () => {
    await page.getByRole('button', { name: 'Davet et' }).click()
    await expect(page.getByRole('dialog', { name: 'Koç veya yönetici davet et' })).toBeVisible()
    await look('invite-tr-dark')
  })
})

test(
  'an admin changes a role, suspends and readmits a user, effective at once and logged',
  { tag: '@full' },
  async ({ page, browser, baseURL, logIn, request, look, otherHalf, visits }) => {
    const person = await newLearner(request)
    const other = await secondDevice(browser, String(baseURL), person)
    await logIn('admin')
    const dialog = await openDetails(page, person)
    await dialog.getByLabel('Role').selectOption('Coach')
    await expect(page.getByText(`${person.username} will be a coach`)).toBeVisible()
    await look('user-change')
    await yes(page)
    await expect(page.getByText('The role is changed')).toBeVisible()
    const [otherPage] = other.pages()
    await otherPage?.goto('/learner/profile')
    await expect.poll(() => otherPage?.url()).toContain('/auth/login')

    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await yes(page)
    await expect(dialog.getByText('Suspended')).toBeVisible()
    const { email, password } = person
    const logInAgain = () => request.post('/api/auth/login', { data: { email, password } })
    expect((await logInAgain()).status()).toBe(403)
    await dialog.getByRole('button', { name: 'Let in again' }).click()
    await yes(page)
    await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeVisible()
    expect((await logInAgain()).status()).toBe(200)

    await page.goto(`/admin/security-log?searchText=${email}`)
    const rows = page.getByRole('row').filter({ hasText: email })
    await expect(rows.filter({ hasText: 'Role change' })).toContainText('admin@sohbet.test')
    await expect(rows.filter({ hasText: 'Suspension' })).toHaveCount(2)
    await look('security-log')
    await page.getByLabel('Event').selectOption('Role change')
    await expect(page).toHaveURL(/event=role_change/)
    await expect(rows).toHaveCount(1)
    await otherHalf(async () => {
      await expect(rows).toHaveCount(1)
      await look('security-log-tr-dark')
    })
    await page.goto('/admin/system')
    await expect(page.getByText('PostgreSQL')).toBeVisible()
    await look('system')
    passed(visits)
    await other.close()
  },
)

test('an admin toggles the verified switch', { tag: '@full' }, async ({ page, logIn, request }) => {
  const person = await newLearner(request)
  await logIn('admin', { at: `/admin/users?searchText=${encodeURIComponent(person.email)}` })
  const verified = page.getByRole('switch', { name: `Verified: ${person.username}` })
  await expect(verified).toBeChecked()
  // The drawn track covers the input itself
  await verified.press('Space')
  await yes(page)
  await expect(verified).not.toBeChecked()
  await expect(page.getByRole('table').getByText('Unverified')).toBeVisible()
})

test('an admin cannot change their own account', { tag: '@full' }, async ({ page, logIn }) => {
  await logIn('admin', { at: '/admin/users?searchText=admin@sohbet.test&searchColumn=email' })
  await page.getByRole('button', { name: /^View / }).click()
  const dialog = page.getByRole('dialog', { name: 'User Details' })
  await expect(dialog.getByText('This is your own account.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeDisabled()
  await expect(dialog.getByLabel('Role')).toBeDisabled()
})
