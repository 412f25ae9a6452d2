import type { Browser } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

/** A page in a window of its own, because the browser logs every missing script as an error. */
async function openWithout(browser: Browser, script: string) {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  await page.route(`**/assets/${script}-*.js`, (route) => route.abort())
  const restore = () => page.unrouteAll({ behavior: 'ignoreErrors' })
  return { page, restore, loads: () => loads, close: () => context.close() }
}

const errorName = 'Unexpected Application Error!'

test('reloads once when the script of a screen is missing, then shows the error dialog @full', async ({
  browser,
  baseURL,
}) => {
  const { page, restore, loads, close } = await openWithout(browser, 'login-page')
  await page.goto(`${baseURL}/auth/login`, { waitUntil: 'commit' })
  const dialog = page.getByRole('alertdialog', { name: errorName })
  await expect(dialog).toBeVisible()
  expect(loads()).toBe(2)

  await restore()
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(loads()).toBe(3)
  await close()
})

test('shows the error dialog when the script of the next screen stays missing @full', async ({
  browser,
  baseURL,
}) => {
  const { page, loads, close } = await openWithout(browser, 'request-password-reset-page')
  await page.goto(`${baseURL}/auth/login`)
  const link = page.getByRole('link', { name: 'Sifremi Unuttum ?' }) // sic
  await link.click()
  await expect.poll(loads).toBe(2)
  await link.click()
  await expect(page.getByRole('alertdialog', { name: errorName })).toBeVisible()
  expect(loads()).toBe(2)
  await close()
})

for (const script of ['root', 'every-page'])
  test(`shows a message in both languages when the script ${script} is missing @full`, async ({
    browser,
    baseURL,
  }) => {
    const { page, restore, loads, close } = await openWithout(browser, script)
    await page.goto(`${baseURL}/auth/login`, { waitUntil: 'commit' })
    const message = page.getByRole('alert')
    await expect(message).toContainText(errorName)
    await expect(message).toContainText('Beklenmeyen uygulama hatası!')
    expect(loads()).toBe(2)

    await restore()
    await message.getByRole('link', { name: 'Reload Page' }).click()
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await close()
  })

test('auth pages say in both languages that they need JavaScript @full', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/auth/register`)
  const [english, turkish] = [page.locator('noscript [lang=en]'), page.locator('noscript [lang=tr]')]
  await expect(english).toBeVisible()
  await expect(english).toContainText('This page needs JavaScript.')
  await expect(turkish).toContainText('Bu sayfa JavaScript olmadan çalışmaz.')
  await context.close()
})

test('without a connection every screen says so, and a link stays in the app @full', async ({
  page,
  context,
  logIn,
  look,
}) => {
  const scripts = { open: 0, loaded: '' }
  const isScript = (url: string) => url.includes('/assets/')
  page.on('request', (request) => {
    if (isScript(request.url())) scripts.open += 1
  })
  page.on('requestfinished', (request) => {
    if (!isScript(request.url())) return
    scripts.open -= 1
    scripts.loaded += request.url()
  })
  await logIn('learner')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The pages that are likely next are fetched ahead
  for (const name of ['course', 'courses', 'calendar', 'review'])
    await expect.poll(() => scripts.loaded).toContain(`/${name}-page-`)
  await expect.poll(() => scripts.open).toBe(0)
  // The menu is loaded on demand
  await page.getByRole('button', { name: 'Open navigation' }).tap()
  await page.getByRole('button', { name: 'Close navigation' }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await look('home-offline')
  await page.getByRole('button', { name: 'Open navigation' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'My Sessions' }).tap()
  await expect(page.getByRole('alert')).toContainText('This page opens when you are back online.')
  await expect(page).toHaveURL('/learner')

  await context.setOffline(false)
  await expect(page.getByText('You are back online, and everything is sent.')).toBeVisible()
  await expect(page).toHaveURL(/\/learner\/calendar/)
})
