import { expect, test, type Account } from './fixtures.ts'

const homes: [Account, string][] = [
  ['admin', '/admin'],
  ['coach', '/coach'],
  ['learner', '/learner'],
  ['newcomer', '/learner'],
]

for (const [account, home] of homes) {
  test(`${account} logs in, lands on ${home} and logs out`, async ({ page, logIn, look }) => {
    await logIn(account)
    await expect(page).toHaveURL(home)
    await expect(page.getByText('Login successful')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(`home-${account}`)

    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/auth/login')
    await page.goto(home)
    await expect(page).toHaveURL(/^[^?]*\/auth\/login/)
  })
}

test('the log-in form says what is wrong, field by field, on blur', async ({ page, look }) => {
  await page.goto('/auth/login')
  await look('login')
  await page.getByLabel('Email').fill('nonsense')
  await page.getByLabel('Email').blur()
  await expect(page.getByText('Invalid email')).toBeVisible()
  await page.getByLabel('Email').fill('')
  await page.getByLabel('Email').blur()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('12345')
  await page.getByLabel('Password', { exact: true }).blur()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await look('login-invalid')
})

test('a wrong password shows the server’s message', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill('admin@sohbet.test')
  await page.getByLabel('Password', { exact: true }).fill('not the one')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await expect(page).toHaveURL('/auth/login')
})

test('a visitor is sent to log-in and then where they wanted to go', async ({ page }) => {
  await page.goto('/admin/users')
  await expect(page).toHaveURL(/\/auth\/login/)
  const login = new URL(page.url())
  await page.getByLabel('Email').fill('admin@sohbet.test')
  await page.getByLabel('Password', { exact: true }).fill('sohbet-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/admin/users')
  expect(login.searchParams.get('next')).toBe('/admin/users')

  await page.goto('/auth/login')
  await expect(page).toHaveURL('/admin')
})

test('the wrong role is sent to /unauthorized', async ({ page, logIn, look }) => {
  await logIn('learner')
  await expect(page).toHaveURL('/learner')
  await page.goto('/admin/users')
  await expect(page).toHaveURL('/unauthorized')
  await look('unauthorized')
})

test('/login and /learner/dashboard lead to the real pages', async ({ page, logIn }) => {
  await page.goto('/login')
  await expect(page).toHaveURL('/auth/login')
  await logIn('learner')
  await expect(page).toHaveURL('/learner')
  await page.goto('/learner/dashboard')
  await expect(page).toHaveURL('/learner')
})

test('the session is kept encrypted, survives a reload, and a second tab follows log-out', async ({
  page,
  context,
  logIn,
}) => {
  await logIn('learner')
  await expect(page).toHaveURL('/learner')
  const kept = await page.evaluate(() => JSON.stringify(localStorage))
  expect(kept).not.toContain('accessToken')
  expect(kept).not.toContain('learner@sohbet.test')

  const second = await context.newPage()
  await second.goto('/learner')
  await expect(second).toHaveURL('/learner')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(second).toHaveURL(/\/auth\/login/)
})

test('an expired access token is refreshed once and the call repeated', async ({ page, logIn }) => {
  await logIn('admin')
  await expect(page).toHaveURL('/admin')
  let refused = 0
  let refreshes = 0
  await page.route(/api\/users\?/, async (route) => {
    if (refused++ > 0) return route.continue()
    return route.fulfill({ status: 401, json: { code: 'NOT_SIGNED_IN', message: 'Please sign in' } })
  })
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) refreshes += 1
  })
  await page.goto('/admin/users')
  await expect(page.getByText('admin@sohbet.test').first()).toBeVisible()
  expect(refreshes).toBe(1)
})

test('a session ended elsewhere leads back to log-in', async ({ page, logIn }) => {
  await logIn('admin')
  await expect(page).toHaveURL('/admin')
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { code: 'SESSION_ENDED', message: 'Your session has ended' } }),
  )
  await page.goto('/admin/users')
  await expect(page).toHaveURL(/\/auth\/login/)
})
