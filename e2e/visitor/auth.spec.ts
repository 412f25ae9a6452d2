import type { Page } from '@playwright/test'
import { field, logInHere, newAddress, password, press, toast } from '../support/auth-pages.ts'
import { expect, test } from '../support/fixtures.ts'
import { codePattern, mailed } from '../support/mailbox.ts'

async function register(page: Page, email: string) {
  await field(page, 'Username').fill('Elif')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await press(page, 'Register')
  await expect(page).toHaveURL(/\/auth\/verify-email/)
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

test(
  'the link of the verification mail fills in address and code, and leads to log-in',
  { tag: '@full' },
  async ({ page, request, visits }) => {
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
    await Promise.all([greeted, logInHere(page, email, password)])
    await expect(page).toHaveURL('/learner')
    // Other journeys inspect these pages
    for (const path of visits.seen) visits.inspected.add(path)
  },
)

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
    await logInHere(page, email, password)
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

test('failures without a server message show a default text', { tag: '@full' }, async ({ page, look }) => {
  await page.route('**/api/auth/*', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))

  await page.goto('/auth/login')
  await logInHere(page, newAddress('kimse'), password)
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
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/learner')

    // Logs in as another user and returns to the wanted page
    await page.goto('/unauthorized?from=/admin/users')
    await press(page, 'Sign In')
    await expect(page).toHaveURL('/auth/login?next=%2Fadmin%2Fusers')
    await logInHere(page, 'admin@sohbet.test', 'sohbet-demo')
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
