import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { codePattern, mailed, openAccount } from '../support/mailbox.ts'

const password = 'bir bardak çay'
const newAddress = (name: string) => `${name}-${randomUUID()}@sohbet.test`

const resetLink = /\/auth\/reset-password\?token=\S+/

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
/** With the keyboard: on a phone a toast may cover the button. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

/** A toast with its title and its message. */
async function toast(page: Page, kind: 'status' | 'alert', title: string, message = '') {
  const withTitle = page.getByRole(kind).filter({ has: page.getByText(title, { exact: true }) })
  await expect(withTitle.filter({ hasText: message }).first()).toBeVisible()
}

async function register(page: Page, email: string) {
  await field(page, 'Username').fill('Elif')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await press(page, 'Register')
  await expect(page).toHaveURL(/\/auth\/verify-email/)
}

async function logInAs(page: Page, email: string, secret: string) {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(secret)
  await press(page, 'Login')
}

test('a visitor registers, verifies the address, logs in and lands on the home', async ({
  page,
  look,
  request,
}) => {
  const email = newAddress('yeni')
  await page.goto('/auth/login?plan=super')
  await look('login-plan')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/auth/register?plan=super')
  await field(page, 'Username').fill('El')
  await field(page, 'Password').fill('123456')
  await field(page, 'Email').focus()
  await field(page, 'Email').blur()
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
  await expect(page.getByText('This password is too common, please choose another')).toBeVisible()
  await expect(page.getByText('Email is required')).toBeVisible()
  await look('register')
  await register(page, email)

  await expect(page).toHaveURL('/auth/verify-email?plan=super')
  await expect(field(page, 'Email')).toHaveValue(email)
  await press(page, 'Verify Email')
  await expect(page.getByText('Verification code is required')).toBeVisible()
  await field(page, 'Verification code').fill('12345')
  await field(page, 'Verification code').blur()
  await expect(page.getByText('Code must be at least 6 characters')).toBeVisible()
  await field(page, 'Verification code').fill('12345O')
  await field(page, 'Verification code').blur()
  await expect(page.getByText('The code consists of digits only')).toBeVisible()
  await field(page, 'Verification code').fill('000-000')
  await press(page, 'Verify Email')
  await toast(page, 'alert', 'Email Verification failed !', 'The code is wrong or has expired')
  await look('verify-email')

  // Without a chosen language the mails are in Turkish
  await mailed(request, email, /doğrulama kodun/)
  await press(page, 'Resend Verification Code')
  await toast(page, 'status', 'Code Resent', 'a new code is on its way')
  const [newest = ''] = await mailed(request, email, codePattern, 2)
  await field(page, 'Verification code').fill(newest)
  await press(page, 'Verify Email')
  // The page that registered is signed in by the code
  await expect(page).toHaveURL('/learner')
})

test('the link of the verification mail fills in address and code, and leads to log-in', async ({
  page,
  request,
  visits,
}) => {
  const email = newAddress('baglanti')
  await page.goto('/auth/register?plan=super')
  await register(page, email)
  await expect(page).toHaveURL('/auth/verify-email?plan=super')
  const [link = ''] = await mailed(request, email, /\/auth\/verify-email\?\S+/)
  await page.addInitScript(() => localStorage.setItem('sohbet-language', 'en'))
  await page.goto(link)
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(field(page, 'Verification code')).toHaveValue(/^\d{6}$/)
  await press(page, 'Verify Email')
  await toast(page, 'status', 'Email Verified', 'You can log in now.')
  await expect(page).toHaveURL('/auth/login?plan=super')

  await expect(field(page, 'Email')).toHaveValue(email)
  // Waits from the start: on a busy machine the toast may disappear before the page has loaded
  const greeted = toast(page, 'status', 'Login successful')
  await Promise.all([greeted, logInAs(page, email, password)])
  await expect(page).toHaveURL('/learner')
  // Other journeys inspect these pages
  for (const path of visits.seen) visits.inspected.add(path)
})

test(
  'an unverified user is redirected to the code page, by log-in and by registration',
  { tag: '@full' },
  async ({ page, look, request }) => {
    const email = newAddress('bekleyen')
    // Mails use the chosen language too
    await page.addInitScript(() => localStorage.setItem('sohbet-language', 'en'))
    await page.goto('/auth/register')
    await look('register-first')
    await register(page, email)
    await mailed(request, email, /verification code/)

    await page.goto('/auth/register')
    await register(page, email)
    await toast(page, 'alert', 'Need Email Verification', 'This email is waiting to be verified.')
    await expect(field(page, 'Email')).toHaveValue(email)

    await page.goto('/auth/login?plan=basic')
    await look('login-unverified')
    await logInAs(page, email, password)
    await expect(page).toHaveURL('/auth/verify-email?plan=basic')
    await toast(page, 'alert', 'Please verify your email first')
    await expect(field(page, 'Email')).toHaveValue(email)

    for (let time = 1; time <= 4; time++) {
      const answered = page.waitForResponse('**/api/auth/resend-verification')
      await press(page, 'Resend Verification Code')
      await answered
      await expect(page.getByRole('button', { name: 'Resend Verification Code' })).toBeEnabled()
    }
    await toast(page, 'alert', 'Sending new verification code failed !', 'try again')
    await look('verify-email-limit')
  },
)

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
    await logInAs(page, email, 'yanlış şifre')
    await toast(page, 'alert', 'Invalid email or password')
    // The right password is refused too while the account is locked
    const refused = page.waitForResponse('**/api/auth/login')
    await logInAs(page, email, password)
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
    await logInAs(page, email, 'iki bardak çay')
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

