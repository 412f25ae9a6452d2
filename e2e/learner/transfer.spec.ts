import { expect, request as requests, test, type Page } from '@playwright/test'
import { getSchoolSettings, updateSchoolSettings } from '@sohbet/contract/core/school'
import { aCourse, aLearner, signIn } from '../support/enrolling.ts'
import { logInByForm } from '../support/fixtures.ts'
import { startProcesses } from '../support/processes.ts'

const admin = { email: 'admin@sohbet.test', password: 'sohbet-demo' }
const iban = 'TR33 0006 1005 1978 6457 8413 26'

/** A school in dollars whose only provider takes Turkish lira: it has bank details and no card payment. */
async function startSchoolWithoutCards(port: number) {
  const url = `http://localhost:${port}`
  const env = { IYZICO_API_KEY: 'sandbox-journey', IYZICO_SECRET_KEY: 'sandbox-journey' }
  const school = await startProcesses({ port, env })
  const request = await requests.newContext({ baseURL: url })
  const call = await signIn(request, admin)
  const settings = await call(getSchoolSettings, {})
  await call(updateSchoolSettings, { body: { ...settings, currency: 'USD', bankName: 'Örnek Bank', iban } })
  const stop = async () => {
    await request.dispose()
    await school.stop()
  }
  return { url, request, stop }
}

let school: Awaited<ReturnType<typeof startSchoolWithoutCards>>
test.beforeAll(async () => {
  const port = Number(process.env['E2E_PORT'] ?? 3801) + 50 + test.info().parallelIndex
  school = await startSchoolWithoutCards(port)
})
test.afterAll(() => school.stop())

type Part = { amount: string; isHeld: boolean; rest: string }

/** Books a part of the price on the only enrolment in the list. */
async function book(page: Page, { amount, isHeld, rest }: Part) {
  await page.getByRole('button', { name: 'Book a payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book Payment' })
  await dialog.getByLabel('Amount received').fill(amount)
  if (isHeld) await dialog.getByRole('switch', { name: 'Give the seat now, the rest later' }).press('Space')
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText(rest)).toBeVisible()
}

test(
  'a school without card payment shows its bank details, and an admin books the transfer in two parts',
  { tag: '@full' },
  async ({ browser }) => {
    const [learner, course] = await Promise.all([aLearner(school.request), aCourse(school.request)])
    const enter = async (person: Parameters<typeof logInByForm>[1], path: string) => {
      const context = await browser.newContext({
        baseURL: school.url,
        locale: 'en-GB',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await logInByForm(page, person, path)
      return page
    }
    const home = await enter(learner, `/learner/enroll/${course.id}?step=payment`)
    await expect(home.getByText('You pay by bank transfer.')).toBeVisible()
    await home.getByRole('checkbox', { name: /pre-information form/ }).check()
    await home.getByRole('checkbox', { name: /distance sales contract/ }).check()
    await home.getByRole('button', { name: 'Hold my seat and show the bank details' }).click()
    await expect(home.getByText(iban)).toBeVisible()
    const reference = await home.getByText(/^SB-\w{6}$/).textContent()

    const desk = await enter(admin, '/admin')
    await expect(desk.getByRole('note')).toContainText('Card payment is off')
    await desk.getByRole('link', { name: /awaits? a bank transfer/ }).click()
    await desk.getByPlaceholder('Search').fill(reference ?? '')
    await expect(desk.getByText('1–1 of 1')).toBeVisible()
    await book(desk, { amount: '200', isHeld: true, rest: '$250 is still to pay.' })
    await desk.goto(`/admin/enrollments?searchText=${learner.email}`)
    await expect(desk.getByRole('row', { name: learner.email })).toContainText('$250 to pay')
    await home.goto('/learner/courses')
    const card = home.getByRole('listitem').filter({ hasText: course.name })
    await expect(card.getByText('active', { exact: true })).toBeVisible()
    await expect(card).toContainText('$250 is still to pay.')

    await book(desk, { amount: '250', isHeld: false, rest: 'Everything is paid.' })
    await home.reload()
    await expect(home.getByText('+5 credits')).toBeVisible()
    await expect(card.getByText('active', { exact: true })).toBeVisible()
    await expect(home.getByText('is still to pay')).toBeHidden()
    await home.context().close()
    await desk.context().close()
  },
)
