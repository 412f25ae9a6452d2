import { xssPayloads } from '@sohbet/contract/testing/xss-payloads'
import { expect, type APIRequestContext } from '@playwright/test'
import { test } from '../support/fixtures.ts'

test('a learner and a coach chat live; messages survive a reload and a lost connection', async ({
  page,
  browser,
  logIn,
  look,
  otherHalf,
  visits,
}) => {
  await logIn('coach')
  const elsewhere = await browser.newContext({ locale: 'en-GB' })
  const learner = await elsewhere.newPage()
  await learner.goto('/auth/login')
  await learner.getByLabel('Email').fill('learner@sohbet.test')
  await learner.getByLabel('Password', { exact: true }).fill('sohbet-demo')
  await learner.getByRole('button', { name: 'Login' }).click()
  await expect(learner).toHaveURL('/learner')
  await learner.getByRole('button', { name: /^Messages/ }).click()
  await learner.getByRole('link', { name: /Oliver Hart/ }).click()
  await expect(learner.getByRole('heading', { name: 'Oliver Hart' })).toBeVisible()

  await page.getByRole('button', { name: /^Messages/ }).click()
  await page.getByRole('link', { name: /Elif Yıldız/ }).click()
  await expect(page.getByRole('heading', { name: 'Elif Yıldız' })).toBeVisible()
  await look('messages-thread')
  await otherHalf(() => look('messages-thread-tr'))

  // Enter sends on a desktop; the message appears on the other screen by itself
  await page.getByLabel('Your message').fill('Are you there? See https://sohbet.test/a.')
  await page.keyboard.press('Enter')
  const arrived = learner.getByRole('article').filter({ hasText: 'Are you there?' })
  await expect(arrived).toBeVisible()
  await expect(arrived.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(learner.getByTestId('message-news')).toContainText('Oliver Hart: Are you there?')

  // A draft survives a reload
  await learner.getByLabel('Your message').fill('Yes, I am')
  await learner.reload()
  await expect(learner.getByLabel('Your message')).toHaveValue('Yes, I am')

  // Without a connection the message waits, and is sent once
  await learner.route('**/messages/threads/*/messages', (route) => route.abort())
  await learner.getByRole('button', { name: 'Send' }).click()
  await expect(learner.getByText('Not sent.')).toBeVisible()
  await learner.unroute('**/messages/threads/*/messages')
  await expect(learner.getByText('Not sent.')).toBeHidden()
  await expect(page.getByRole('article').filter({ hasText: 'Yes, I am' })).toHaveCount(1)
  await elsewhere.close()
  for (const path of visits.seen) if (path !== new URL(page.url()).pathname) visits.inspected.add(path)
})

test(
  'a learner writes to the school; an admin answers with a saved reply and closes the thread',
  { tag: '@full' },
  async ({ page, logIn, look, visits }) => {
    await logIn('learner', { at: '/learner/messages/new' })
    await page.getByRole('combobox', { name: /^To/ }).selectOption({ label: 'The school' })
    await page.getByLabel('Subject').fill('About my lessons')
    await page.getByLabel('Your message').fill('Can I have a lesson with two coaches?')
    await look('messages-new')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('article')).toContainText('a lesson with two coaches')
    const thread = new URL(page.url()).pathname
    visits.inspected.add(thread)

    // Keeps the learner's session valid for other journeys
    await page.goto('/healthz')
    await page.evaluate(() => localStorage.clear())
    await logIn('admin', { at: '/admin/messages?state=open' })
    await look('messages-inbox')
    await page
      .getByRole('link', { name: /About my lessons/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Insert a saved reply' }).click()
    await page.getByRole('menuitem', { name: 'Özel ders ayırtma' }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('article').last()).toContainText('Koçunla uygun saatleri')
    await page.getByRole('button', { name: 'Mark as done' }).click()
    await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
  },
)

test(
  '150 payloads in texts and a subject appear as plain text, and none runs',
  { tag: '@full' },
  async ({ page, request, logIn }) => {
    const threadId = await writePayloads(request)
    await logIn('admin', { at: `/admin/messages/${threadId}` })
    await expect(page.getByRole('heading', { name: payload(0) })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(parts.length)
    const texts = await page.locator('article p').allTextContents()
    expect(texts).toEqual(parts)
    expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined()
    const links = await page
      .locator('article a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(links.filter((link) => !link?.startsWith('https://'))).toEqual([])
  },
)

const payload = (place: number) => xssPayloads[place] ?? ''
const aMessage = 10
const parts = Array.from({ length: Math.ceil(xssPayloads.length / aMessage) }, (_, part) =>
  xssPayloads
    .slice(part * aMessage, (part + 1) * aMessage)
    .join('\n')
    .trim(),
)

async function writePayloads(request: APIRequestContext): Promise<string> {
  const login = await request.post('/api/auth/login', {
    data: { email: 'newcomer@sohbet.test', password: 'sohbet-demo' },
  })
  const headers = { authorization: `Bearer ${String((await login.json()).accessToken)}` }
  const data = (text: string) => ({ text, clientId: crypto.randomUUID() })
  const started = await request.post('/api/messages/threads', {
    headers,
    data: { to: 'school', subject: payload(0), ...data(parts[0] ?? '') },
  })
  const { threadId } = await started.json()
  for (const text of parts.slice(1))
    await request.post(`/api/messages/threads/${threadId}/messages`, { headers, data: data(text) })
  return String(threadId)
}
