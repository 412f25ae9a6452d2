import { randomUUID } from 'node:crypto'
import { enrollByHand } from '@sohbet/contract/selling/enrollments-admin'
import { listUsers } from '@sohbet/contract/people/users'
import type { APIRequestContext } from '@playwright/test'
import { aCourse, asAdmin } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'
import { registerFromHome } from '../support/mailbox.ts'

const learnerCount = 60
const password = 'seven red buses'

/** Fills the course with demo learners that no other journey uses, and with new ones. */
async function fillCourse(request: APIRequestContext, courseId: string): Promise<void> {
  const admin = await asAdmin(request)
  const query = {
    role: 'learner',
    state: 'enrolled',
    searchColumn: 'email',
    searchText: '@example.test',
  } as const
  const { data } = await admin(listUsers, { query: { ...query, pageSize: 50 } })
  const newcomers = Array.from(
    { length: learnerCount - data.length },
    () => `${randomUUID().slice(0, 8)}@journey.test`,
  )
  await Promise.all(
    newcomers.map((email) => registerFromHome(request, { username: 'Deniz Journey', email, password })),
  )
  const emails = [...data.map(({ email }) => email), ...newcomers]
  await Promise.all(
    emails.map((email) =>
      admin(enrollByHand, { body: { courseId, email, amount: 0, note: `Invited ${email}`, override: true } }),
    ),
  )
}

test(
  'an admin creates groups for 60 learners and moves a member',
  { tag: '@full' },
  async ({ page, request, logIn, look, otherHalf, visits }) => {
    test.setTimeout(150_000)
    const course = await aCourse(request, { seats: learnerCount })
    await fillCourse(request, course.id)
    await logIn('admin')
    const form = `/admin/courses/courseform/2/${course.id}?tab=telegram`
    await page.goto(form)

    // Groups cannot be created while the course is open to enrolments
    await expect(page.getByText('No Telegram Groups Created')).toBeVisible()
    await expect(page.getByText('The course must be closed to enrollments')).toBeVisible()
    await page.getByRole('tab', { name: 'Enrollment Status' }).click()
    await page.getByRole('button', { name: 'Close to enrollments' }).click()
    await page.getByRole('dialog', { name: 'Confirmation' }).getByRole('button', { name: 'Yes' }).click()

    await page.getByRole('button', { name: 'Get Group Requirements' }).click()
    const requirements = page.getByRole('region', { name: 'Group Requirements' })
    await expect(requirements).toContainText('60')
    await expect(requirements).toContainText('20, 20, 20')
    await requirements.getByRole('button', { name: 'Create Telegram Groups' }).click()

    const dialog = page.getByRole('dialog', { name: 'Create Telegram Groups' })
    await dialog.getByLabel('Name of group 1').fill('Al')
    await dialog.getByRole('button', { name: 'Create Groups' }).click()
    await expect(dialog.getByText('Group name must be at least 3 characters')).toHaveCount(3)
    for (const [place, name] of ['Aldgate', 'Bermondsey', 'Clapham'].entries())
      await dialog.getByLabel(`Name of group ${place + 1}`).fill(name)
    await dialog.getByLabel('Similar scores together').check()
    await dialog.getByText('Aldgate').click()
    await expect(dialog.getByRole('listitem')).toHaveCount(20)
    await look('groups-create')
    await dialog.getByRole('button', { name: 'Create Groups' }).click()
    await expect(page.getByText('Groups created successfully')).toBeVisible()

    const card = (name: string) =>
      page.getByRole('list', { name: 'Telegram groups' }).getByRole('listitem').filter({ hasText: name })
    for (const name of ['Aldgate', 'Bermondsey', 'Clapham'])
      await expect(card(name)).toContainText('20 members')
    await card('Aldgate').getByRole('button', { name: 'Manage Members' }).click()
    const members = page.getByRole('dialog', { name: 'Members of Aldgate' })
    await expect(members.getByRole('row')).toHaveCount(21)
    await members.getByRole('button', { name: 'Change Group' }).first().click()
    const change = page.getByRole('dialog', { name: 'Change Group' })
    await change.getByLabel('New group').selectOption('Clapham (20 members)')
    await change.getByRole('button', { name: 'Change Group' }).click()
    await expect(page.getByText('User group changed successfully')).toBeVisible()
    await expect(members.getByRole('row')).toHaveCount(20)
    await members.getByRole('button', { name: 'Close' }).click()
    await expect(card('Aldgate')).toContainText('19 members')
    await expect(card('Clapham')).toContainText('21 members')

    await card('Clapham').getByRole('button', { name: 'Set invite link' }).click()
    const link = page.getByRole('dialog', { name: 'Invite Link of Clapham' })
    await link.getByLabel('Invite link').fill('https://t.me/+clapham')
    await link.getByRole('button', { name: 'Save' }).click()
    await expect(card('Clapham').getByRole('link')).toHaveAttribute('href', 'https://t.me/+clapham')

    // View mode shows everything and changes nothing
    await page.goto(form.replace('/courseform/2/', '/courseform/0/'))
    await otherHalf(async () => {
      await expect(page.getByText('Kurs düzenleme modunda açılmış olmalı')).toBeVisible()
      await page.getByRole('button', { name: 'Üyeleri gör: Clapham' }).click()
      await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(22)
      await expect(page.getByRole('button', { name: 'Grubu değiştir' })).toHaveCount(0)
      await look('groups-view-tr-dark')
    })
    visits.inspected.add(new URL(page.url()).pathname)
  },
)
