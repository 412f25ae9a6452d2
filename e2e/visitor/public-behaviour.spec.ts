import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

/** The sum of the scripts that a page loads, as transferred. */
function countScripts(page: Page): () => number {
  let bytes = 0
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      bytes += Number(response.headers()['content-length'] ?? (await response.body()).length)
  })
  return () => bytes
}

const budget = 10 * 1024

test(
  'the landing page loads less than 10 KB of script, and its layout does not shift',
  { tag: '@full' },
  async ({ page, visits }) => {
    const scriptBytes = countScripts(page)
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'shift', 0)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    visits.inspected.add('/')
    expect(scriptBytes()).toBeGreaterThan(0)
    expect(scriptBytes()).toBeLessThan(budget)
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))).toBeLessThan(0.02)
  },
)

test('a visitor plays a story and writes to the school, and React loads at the first touch', async ({
  page,
  visits,
}) => {
  const scriptBytes = countScripts(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  visits.inspected.add('/')
  expect(scriptBytes()).toBeGreaterThan(0)
  expect(scriptBytes()).toBeLessThan(budget)
  const height = () => page.locator('#stories').evaluate((section) => section.getBoundingClientRect().height)
  await page.evaluate(async () => void (await document.fonts.ready))
  const heightBefore = await height()
  await page.getByRole('button', { name: 'Videoyu oynat: Selin' }).click()
  await expect(page.locator('video')).toHaveAttribute('src', '/videos/story-1.mp4')
  expect(scriptBytes()).toBeGreaterThan(budget)
  expect(await height()).toBe(heightBefore)

  const before = scriptBytes()
  await page.goto('/contact', { waitUntil: 'networkidle' })
  expect(scriptBytes() - before).toBeLessThan(budget)
  const name = page.getByLabel('Adın', { exact: true })
  const email = page.getByLabel('E-posta adresin')
  const send = page.getByRole('button', { name: 'Gönder' })
  await page.getByLabel('Mesajın').fill('Salı akşamı ders var mı?')
  await send.click()
  await expect(page.getByText('Adını yaz.')).toBeVisible()
  await expect(page.getByText('E-posta adresini yaz.')).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('Ada')
  await expect(page.getByText('Adını yaz.')).toBeHidden()
  await email.fill('ada@example')
  await send.click()
  await expect(page.getByText('Bu bir e-posta adresine benzemiyor')).toBeVisible()
  await email.fill('ada@example.test')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Mesajın elimizde.' })).toBeVisible()
  await expect(send).toBeHidden()
})

test(
  'a success story becomes a video on request, and a picture again',
  { tag: '@full' },
  async ({ page, visits }) => {
    const videos: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/videos/')) videos.push(request.url())
    })
    await page.goto('/en/about')
    visits.inspected.add('/en/about')
    const play = page.getByRole('button', { name: 'Play the video: Selin' })
    await expect(play).toBeVisible()
    expect(videos).toEqual([])
    await play.click()
    const video = page.locator('video')
    await expect(video).toHaveAttribute('src', '/videos/story-1.mp4')
    await expect.poll(() => videos.length).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Back to the picture: Selin' }).click()
    await expect(video).toHaveCount(0)
    await expect(play).toBeFocused()
  },
)

test(
  'the table of contents of the FAQ scrolls smoothly to 80 px above an answer',
  { tag: '@full' },
  async ({ page, visits }, info) => {
    test.skip(info.project.name === 'phone', 'only wide screens have the table of contents')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/faq')
    visits.inspected.add('/faq')
    const smooth = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    expect(smooth).toBe('smooth')
    const answer = page.locator('#plan-differences')
    const top = () => answer.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await answer.locator('summary').click()
    await expect(answer).not.toHaveAttribute('open')
    await page.getByRole('link', { name: 'Paketler arasında ne fark var?' }).click()
    await expect.poll(top).toBe(80)
    await expect(answer).toHaveAttribute('open')
    await page.goto('/faq#exams')
    await expect
      .poll(() =>
        page.locator('#exams').evaluate((element) => Math.round(element.getBoundingClientRect().top)),
      )
      .toBe(80)
  },
)

test(
  'the steps show their tooltips on hover and focus, and hide them on Escape',
  { tag: '@full' },
  async ({ page, visits }) => {
    await page.goto('/en/courses')
    visits.inspected.add('/en/courses')
    const tip = page.getByRole('tooltip').filter({ hasText: '40 written questions' })
    await expect(tip).toBeHidden()
    await page.getByRole('button', { name: 'More about: Level test' }).focus()
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tooltip').filter({ hasText: 'cancel up to 24 hours' })).toBeVisible()
  },
)

test(
  'the contact form shows the errors that the server finds, and its own thanks',
  { tag: '@full' },
  async ({ page, visits }) => {
    const sent: unknown[] = []
    let status = 429
    await page.route('**/api/contact', async (route) => {
      sent.push(route.request().postDataJSON())
      await route.fulfill({ status, json: { message: status === 201 ? 'Received' : 'Too many, wait.' } })
    })
    await page.goto('/en/contact')
    visits.inspected.add('/en/contact')
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('Your email address').fill('ada@example.test')
    await page.getByLabel('Your message').fill('Hello there')
    const send = page.getByRole('button', { name: 'Send' })
    await send.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Too many, wait.')
    await expect(send).toBeFocused()
    status = 201
    await page.keyboard.press('Enter')
    await expect(page.getByText('Thank you, we will write back')).toBeVisible()
    expect(sent[1]).toEqual({
      name: 'Ada',
      email: 'ada@example.test',
      message: 'Hello there',
      website: '',
      language: 'en',
    })
  },
)
