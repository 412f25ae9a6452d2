import type { Request } from '@playwright/test'
import { expect, homes, test } from '../support/fixtures.ts'

for (const account of ['admin', 'coach', 'learner', 'newcomer'] as const) {
  const home = homes[account]
  test(
    `${account} logs in, lands on ${home} and logs out`,
    { tag: '@full' },
    async ({ page, logIn, look }) => {
      await logIn(account, { byForm: true })
      await expect(page.getByText('Login successful')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await look(`home-${account}`)

      await page.getByRole('button', { name: 'Your account' }).click()
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL('/auth/login')
      await page.goto(home)
      await expect(page).toHaveURL(/^[^?]*\/auth\/login/)
      await look('login')
    },
  )
}

for (const account of ['admin', 'coach', 'learner'] as const) {
  test(
    `the home of the ${account} is accessible in dark mode and Turkish`,
    { tag: '@full' },
    async ({ page, logIn, look, otherHalf }) => {
      await logIn(account)
      await otherHalf(async () => {
        await expect(page.getByText('Merhaba,')).toBeVisible()
        await look(`home-${account}-tr-dark`)
      })
    },
  )
}

test('the log-in form shows the error of each field on blur', { tag: '@full' }, async ({ page, look }) => {
  await page.goto('/auth/login')
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

test('a wrong password shows the server’s message', { tag: '@full' }, async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill('admin@sohbet.test')
  await page.getByLabel('Password', { exact: true }).fill('not the one')
  await page.getByRole('button', { name: 'Login' }).click()
  // In a toast, and at the form
  await expect(page.getByText('Invalid email or password')).toHaveCount(2)
  await expect(page).toHaveURL('/auth/login')
})

test('a visitor is redirected to log-in and then to the requested page @full', async ({ page, look }) => {
  await page.goto('/admin/users')
  await expect(page).toHaveURL(/\/auth\/login/)
  await look('login-first')
  const login = new URL(page.url())
  await page.getByLabel('Email').fill('admin@sohbet.test')
  await page.getByLabel('Password', { exact: true }).fill('sohbet-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/admin/users')
  await expect(page.getByText(/@\w+\.test/).first()).toBeVisible()
  await look('users-after-login')
  expect(login.searchParams.get('next')).toBe('/admin/users')

  await page.goto('/auth/login')
  await expect(page).toHaveURL('/admin')
})

test('the wrong role is redirected to /unauthorized', { tag: '@full' }, async ({ page, logIn, look }) => {
  await logIn('learner')
  await page.goto('/admin/users')
  await expect(page).toHaveURL('/unauthorized?from=%2Fadmin%2Fusers')
  await look('unauthorized')
})

test(
  '/login and /learner/dashboard redirect to the real pages',
  { tag: '@full' },
  async ({ page, logIn }) => {
    await page.goto('/login')
    await expect(page).toHaveURL('/auth/login')
    await logIn('learner')
    await page.goto('/learner/dashboard')
    await expect(page).toHaveURL('/learner')
  },
)

test('the session is stored encrypted, survives a reload, and a second tab follows log-out', async ({
  page,
  context,
  logIn,
}) => {
  await logIn('learner')
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).not.toContain('accessToken')
  expect(stored).not.toContain('learner@sohbet.test')

  const second = await context.newPage()
  await second.goto('/learner')
  await expect(second).toHaveURL('/learner')
  // A tab that is still opening has nothing to explain
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(second).toHaveURL('/auth/login')
  await expect(second.getByText('You were signed out. Please log in again.')).toBeVisible()
})

test(
  'an expired access token is refreshed once and the call repeated',
  { tag: '@full' },
  async ({ page, logIn }) => {
    await logIn('admin')
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
    await expect(page.getByText(/@\w+\.test/).first()).toBeVisible()
    expect(refreshes).toBe(1)
  },
)

test(
  'a session ended on another device redirects to log-in',
  { tag: '@full' },
  async ({ page, logIn, visits }) => {
    await logIn('admin')
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { code: 'SESSION_ENDED', message: 'Your session has ended' } }),
    )
    await page.goto('/admin/users')
    await expect(page).toHaveURL('/auth/login?next=%2Fadmin%2Fusers')
    await expect(page.getByText('You were signed out. Please log in again.')).toBeVisible()
    // Visible only for a moment, until the refusal arrives
    visits.inspected.add('/admin/users')
  },
)

test('two tabs with expired tokens refresh once', { tag: '@full' }, async ({ page, context, logIn }) => {
  await logIn('admin')
  const tabs = [page, await context.newPage()]
  const token = async (request: Request) => (await request.allHeaders())['authorization']
  let oldToken: string | undefined
  let refreshes = 0
  let goOn = () => {}
  const bothWait = new Promise<void>((resolve) => (goOn = resolve))

  await context.route('**/api/users**', async (route) => {
    oldToken ??= await token(route.request())
    if ((await token(route.request())) !== oldToken) return route.continue()
    return route.fulfill({ status: 401, json: { code: 'NOT_SIGNED_IN', message: 'Please sign in' } })
  })
  await context.route('**/api/auth/refresh', async (route) => {
    refreshes += 1
    await bothWait
    return route.continue()
  })

  await Promise.all(tabs.map((tab) => tab.goto('/admin/users')))
  // Both tabs were refused: one refreshes the token, the other waits for the lock
  await expect.poll(() => page.evaluate(tabsInLine)).toBe(2)
  goOn()
  for (const tab of tabs) {
    await expect(tab.getByText(/@\w+\.test/).first()).toBeVisible()
    await expect(tab).toHaveURL('/admin/users')
  }
  expect(refreshes).toBe(1)
})

/** Runs in the browser: counts tabs that hold or await the session lock. */
async function tabsInLine(): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query()
  return new Set([...held, ...pending].map(({ clientId }) => clientId)).size
}
