import { field, logInHere, newAddress, password, press, toast } from '../support/auth-pages.ts'
import { expect, test } from '../support/fixtures.ts'
import { mailed, openAccount } from '../support/mailbox.ts'

const resetLink = /\/auth\/reset-password\?token=\S+/

test(
  'five wrong passwords lock an account, and a reset by mail unlocks it',
  { tag: '@full' },
  async ({ page, look, request }) => {
    const email = newAddress('unutkan')
    await openAccount(request, { username: 'Elif', email, password })
    for (let time = 1; time <= 4; time++)
      await request.post('/api/auth/login', { data: { email, password: 'yanlış şifre' } })
    await page.goto('/auth/login')
    await look('login-locked')
    await logInHere(page, email, 'yanlış şifre')
    await toast(page, 'alert', 'Invalid email or password')
    // The right password is refused too while the account is locked
    const refused = page.waitForResponse('**/api/auth/login')
    await logInHere(page, email, password)
    expect((await refused).status()).toBe(401)

    await page.getByRole('link', { name: 'Sifremi Unuttum ?' }).click()
    await expect(page).toHaveURL('/auth/request-password-reset')
    await expect(field(page, 'Email')).toHaveValue(email)
    await field(page, 'Email').fill('unutkan@')
    await field(page, 'Email').blur()
    await expect(page.getByText('Invalid email', { exact: true })).toBeVisible()
    await field(page, 'Email').fill(email)
    await press(page, 'Send Reset Link')
    await toast(page, 'status', 'Password Reset Requested', 'If an account exists for this email')
    await look('request-password-reset')

    const [link = ''] = await mailed(request, email, resetLink)
    // The link of a Turkish mail opens the page in Turkish, unless the visitor has chosen a language
    await page.addInitScript(() => localStorage.setItem('sohbet-language', 'en'))
    await page.goto(link)
    await field(page, 'New Password').fill('iki bardak çay')
    await field(page, 'Confirm Password').focus()
    await field(page, 'Confirm Password').blur()
    await expect(page.getByText('Confirm password is required')).toBeVisible()
    await field(page, 'Confirm Password').fill('üç bardak çay')
    await field(page, 'Confirm Password').blur()
    await expect(page.getByText('Passwords must match')).toBeVisible()
    await look('reset-password')
    await field(page, 'Confirm Password').fill('iki bardak çay')
    await press(page, 'Reset Password')
    await toast(page, 'status', 'Password Reset Successful', 'You can log in with it now.')
    await expect(page).toHaveURL('/auth/login')
    await logInHere(page, email, 'iki bardak çay')
    await expect(page).toHaveURL('/learner')
    await look('learner-after-reset')

    // The link works once; a logged-in user may open the page too
    await page.goto(link)
    await field(page, 'New Password').fill('üç bardak çay')
    await field(page, 'Confirm Password').fill('üç bardak çay')
    await press(page, 'Reset Password')
    await toast(page, 'alert', 'Invalid Reset Link', 'The password reset link is invalid or has expired.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works.')
    await look('reset-password-dead')
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/auth/request-password-reset',
    )
  },
)

test('a reset link without its token redirects to log-in', { tag: '@full' }, async ({ page }) => {
  await page.goto('/auth/reset-password?plan=premium')
  await expect(page).toHaveURL('/auth/login?plan=premium')
  await toast(page, 'alert', 'Invalid Reset Link', 'The password reset link is invalid or has expired.')
})
