import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { readMailbox } from '@sohbet/contract/core/dev'
import { getMailText, saveMailText } from '@sohbet/contract/site/mail-texts'
import { xssPayloads } from '@sohbet/contract/testing/xss-payloads'
import { aCourse, aLearner, takeSeat } from '../support/enrolling.ts'
import { logInByForm } from '../support/fixtures.ts'
import { asAdmin, expectHarmless, Payloads, publish, type Admin } from './owner-payloads.ts'
import { writeBrand, writeRecords } from './owner-records.ts'
import { origin, startSchool, type School } from './start-school.ts'

let school: School
test.beforeAll(async () => {
  school = await startSchool()
})
test.afterAll(() => school.stop())
test.use({ baseURL: origin })

/** Payloads joined in one text. */
const together = 16

/** Saves payloads in the mail about a paid seat. */
async function writeMail(admin: Admin, text: string) {
  const path = '/mail-texts/enrolled'
  const { tr, en } = await admin(path, getMailText.reply)
  for (const [language, edited] of Object.entries(en ? { tr, en } : { tr })) {
    const { first, revision } = edited
    // Words in braces would be placeholders
    const data = { ...first, body: `${first.body}\n\n${text.replaceAll(/[{}]/g, '')}`, revision }
    await admin(`${path}/${language}`, saveMailText.reply, { method: 'PUT', data })
  }
}

/** The mails to a learner, once the papers of the purchase have arrived. */
async function mailsTo(request: APIRequestContext, email: string) {
  const read = async () =>
    readMailbox.reply.parse(await (await request.get('/api/dev/mailbox', { params: { to: email } })).json())
  const papers = async () => (await read()).flatMap(({ attachments = [] }) => attachments).length
  await expect.poll(papers, { timeout: 60_000 }).toBeGreaterThanOrEqual(2)
  return read()
}

/** A PDF must not run anything or link to a script. */
async function expectHarmlessPdf(request: APIRequestContext, url: string) {
  const file = (await (await request.get(url)).body()).toString('latin1')
  expect(file.slice(0, 5)).toBe('%PDF-')
  expect(file).not.toMatch(/\/(?:JavaScript|JS|OpenAction|AA|Launch|EmbeddedFile|SubmitForm)\b/)
  const links = [...file.matchAll(/\/URI\s*\(([^)]*)\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !/^(?:https?:\/\/|mailto:|tel:)/.test(link))).toEqual([])
}

/** Opens each document of the wizard. */
async function visitConsents(page: Page, courseId: string): Promise<number> {
  await page.goto(`/learner/enroll/${courseId}?step=payment`)
  const consents = page.getByRole('group').filter({ has: page.getByRole('checkbox') })
  const documents = consents.getByRole('button')
  await expect(documents).toHaveCount(2)
  let showing = await expectHarmless(page, 'the payment step')
  for (const at of [0, 1]) {
    await documents.nth(at).click()
    await expect(page.getByRole('dialog').locator('h3, h2').first()).toBeVisible()
    showing += await expectHarmless(page, 'a document of the wizard')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  return showing
}

/** Opens the documents that the learner accepted. */
async function visitAccepted(page: Page): Promise<number> {
  await page.goto('/learner/courses')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Documents you accepted' })
    .last()
    .getByRole('button', { name: 'Read' })
    .click()
  await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(2)
  return expectHarmless(page, 'the accepted documents')
}

test('nothing that an owner wrote runs as a script in a purchase, its mails and its papers', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(60 * 60_000)
  const payloads = new Payloads()
  const counts = { mails: 0, papers: 0, screens: 0, showing: 0 }
  for (let round = 0; round * together < xssPayloads.length; round++) {
    const text = xssPayloads.slice(round * together, (round + 1) * together).join(' ')
    const [learner, bought, wanted] = [
      await aLearner(request),
      await aCourse(request),
      await aCourse(request),
    ]
    const admin = await asAdmin(request)
    await writeRecords({ client: school.client, request }, { payloads: text, round })
    await writeBrand(admin, payloads)
    await writeMail(admin, text)
    for (const name of ['salesDocuments', 'pricing'] as const) await publish(admin, name, payloads)
    await takeSeat(learner.call, bought.id)
    for (const { html, subject, attachments = [] } of await mailsTo(request, learner.email)) {
      await page.setContent(html)
      counts.showing += await expectHarmless(page, subject)
      counts.mails++
      for (const { url } of attachments) await expectHarmlessPdf(request, url)
      counts.papers += attachments.length
    }
    const own = await (await browser.newContext({ baseURL: origin, locale: 'en-GB' })).newPage()
    await logInByForm(own, learner, '/learner/courses')
    counts.showing += (await visitAccepted(own)) + (await visitConsents(own, wanted.id))
    counts.screens += 4
    await own.context().close()
  }
  process.stdout.write(`${JSON.stringify(counts)}\n`)
  expect(counts.showing).toBeGreaterThan(counts.screens + counts.mails / 2)
})
