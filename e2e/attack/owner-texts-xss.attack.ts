import { expect, test } from '@playwright/test'
import {
  getMailText,
  listMailTexts,
  mailText,
  mailTextLimits,
  previewMailText,
} from '@sohbet/contract/site/mail-texts'
import { previewSitePage } from '@sohbet/contract/site/site'
import { sitePageNames } from '@sohbet/contract/site/site-pages'
import { languages } from '@sohbet/domain/language'
import type { z } from 'zod'
import { localPath, quickTestPath } from '@sohbet/domain/site/public-path'
import { asAdmin, expectHarmless, Payloads, publicPaths, publish, type Place } from './owner-payloads.ts'
import { writeAnnouncement, writeBrand, writeRecords } from './owner-records.ts'
import { origin, startSchool, type School } from './start-school.ts'

let school: School
test.beforeAll(async () => {
  school = await startSchool()
})
test.afterAll(() => school.stop())
test.use({ baseURL: origin })

test('no text that an owner writes for the site runs as a script', async ({ page, request }) => {
  test.setTimeout(180 * 60_000)
  const payloads = new Payloads()
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(page.url())
    void dialog.accept()
  })
  const paths = await publicPaths(page, school.client)
  let rounds = 0
  let visited = 0
  let showing = 0
  const visit = async (path: string) => {
    await page.goto(path)
    visited++
    showing += await expectHarmless(page, path)
  }
  do {
    const admin = await asAdmin(request)
    const records = payloads.for('records', { max: 1500, fits: () => true }) ?? ''
    await writeRecords({ client: school.client, request }, { payloads: records, round: rounds })
    await writeAnnouncement(admin, payloads)
    const icon = await writeBrand(admin, payloads)
    for (const name of sitePageNames) await publish(admin, name, payloads)
    for (const path of paths) await visit(path)
    for (const language of languages) {
      const answers = await request.post(localPath(quickTestPath, language), {
        form: await quickAnswers(school.client),
      })
      await page.setContent(await answers.text())
      await expect(page.locator('.quick-right')).toBeVisible()
      showing += await expectHarmless(page, 'the result of the quick test')
      for (const name of ['salesDocuments', sitePageNames[rounds % sitePageNames.length]]) {
        const preview = `/site/pages/${name}/preview?language=${language}`
        await visit((await admin(preview, previewSitePage.reply)).url)
      }
    }
    await page.goto(icon)
    await expectHarmless(page, icon)
    rounds++
  } while (payloads.takeMore())
  process.stdout.write(`${rounds} rounds, ${visited} pages, ${showing} with payloads\n`)
  expect(alerts).toEqual([])
  expect(showing).toBeGreaterThan(visited * 0.9)
})

/** An answer to each question of the quick test. */
async function quickAnswers(client: School['client']): Promise<Record<string, string>> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM level_test_questions WHERE is_quick')
  return Object.fromEntries(rows.map(({ id }) => [id, 'A']))
}

test('before a school opens, no text of its pages runs as a script', async ({ page, request }) => {
  const payloads = new Payloads()
  await school.client.query('UPDATE school_opening SET opened_at = NULL')
  await expect.poll(async () => (await request.get('/robots.txt')).text()).not.toContain('Sitemap')
  let rounds = 0
  let showing = 0
  do {
    const admin = await asAdmin(request)
    for (const name of ['layout', 'contact', 'imprint', 'privacy'] as const)
      await publish(admin, name, payloads)
    for (const path of ['/', '/en', '/imprint', '/en/privacy']) {
      await page.goto(path)
      showing += await expectHarmless(page, path)
    }
    rounds++
  } while (payloads.takeMore() && rounds < 10)
  expect(showing).toBe(rounds * 4)
  await school.client.query('UPDATE school_opening SET opened_at = now()')
})

test('no text that an owner writes for a mail runs as a script', async ({ page, request }) => {
  test.setTimeout(40 * 60_000)
  const admin = await asAdmin(request)
  const overviews = await admin('/mail-texts', listMailTexts.reply)
  const mails = await Promise.all(
    overviews.map(({ mail }) => admin(`/mail-texts/${mail}`, getMailText.reply)),
  )
  const payloads = new Payloads()
  let shown = 0
  do {
    // Security mails refuse every text that looks like a link, as the payloads do
    for (const { mail, tr, en } of mails.filter(({ isSecurity }) => !isSecurity))
      for (const [language, { first }] of Object.entries(en ? { tr, en } : { tr })) {
        const path = `/mail-texts/${mail}/${language}/preview`
        const data = mailWithPayloads(first, { payloads, path })
        const { html } = await admin(path, previewMailText.reply, { method: 'POST', data })
        await page.setContent(html)
        shown += await expectHarmless(page, path)
      }
  } while (payloads.takeMore())
  process.stdout.write(`${shown} mails with payloads\n`)
  expect(shown).toBeGreaterThan(50)
})

/** All mails have one form, so that the payloads of the short parts are divided among them. */
function mailWithPayloads(first: MailText, { payloads, path }: Place): MailText {
  const part = (name: keyof MailText, field: string) => {
    const max = mailTextLimits[name] - first[name].length - 1
    const fits = (text: string) => mailText.shape[name].safeParse(text).success && !/\{[^{}]+\}/.test(text)
    return `${first[name]} ${payloads.for(field, { max, fits }) ?? ''}`.trim()
  }
  return {
    subject: part('subject', 'subject'),
    body: part('body', `${path}.body`),
    button: part('button', 'button'),
    notes: part('notes', `${path}.notes`),
  }
}
type MailText = z.infer<typeof mailText>
