import { expect, request as requests, test, type Browser, type Page } from '@playwright/test'
import { cancellationChoices } from '@sohbet/server/db/tables/selling/moves'
import { aCourse, aLearner, takeSeat } from '../support/enrolling.ts'
import { logInByForm } from '../support/fixtures.ts'
import { startProcesses } from '../support/processes.ts'

type School = Awaited<ReturnType<typeof startProcesses>>

// A school of its own, because the journey lets the seven days pass in its database
let school: School
test.beforeAll(async () => {
  const port = Number(process.env['E2E_PORT'] ?? 3801) + 60 + test.info().parallelIndex
  school = await startProcesses({ port })
})
test.afterAll(() => school.stop())

const yes = (page: Page) =>
  page.getByRole('dialog', { name: 'Confirmation' }).getByRole('button', { name: 'Yes' }).click()

async function pageOf(browser: Browser, person: { email: string; password: string }, at: string) {
  const context = await browser.newContext({
    baseURL: school.url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await logInByForm(page, person, at)
  return page
}

test(
  'of a cancelled course one learner moves, one takes the refund, and one does not answer',
  { tag: '@full' },
  async ({ browser }) => {
    const request = await requests.newContext({ baseURL: school.url })
    const [course, other] = [await aCourse(request), await aCourse(request)]
    const [mover, leaver, silent] = [
      await aLearner(request),
      await aLearner(request),
      await aLearner(request),
    ]
    for (const { call } of [mover, leaver, silent]) await takeSeat(call, course.id)

    const admin = await pageOf(
      browser,
      { email: 'admin@sohbet.test', password: 'sohbet-demo' },
      `/admin/courses/courseform/2/${course.id}`,
    )
    await admin.getByRole('tab', { name: 'Activation' }).click()
    await admin.getByLabel('Reason, for the learners').fill('Too few learners')
    await admin.getByRole('button', { name: 'Cancel the course' }).click()
    await yes(admin)
    await expect(admin.getByText(/^Cancelled on .*Too few learners/)).toBeVisible()
    await expect(admin.getByText('no answer yet')).toHaveCount(3)

    const first = await pageOf(browser, mover, '/learner')
    await expect(first.getByText('Another course, or your money back?')).toBeVisible()
    await first.getByRole('link', { name: 'Choose now' }).click()
    const choice = first.getByRole('region', { name: 'The school has cancelled this course' })
    const offer = choice.getByRole('listitem').filter({ hasText: other.name })
    await offer.getByRole('button', { name: 'Move to this course' }).click()
    await yes(first)
    await expect(first.getByText(`You are now in “${other.name}”`)).toBeVisible()
    await expect(first.getByRole('link', { name: other.name }).first()).toBeVisible()
    await first.goto('/learner')
    await expect(first.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(first.getByText('Another course, or your money back?')).toBeHidden()

    const second = await pageOf(browser, leaver, '/learner/courses')
    await second.getByRole('button', { name: 'Take $450 back' }).click()
    await yes(second)
    await expect(second.getByText('Your enrollment has ended')).toBeVisible()

    await school.db.update(cancellationChoices).set({ chooseUntil: new Date(0) })
    await expect(async () => {
      await admin.reload()
      await admin.getByRole('tab', { name: 'Activation' }).click()
      await expect(admin.getByText(`${silent.username}: no answer, money back: $450`)).toBeVisible({
        timeout: 3000,
      })
    }).toPass({ timeout: 150_000 })
    await expect(admin.getByText(`${mover.username}: moved to “${other.name}”`)).toBeVisible()
    await expect(admin.getByText(`${leaver.username}: money back: $450`)).toBeVisible()
    const third = await pageOf(browser, silent, '/learner/courses')
    await third.getByText('Cancelled (1)').click()
    await expect(third.getByText('The school cancelled the course.')).toBeVisible()
    for (const page of [admin, first, second, third]) await page.context().close()
    await request.dispose()
  },
)
