import { startAttempt, submitAttempt } from '@sohbet/contract/level-tests/level-test-attempts'
import { field, newAddress, password, press } from '../support/auth-pages.ts'
import { aCourse, signIn } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'
import { mailed } from '../support/mailbox.ts'
import { passed } from '../support/people.ts'

test('a visitor finds a group, joins it, and stands in its wizard after registration and level test', async ({
  page,
  request,
  look,
  visits,
}) => {
  const { id, name } = await aCourse(request)
  await page.goto('/en')
  await page.getByRole('link', { name: 'See all departures' }).click()
  await expect(page).toHaveURL('/en/courses')
  const link = page.getByRole('link', { name, exact: true })
  // The list of departures is read once a second
  await expect(async () => {
    await page.reload()
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await look('course-page')
  await page.getByRole('link', { name: 'Join this group: Super' }).click()
  await expect(page.getByText(`Your group: ${name}`)).toBeVisible()
  await expect(page.getByText('Your plan: Super')).toBeVisible()

  const email = newAddress('catalogue')
  await field(page, 'Username').fill('Elif')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await press(page, 'Register')
  await expect(page).toHaveURL(/\/auth\/verify-email/)
  // The link of the mail opens another tab, which knows nothing of this one
  const [address = ''] = await mailed(request, email, /https?:\/\/\S+verify-email\S+/)
  const { pathname, search } = new URL(address)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(pathname + search)
  await press(page, 'Verify Email')
  await expect(page).toHaveURL(/\/auth\/login/)
  await field(page, 'Password').fill(password)
  await press(page, 'Login')

  await expect(page).toHaveURL(`/learner/enroll/${id}`)
  await expect(page.getByText(name).first()).toBeVisible()
  const learner = await signIn(request, { email, password })
  const attempt = await learner(startAttempt, {})
  await learner(submitAttempt, { body: { id: attempt.id, testId: attempt.testId, answers: [] } })
  await page.goto(`/leveltest?next=${encodeURIComponent(`/learner/enroll/${id}`)}`)
  await page.getByRole('link', { name: 'On to your group' }).click()
  await expect(page).toHaveURL(`/learner/enroll/${id}`)
  passed(visits, '/en', '/en/courses', '/auth/register', '/auth/verify-email', '/auth/login', '/leveltest')
})
