import { expect } from '@playwright/test'
import { test } from '../support/fixtures.ts'

test('an admin sees a visitor’s contact message with its markup as plain text', async ({
  page,
  request,
  logIn,
  look,
  visits,
}) => {
  const message = '<img src=x onerror=alert(1)> Merhaba, "kurs" ne zaman?'
  await page.goto('/contact')
  visits.inspected.add('/contact') // public.spec.ts inspects it
  await page.getByLabel('Adın').fill('<b>Ziyaretçi</b>')
  await page.getByLabel('E-posta adresin').fill('visitor@example.test')
  await page.getByLabel('Mesajın').fill(message)
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(page.getByRole('heading', { name: 'Mesajın elimizde.' })).toBeVisible()

  await logIn('admin', { at: '/admin/contact-messages' })
  await expect(page).toHaveURL('/admin/messages')
  await look('messages-of-the-school')
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('visitor@example.test')
  await page
    .getByRole('link', { name: /<b>Ziyaretçi<\/b>/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: '<b>Ziyaretçi</b>' })).toBeVisible()
  await expect(page.getByRole('article').getByText(message)).toBeVisible()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()

  const mails = async () => (await request.get('/api/dev/mailbox?to=merhaba@sohbet.test')).text()
  await expect.poll(mails).toContain('visitor@example.test')
})

test(
  'an announcement is previewed, saved, and shown on the home pages as plain text',
  { tag: '@full' },
  async ({ page, request, logIn, look }) => {
    const turkish = page.getByLabel('Turkish text')
    const english = page.getByLabel('English text')
    const save = page.getByRole('button', { name: 'Save the announcement' })
    const barOf = async (path: string) =>
      /<p class="announcement"[^>]*>[^<]*<\/p>/.exec(await (await request.get(path)).text())?.[0] ?? ''
    const publish = async (tr: string, en: string) => {
      await turkish.fill(tr)
      await english.fill(en)
      await save.click()
      await expect(save).toBeDisabled()
    }

    await logIn('admin')
    await page.getByRole('link', { name: 'Site', exact: true }).click()
    const before = { tr: await turkish.inputValue(), en: await english.inputValue() }
    await turkish.fill('Kayıtlar <b>açıldı</b>')
    await expect(
      page.getByRole('region', { name: 'Preview' }).getByText('Kayıtlar <b>açıldı</b>'),
    ).toBeVisible()
    await look('announcement-bar')
    await turkish.fill('x'.repeat(201))
    await save.click()
    await expect(page.getByText('Must be at most 200 characters')).toBeVisible()

    await publish('Kayıtlar <b>açıldı</b>, $& dahil', 'Open <b>now</b>, $& too')
    await expect.poll(() => barOf('/')).toContain('>Kayıtlar &lt;b&gt;açıldı&lt;/b&gt;, $&amp; dahil</p>')
    await expect.poll(() => barOf('/en')).toContain('>Open &lt;b&gt;now&lt;/b&gt;, $&amp; too</p>')
    await publish('', '')
    await expect.poll(() => barOf('/')).toContain('hidden')
    await expect.poll(() => barOf('/en')).toContain('hidden')
    // Other journeys visit the home pages meanwhile and accept any announcement
    await publish(before.tr, before.en)
    await expect.poll(() => barOf('/')).toContain(`>${before.tr}</p>`)
  },
)

test(
  'the sample stories play and the sample lessons download',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto('/')
    for (const story of [1, 2, 3]) {
      const seconds = await page.evaluate(async (address) => {
        const video = Object.assign(document.createElement('video'), { src: address, muted: true })
        document.body.append(video)
        await video.play()
        await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }))
        video.remove()
        return video.videoWidth === 640 && video.duration
      }, `/videos/story-${story}.mp4`)
      expect(seconds).toBeGreaterThan(6)
      expect(seconds).toBeLessThan(8.5)
    }
    for (const lesson of [1, 2, 3, 4]) {
      for (const path of [`/lessons/modul-${lesson}.pdf`, `/lessons/en/module-${lesson}.pdf`]) {
        const file = await request.get(path)
        expect(file.headers()['content-type']).toBe('application/pdf')
        expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
      }
    }
  },
)
