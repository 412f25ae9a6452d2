import { expect, test, type Page } from '@playwright/test'
import { cards, openForm, payWith, startIyzicoSchool, type IyzicoSchool } from '../support/iyzico-school.ts'
import { logInByForm } from '../support/fixtures.ts'

let school: IyzicoSchool
test.beforeAll(async () => {
  const port = Number(process.env['E2E_PORT'] ?? 3801) + 40 + test.info().parallelIndex
  school = await startIyzicoSchool(port)
})
test.afterAll(() => school.stop())

const isEnrolled = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Enrollment Successful!' })).toBeVisible()
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** The school's desk at iyzico works on the form of a course. */
async function atDesk(page: Page, { course, button }: { course: string; button: string }) {
  const desk = await page.context().newPage()
  await desk.goto(`${school.iyzico.access.baseUrl}/desk`)
  await desk.locator('form', { hasText: course }).getByRole('button', { name: button, exact: true }).click()
  await desk.close()
}

test('a learner pays in 6 instalments through iyzico', { tag: '@full' }, async ({ browser }) => {
  const { page, course } = await school.atPayment(browser)
  await expect(page.getByText(/up to 6 instalments/)).toBeVisible()
  await openForm(page)
  await payWith(page, cards.ok, /^6 ×/)
  await isEnrolled(page)
  await page.getByRole('link', { name: 'Go to my courses' }).click()
  await expect(card(page, course.name).getByText('active', { exact: true })).toBeVisible()
  await expect(card(page, course.name).getByText(/^Paid/)).toContainText('15,000')
  expect(school.iyzico.balance().charged).toBeGreaterThan(school.iyzico.balance().price)
  await page.context().close()
})

test('a declined card can be followed by another', { tag: '@full' }, async ({ browser }) => {
  const { page } = await school.atPayment(browser)
  await openForm(page)
  await payWith(page, cards.funds)
  await expect(page.getByRole('alert')).toContainText('Kart limiti yetersiz')
  await payWith(page, cards.ok)
  await isEnrolled(page)
  await page.context().close()
})

test(
  'a learner who returns before the bank has confirmed is enrolled afterwards',
  { tag: '@full' },
  async ({ browser }) => {
    const { page, course } = await school.atPayment(browser)
    await openForm(page)
    await payWith(page, cards.asksForCode)
    await page.getByRole('heading', { name: '3-D Secure' }).waitFor()
    await page.getByRole('button', { name: 'Back to the school' }).click()
    await expect(page).toHaveURL(/enrollment\/success/)
    await expect(page.getByRole('heading', { name: 'Enrollment Successful!' })).toBeHidden()
    await atDesk(page, { course: course.name, button: 'Confirm at the bank' })
    await page.goto(`${school.url}/learner/courses`)
    await expect(card(page, course.name).getByText('active', { exact: true })).toBeVisible()
    await page.context().close()
  },
)

test(
  'a payment under review holds the seat until iyzico accepts it',
  { tag: '@full' },
  async ({ browser }) => {
    const { page, course } = await school.atPayment(browser)
    await openForm(page)
    await payWith(page, cards.underReview)
    await expect(page).toHaveURL(/enrollment\/success/)
    await expect(page.getByRole('heading', { name: 'Enrollment Successful!' })).toBeHidden()
    await atDesk(page, { course: course.name, button: 'Accept' })
    await page.goto(`${school.url}/learner/courses`)
    await expect(card(page, course.name).getByText('active', { exact: true })).toBeVisible()
    await page.context().close()
  },
)

test(
  'a payment that the review rejects leaves the seat for another try',
  { tag: '@full' },
  async ({ browser }) => {
    const { page, course } = await school.atPayment(browser)
    await openForm(page)
    await payWith(page, cards.underReview)
    await expect(page).toHaveURL(/enrollment\/success/)
    await atDesk(page, { course: course.name, button: 'Reject' })
    await page.goto(`${school.url}/learner/courses`)
    await expect(card(page, course.name)).toBeVisible()
    await expect(card(page, course.name).getByText('active', { exact: true })).toBeHidden()
    await page.context().close()
  },
)

test('an admin refunds a part of a payment in instalments', { tag: '@full' }, async ({ browser }) => {
  const { page, learner, course } = await school.atPayment(browser)
  await openForm(page)
  await payWith(page, cards.ok, /^3 ×/)
  await isEnrolled(page)
  const adminContext = await browser.newContext({
    baseURL: school.url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const desk = await adminContext.newPage()
  const admin = { email: 'admin@sohbet.test', password: 'sohbet-demo' }
  await logInByForm(desk, admin, `/admin/enrollments?searchText=${encodeURIComponent(learner.email)}`)
  await desk.getByRole('button', { name: `Give money back to ${learner.username}` }).click()
  const form = desk.getByRole('dialog', { name: 'Give Money Back' })
  await form.getByLabel('Amount').fill('5000')
  await form.getByRole('button', { name: 'Give back' }).click()
  await desk.getByRole('button', { name: 'Yes' }).click()
  await expect(desk.getByText('The refund is ordered')).toBeVisible()
  await expect(async () => {
    await page.goto(`${school.url}/learner/courses`)
    await expect(card(page, course.name).getByText('Given back')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(card(page, course.name).getByText('active', { exact: true })).toBeVisible()
  await adminContext.close()
  await page.context().close()
})
