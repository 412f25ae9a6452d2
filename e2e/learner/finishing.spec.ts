import { getOwnCertificates } from '@sohbet/contract/learning/certificates'
import { startAttempt, submitAttempt } from '@sohbet/contract/level-tests/level-test-attempts'
import { aCourse, aLearner, takeSeat } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'
import { completeCourse } from '../support/school-database.ts'
import { arrive, handTo } from '../support/studying.ts'

test(
  'a completed course leads to a certificate that anyone can check, until it is revoked, and to a retake',
  { tag: '@full' },
  async ({ page, request, look, otherHalf, visits, logIn }) => {
    test.slow()
    const [learner, course] = await Promise.all([aLearner(request), aCourse(request)])
    await takeSeat(learner.call, course.id)
    await completeCourse(learner.email, course.id)
    // The job looks for work every minute
    await expect
      .poll(async () => (await learner.call(getOwnCertificates, {})).courses.map(({ outcome }) => outcome), {
        timeout: 120_000,
      })
      .toEqual(['completed'])

    await arrive(page, learner, visits)
    await expect(page.getByText('Last stop. You made it!')).toBeVisible()
    await page.getByRole('link', { name: 'Get your certificate' }).click()
    await expect(page).toHaveURL('/learner/certificates')
    await expect(page.getByRole('button', { name: 'Confirm your name' })).toBeVisible()
    await look('certificates-completed')
    await page.getByRole('button', { name: 'Confirm your name' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/^The name is fixed/)).toBeVisible()
    await look('certificates-name')
    await dialog.getByLabel('Your full name').fill('Defne Işıl Kaya')
    await dialog.getByRole('button', { name: /^This is my name/ }).click()
    await expect(page.getByText('to Defne Işıl Kaya')).toBeVisible()
    await look('certificates-issued')
    await otherHalf(() => look('certificates-issued-tr-dark'))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^PDF in Turkish/ }).click()
    expect((await download).suggestedFilename()).toMatch(/^[\dA-Z-]{14}-tr\.pdf$/)

    const address = await page.getByLabel('Link of the certificate').inputValue()
    const number = address.split('/').at(-1) ?? ''
    const check = async (path: string) => {
      await page.goto(path)
      return page.locator('main')
    }
    const main = await check(`/en/certificates/${number}`)
    await expect(main).toContainText('This certificate is valid.')
    await expect(main).toContainText('Defne Işıl Kaya')
    await expect(main).toContainText(course.name)
    await look('certificate-public')
    await page.goto('/learner/certificates')
    await page.getByRole('switch', { name: 'People who check it see my name' }).click({ force: true })
    await expect
      .poll(async () => (await learner.call(getOwnCertificates, {})).certificates[0]?.showsName)
      .toBe(false)
    await expect(await check(`/certificates/${number}`)).toContainText('adını göstermiyor')
    await look('certificate-public-hidden')

    await page.goto('/healthz')
    await page.evaluate(() => localStorage.clear())
    // An admin works on a large screen
    const phone = page.viewportSize() ?? { width: 390, height: 844 }
    await page.setViewportSize({ width: 1280, height: 850 })
    await logIn('admin', { at: '/admin/certificates' })
    await page.getByRole('textbox', { name: 'Search', exact: true }).fill(number)
    await page.getByRole('button', { name: `Revoke ${number}` }).click()
    await look('certificates-revoke')
    await page.getByLabel('Reason').fill('Issued for another course')
    await page.getByRole('button', { name: 'Revoke for good' }).click()
    await expect(page.getByText(`${number} is revoked`)).toBeVisible()
    const revoked = await check(`/en/certificates/${number}`)
    await expect(revoked).toContainText('This certificate is no longer valid.')
    await expect(revoked).not.toContainText('Issued for another course')

    await page.setViewportSize(phone)
    await handTo(page, learner, visits)
    await page.goto('/learner/certificates')
    await expect(page.getByText('Issued for another course')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Take the level test again' })).toBeVisible()
    const { id, testId, questions } = await learner.call(startAttempt, {})
    const answers = questions.map((one) => ({ questionId: one.id, selectedOptionId: 'A', timeSpent: 5 }))
    await learner.call(submitAttempt, { body: { id, testId, answers } })
    visits.inspected.add('/leveltest')
    await page.goto('/leveltest')
    await expect(page.getByText(/^Your score: 0 → \d/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Skill by skill' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Take it again' })).toBeHidden()
  },
)
