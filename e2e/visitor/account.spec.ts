import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { logInAs, newLearner, passed, secondDevice } from '../support/people.ts'

/** A real JPEG painted by the browser, as detailed as a phone's photo. */
const paintJpeg = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 2000
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('The browser has no 2D canvas')
    const dots = pen.createImageData(2000, 2000)
    for (let at = 0; at < dots.data.length; at++) dots.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
    pen.putImageData(dots, 0, 0)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })

test('a learner changes name and photo', async ({ page, request, look, otherHalf, visits }) => {
  const person = await newLearner(request)
  await logInAs(page, person)
  passed(visits)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/learner/profile')
  await expect(page.getByText('English level: N/A')).toBeVisible()
  await look('profile')

  await page.getByLabel('Username').fill('De')
  // Unsaved edits are not lost by accident
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  const question = page.getByRole('dialog', { name: 'Confirmation' })
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/learner/profile')
  await page.getByLabel('Username').blur()
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
  await page.getByLabel('Username').fill('Deniz Yıldız')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Deniz Yıldız' })).toBeVisible()

  await page.getByRole('button', { name: 'Change photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Image' })
  const chooser = dialog.getByLabel(/Drag a JPEG here/)
  await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no') })
  await expect(dialog.getByText('Please select a valid JPEG image')).toBeVisible()
  const buffer = Buffer.from(await paintJpeg(page), 'base64')
  await chooser.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await expect(dialog.getByRole('img', { name: 'Selected image' })).toBeVisible()
  await look('upload')
  const sending = page.waitForRequest((request) => request.method() === 'POST')
  await dialog.getByRole('button', { name: 'Upload Image' }).click()
  // The browser shrinks the picture before it uploads it
  const sent = Number(await (await sending).headerValue('content-length'))
  expect(sent).toBeLessThan(buffer.length * 0.8)
  await expect(page.getByText('Upload Successful')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Your account' }).click()
  await look('account-menu')
  await page.getByRole('radio', { name: 'Türkçe' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Deniz Yıldız' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  const photo = page.locator('main img')
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await otherHalf(() => look('profile-tr-dark'))
})

test(
  'a learner changes the password and logs in with it',
  { tag: '@full' },
  async ({ page, request, look, otherHalf, visits }) => {
    const person = await newLearner(request)
    await logInAs(page, person, '/learner/settings')
    passed(visits)
    const change = async (current: string, next: string, again = next) => {
      await page.getByLabel('Current password', { exact: true }).fill(current)
      await page.getByLabel('New password', { exact: true }).fill(next)
      await page.getByLabel('Confirm password', { exact: true }).fill(again)
      await page.getByRole('button', { name: 'Change password' }).click()
    }
    await change(person.password, 'eight blue trams', 'eight blue trains')
    await expect(page.getByText('Passwords must match')).toBeVisible()
    await change('not the one', 'eight blue trams')
    await expect(page.getByText('The password is not right')).toBeVisible()
    await change(person.password, 'eight blue trams')
    await expect(page.getByText('Password changed')).toBeVisible()
    await expect(page.getByText('This device')).toBeVisible()
    await look('settings')
    await otherHalf(() => look('settings-tr-dark'))

    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/auth/login')
    await logInAs(page, { ...person, password: 'eight blue trams' })
  },
)

test(
  'a learner signs another device out',
  { tag: '@full' },
  async ({ page, browser, baseURL, request, visits }) => {
    const person = await newLearner(request)
    await logInAs(page, person)
    passed(visits, '/learner/settings')
    const other = await secondDevice(browser, String(baseURL), person)
    await page.goto('/learner/settings')
    const devices = page.getByRole('region', { name: 'My devices' })
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await devices
      .getByRole('listitem')
      .filter({ hasNotText: 'This device' })
      .getByRole('button', { name: /Sign out/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(devices.getByRole('listitem')).toHaveCount(1)

    const [otherPage] = other.pages()
    await otherPage?.goto('/learner/profile')
    await expect.poll(() => otherPage?.url()).toContain('/auth/login')
    await other.close()
  },
)

test(
  'a member finds the way back from the public pages, with the chosen plan',
  { tag: '@full' },
  async ({ page, request, visits }) => {
    const person = await newLearner(request)
    await logInAs(page, person)
    passed(visits, '/', '/pricing', '/auth/register')
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'shift', 0)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const header = page.getByRole('banner')
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(header.getByRole('link', { name: 'Katıl' })).toBeHidden()
    await expect(header.getByRole('link', { name: 'Giriş yap' })).toBeHidden()
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))).toBeLessThan(0.02)
    await header.getByRole('link', { name: 'Hesabım' }).click()
    await expect(page).toHaveURL('/learner')

    await page.goto('/pricing')
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.url().includes('/api/users/'),
    )
    await page.getByRole('link', { name: 'Paketi Sec: Super' }).click()
    expect(await (await saved).json()).toMatchObject({ plan: 'super' })
    // Without a level the home comes first
    await expect(page).toHaveURL('/learner')
    await page.evaluate(() => localStorage.removeItem('sohbet-session'))
    await page.goto('/')
    await expect(header.getByRole('link', { name: 'Katıl' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Hesabım' })).toBeHidden()
  },
)

test(
  'a learner downloads the data and deletes the account',
  { tag: '@full' },
  async ({ page, request, look, visits }) => {
    const person = await newLearner(request)
    await logInAs(page, person, '/learner/settings')
    passed(visits)
    await look('settings-before-leaving')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    expect(await readFile(await (await downloading).path(), 'utf8')).toContain(person.email)

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete my account' })
    await dialog.getByLabel('Password', { exact: true }).fill('not the one')
    await dialog.getByRole('button', { name: 'Delete for ever' }).click()
    await expect(dialog.getByText('The password is not right')).toBeVisible()
    await dialog.getByLabel('Password', { exact: true }).fill(person.password)
    await dialog.getByRole('button', { name: 'Delete for ever' }).click()
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByText('Your account and your personal data are deleted')).toBeVisible()
    const { email, password } = person
    expect((await request.post('/api/auth/login', { data: { email, password } })).status()).toBe(401)
  },
)