test('failures without a server message show a default text', { tag: '@full' }, async ({ page, look }) => {
  await page.route('**/api/auth/*', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))

  await page.goto('/auth/login')
  await logInAs(page, newAddress('kimse'), password)
  await toast(page, 'alert', 'Login failed')
  await look('login-failed')

  await page.goto('/auth/register')
  await field(page, 'Username').fill('Elif')
  await field(page, 'Email').fill(newAddress('kimse'))
  await field(page, 'Password').fill(password)
  await press(page, 'Register')
  await toast(page, 'alert', 'Registration failed')
  await look('register-failed')

  await page.goto('/auth/verify-email?email=kimse@sohbet.test')
  await expect(field(page, 'Email')).toHaveValue('kimse@sohbet.test')
  await press(page, 'Resend Verification Code')
  await toast(page, 'alert', 'Sending new verification code failed !', 'Failed to resend verification code')
  await field(page, 'Verification code').fill('123456')
  await press(page, 'Verify Email')
  await toast(page, 'alert', 'Email Verification failed !', 'Email verification failed')
  await look('verify-email-failed')

  await page.goto('/auth/request-password-reset')
  await field(page, 'Email').fill('kimse@sohbet.test')
  await press(page, 'Send Reset Link')
  await toast(page, 'alert', 'Password Reset Request Failed', 'Password reset request failed')
  await look('request-password-reset-failed')

  await page.goto('/auth/reset-password?token=x')
  await field(page, 'New Password').fill(password)
  await field(page, 'Confirm Password').fill(password)
  await press(page, 'Reset Password')
  await toast(page, 'alert', 'Password Reset Failed', 'Password reset failed')
  await look('reset-password-failed')
})

test(
  'a logged-in user is redirected home, but may verify and reset',
  { tag: '@full' },
  async ({ page, logIn, look }) => {
    await logIn('coach')
    for (const name of ['login', 'register', 'request-password-reset']) {
      await page.goto(`/auth/${name}`)
      await expect(page).toHaveURL('/coach')
    }
    for (const path of ['/auth/verify-email', '/auth/reset-password?token=x']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(path)
      await look(`coach${path.replaceAll(/\W/g, '-')}`)
    }
  },
)

test(
  'the alert page shows the recorded attempt, with and without the server',
  { tag: '@full' },
  async ({ page, logIn, look }) => {
    const detail = (term: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(term, { exact: true }) })
        .getByRole('definition')

    await logIn('learner')
    await page.goto('/admin/users?pageIndex=2')
    await expect(detail('Attempted path')).toHaveText('/admin/users?pageIndex=2')
    await expect(detail('IP address')).toHaveText(/[\d.:]+/)
    await expect(detail('Incident time')).toHaveText(/\d{4}/)
    await expect(detail('Device type')).toHaveText('Computer')
    await expect(detail('Platform')).toHaveText('Linux, Chrome')
    await expect(detail('Connection')).toHaveText('Insecure')
    await expect(detail('Request method')).toHaveText('GET')
    await expect(page.getByText(/may lead to IP blocking and account suspension/)).toBeVisible()
    await look('unauthorized-details')

    await page.route('**/api/auth/log-unauthorized-attempt*', (route) => route.abort())
    await page.goto('/unauthorized?from=//evil.test/admin')
    await expect(detail('IP address')).toHaveText('Unknown')
    await expect(detail('Attempted path')).toHaveText('/unauthorized')
    await expect(detail('Platform')).toHaveText('Linux, Chrome')
    await look('unauthorized-local')
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/')

    // Logs in as another user and returns to the wanted page
    await page.goto('/unauthorized?from=/admin/users')
    await press(page, 'Sign In')
    await expect(page).toHaveURL('/auth/login?next=%2Fadmin%2Fusers')
    await logInAs(page, 'admin@sohbet.test', 'sohbet-demo')
    await expect(page).toHaveURL('/admin/users')
    // Otherwise the next journey would find the session
    await page.evaluate(() => localStorage.clear())
  },
)

test('the auth pages are accessible in dark mode and Turkish', { tag: '@full' }, async ({ page, look }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('sohbet-language', 'tr'))
  const pages = {
    '/auth/login': 'Sesini özlemişiz.',
    '/auth/register': 'Çek bir sandalye.',
    '/auth/verify-email': 'Postana bir bak.',
    '/auth/request-password-reset': 'Unuttun mu? Olur.',
    '/auth/reset-password?token=x': 'Yeni bir başlangıç.',
    '/auth/reset-password?token=x&welcome=1': 'Ekibe hoş geldin',
    '/unauthorized?from=/admin': 'Bu durak senin hattında değil.',
  }
  for (const [path, heading] of Object.entries(pages)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await look(`tr-dark${path.replaceAll(/\W+/g, '-')}`)
  }
})
