import { randomUUID } from 'node:crypto'
import { startAttempt, submitAttempt } from '@sohbet/contract/level-tests/level-test-attempts'
import { createPartner } from '@sohbet/contract/partners/partners'
import { field, newAddress, password, press } from '../support/auth-pages.ts'
import { aCourse, asAdmin, signIn, takeSeat } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'
import { codePattern, mailed } from '../support/mailbox.ts'
import { passed } from '../support/people.ts'

test(
  'a partner link leads to a sale with a commission, and the refund takes it back',
  { tag: '@full' },
  async ({ page, request, look, visits }) => {
    const admin = await asAdmin(request)
    const code = `journey-${randomUUID().slice(0, 8)}`
    const partner = await admin(createPartner, {
      body: { name: 'Deniz Speaks', email: `${code}@partner.test`, code, ratePercent: 10, isActive: true },
    })

    await page.goto(`/r/${code}`)
    await expect(page).toHaveURL(`/en/r/${code}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recommended by Deniz Speaks')
    await look('partner-link')
    const stored = () => page.evaluate(() => localStorage.getItem('sohbet-partner'))
    expect(await stored()).toBeNull()
    await page.getByRole('link', { name: 'Yes, remember it' }).click()
    await expect(page).toHaveURL('/en')
    expect(await stored()).toContain(code)

    const email = newAddress('brought')
    await page.goto('/auth/register')
    await field(page, 'Username').fill('Elif')
    await field(page, 'Email').fill(email)
    await field(page, 'Password').fill(password)
    await press(page, 'Register')
    await expect(page).toHaveURL(/\/auth\/verify-email/)
    const [verification = ''] = await mailed(request, email, codePattern)
    await field(page, 'Verification code').fill(verification)
    await press(page, 'Verify Email')
    await expect(page).toHaveURL('/learner')

    const learner = await signIn(request, { email, password })
    const { id, testId } = await learner(startAttempt, {})
    await learner(submitAttempt, { body: { id, testId, answers: [] } })
    const course = await aCourse(request)
    const seat = await takeSeat(learner, course.id)

    // $450 with 20 % VAT is $375 without it, and a tenth of that is the commission
    await page.goto(new URL(partner.privateUrl).pathname)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Deniz Speaks')
    const waiting = page.locator('[data-kind="waiting"]')
    await expect(waiting).toContainText('$37.50')
    await expect(page.getByText('Elif')).toHaveCount(0)
    await look('partner-page')
    await seat.cancel()
    // A job of the provider sends the refund
    await expect(async () => {
      await page.reload()
      await expect(waiting).toContainText('$0', { timeout: 2000 })
    }).toPass()
    passed(visits, '/en', '/auth/register', '/auth/verify-email', '/learner')
  },
)
