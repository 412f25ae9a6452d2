import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from '../support/fixtures.ts'

type Rows<Row> = { data: Row[] }
type Course = {
  id: string
  name: string
  status: string
  isCancelled: boolean
  currency: string
  currentEnrollments: number
  maxEnrollments: number
}
type User = { username: string; email: string; state: string }

test('an admin enrols a learner by bank transfer, refunds a part, and cancels with the rest', async ({
  page,
  request,
  logIn,
  look,
  otherHalf,
}) => {
  const login = await request.post('/api/auth/login', {
    data: { email: 'admin@sohbet.test', password: 'sohbet-demo' },
  })
  const { accessToken }: { accessToken: string } = await login.json()
  const headers = { authorization: `Bearer ${accessToken}` }
  const courses: Rows<Course> = await (
    await request.get('/api/courses?isActive=true&pageSize=50', { headers })
  ).json()
  const course = courses.data.find(
    ({ status, isCancelled, currency, currentEnrollments, maxEnrollments }) =>
      status === 'upcoming' && !isCancelled && currency === 'TRY' && currentEnrollments < maxEnrollments,
  )
  // Learners that no other journey uses
  const users: Rows<User> = await (
    await request.get('/api/users?role=learner&searchColumn=email&searchText=@example.test&pageSize=50', {
      headers,
    })
  ).json()
  const user = users.data.find(({ state }) => state === 'tested')
  if (!course || !user) throw new Error('The demo data lacks an upcoming course or a learner without one')

  await logIn('admin')
  await page.getByRole('link', { name: 'Enrollments' }).first().click()
  const say = (answer: 'Yes' | 'No') =>
    page.getByRole('dialog', { name: 'Confirmation' }).getByRole('button', { name: answer }).click()

  await page.getByRole('button', { name: 'Enroll by hand' }).click()
  const hand = page.getByRole('dialog', { name: 'Enroll by Hand' })
  await hand.getByLabel('Email of the learner').fill('nobody@example.test')
  await hand.getByLabel('Course').selectOption(course.id)
  await hand.getByLabel('Price', { exact: true }).fill('300')
  await hand.getByLabel('Paid so far').fill('100')
  await hand.getByLabel('Note').fill(`Transfer ${randomUUID()}`)
  await hand.getByRole('button', { name: 'Enroll' }).click()
  await say('Yes')
  await expect(hand.getByText('User not found')).toBeVisible()
  const checked = page.waitForResponse((reply) => reply.url().endsWith('/by-hand/check') && reply.ok())
  await hand.getByLabel('Email of the learner').fill(user.email)
  const warnings: { levelTestMet: boolean; previousCourseMet: boolean } = await (await checked).json()
  if (!warnings.levelTestMet || !warnings.previousCourseMet)
    await hand.getByText('Enroll nevertheless').click()
  await look('enroll-by-hand')
  await hand.getByRole('button', { name: 'Enroll' }).click()
  await say('Yes')
  await expect(page.getByText(`${user.username} is enrolled`)).toBeVisible()

  await page.getByPlaceholder('Search').fill(user.email)
  // A refund during the first load of the search would leave the old row
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  const row = page.getByRole('row', { name: user.email })
  await expect(row).toContainText('Active')
  await expect(row).toContainText('200 TL to pay')
  await row.getByRole('button', { name: 'Book a payment' }).click()
  const payment = page.getByRole('dialog', { name: 'Book Payment' })
  await look('book-payment')
  await payment.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText('Everything is paid.')).toBeVisible()
  await expect(row).not.toContainText('to pay')
  await row.getByRole('button', { name: 'Give money back' }).click()
  const refund = page.getByRole('dialog', { name: 'Give Money Back' })
  await expect(refund.getByText('transfer it back yourself', { exact: false })).toBeVisible()
  await refund.getByLabel('Amount').fill('100.50')
  await refund.getByRole('button', { name: 'Give back' }).click()
  await say('Yes')
  await expect(row).toContainText(/100\.50 TL given back/)

  await row.getByRole('button', { name: 'Cancel the enrollment' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel Enrollment' })
    .getByRole('button', { name: 'Cancel enrollment' })
    .click()
  await expect(page.getByRole('dialog', { name: 'Confirmation' })).toContainText('199.50 TL goes back')
  await say('Yes')
  await expect(row).toContainText('Cancelled')
  await look('enrollments')

  await row.getByRole('button', { name: 'Details of' }).click()
  const details = page.getByRole('dialog', { name: 'Enrollment Details' })
  await expect(details.getByRole('row')).toHaveCount(5)
  await look('enrollment-details')
  const receipt = page.waitForEvent('download')
  await details
    .getByRole('button', { name: /^Receipt \d{4}-/ })
    .first()
    .click()
  expect((await receipt).suggestedFilename()).toMatch(/^receipt-\d{4}-\d{6}\.pdf$/)
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()

  const table = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect(readFileSync(await (await table).path(), 'utf8')).toContain(user.email)

  await otherHalf(async () => {
    await expect(page.getByRole('row', { name: user.email })).toContainText('İptal edildi')
    await look('enrollments-tr-dark')
  })
})
