import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { xssPayloads } from '@sohbet/contract/testing/xss-payloads'
import {
  getMailText,
  listMailTexts,
  mailText,
  mailTextLimits,
  previewMailText,
} from '@sohbet/contract/site/mail-texts'
import { getSitePage, previewSitePage, publishSitePage, saveSiteDraft } from '@sohbet/contract/site/site'
import type { SiteField, StoredValue } from '@sohbet/contract/site/site-fields'
import { sitePageNames, sitePages, type SitePageName } from '@sohbet/contract/site/site-pages'
import { isGroup, isInBoth, schemaOf } from '@sohbet/contract/site/site-values'
import type { z } from 'zod'
import { lookForHarm } from './look-for-harm.ts'
import { origin, startSchool, type School } from './start-school.ts'

let school: School
test.beforeAll(async () => {
  school = await startSchool()
})
test.afterAll(() => school.stop())

const api = (path: string) => `${origin}/api${path}`

/** Tokens end before the test does, so each round logs in again. */
async function asAdmin(request: APIRequestContext) {
  const login = await request.post(api('/auth/login'), {
    data: { email: 'admin@sohbet.test', password: 'sohbet-demo' },
  })
  const headers = { authorization: `Bearer ${String((await login.json()).accessToken)}` }
  /** Sends `data`, or reads without it. */
  return async <Reply>(path: string, reply: z.ZodType<Reply>, sent?: Sent): Promise<Reply> => {
    const answer = await request.fetch(api(path), { method: 'GET', ...sent, headers })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return reply.parse(await answer.json())
  }
}
type Sent = { method: 'PUT' | 'POST'; data: unknown }
type Admin = Awaited<ReturnType<typeof asAdmin>>

/** Gives each field the next payloads that fit, until every field has had all of them. */
class Payloads {
  #next = new Map<string, number>()
  #isMore = false

  /** True once: every field has had all payloads when it is false. */
  takeMore(): boolean {
    const isMore = this.#isMore
    this.#isMore = false
    return isMore
  }

  for(field: string, { max, fits }: { max: number; fits: (text: string) => boolean }): string | undefined {
    let text = ''
    let at = this.#next.get(field) ?? 0
    for (; at < xssPayloads.length; at++) {
      const payload = xssPayloads[at] ?? ''
      if (payload.length > max || !fits(payload)) continue
      const longer = `${text} ${payload}`.trim()
      if (longer.length > max || !fits(longer)) break
      text = longer
    }
    this.#next.set(field, at)
    if (at < xssPayloads.length) this.#isMore = true
    return text === '' ? undefined : text
  }
}

/** The content of a page with payloads in every text. */
function withPayloads(field: SiteField, value: StoredValue, { payloads, path }: Place): StoredValue {
  const inside = (inner: SiteField, of: StoredValue, name: string | number) =>
    withPayloads(inner, of, { payloads, path: `${path}.${name}` })
  if (field.kind === 'group' && isGroup(value))
    return Object.fromEntries(
      Object.entries(field.fields).map(([name, inner]) => [name, inside(inner, value[name] ?? null, name)]),
    )
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((item, index) => inside(field.item, item, index))
  const isTaken = (text: StoredValue) => schemaOf(field).safeParse(text).success
  if (field.kind === 'name') return payloads.for(path, { max: field.max, fits: isTaken }) ?? value
  if (!('isOptional' in field) || !isInBoth(value)) return value
  // A text of tags alone counts as empty, and cannot be published
  const word = 'text '
  const fits = (text: string) => isTaken({ tr: word + text, en: word + text })
  const text = payloads.for(path, { max: field.max - word.length, fits })
  return text === undefined ? value : { tr: word + text, en: word + text }
}
type Place = { payloads: Payloads; path: string }

const firstContents = new Map<SitePageName, StoredValue>()

async function publish(admin: Admin, page: SitePageName, payloads: Payloads) {
  const { revision, content } = await admin(`/site/pages/${page}`, getSitePage.reply)
  const first = firstContents.get(page) ?? content
  firstContents.set(page, first)
  const poisoned = withPayloads(sitePages[page], first, { payloads, path: page })
  const { revision: drafted } = await admin(`/site/pages/${page}/draft`, saveSiteDraft.reply, {
    method: 'PUT',
    data: { revision, content: poisoned },
  })
  await admin(`/site/pages/${page}/versions`, publishSitePage.reply, {
    method: 'POST',
    data: { revision: drafted },
  })
}

/** Counts the screens that show a payload as text. */
async function expectHarmless(page: Page, where: string): Promise<number> {
  const { harm, isLiteral } = await page.evaluate(lookForHarm)
  expect(harm, where).toEqual([])
  return isLiteral ? 1 : 0
}

const fixedPaths = [
  '/',
  '/about',
  '/howitworks',
  '/courses',
  '/pricing',
  '/contact',
  '/faq',
  '/creators',
  '/privacy',
  '/imprint',
  '/resources',
  '/quick-test',
  '/no-such-page',
]

/** Every public page in both languages, with one course and one coach. */
async function publicPaths(page: Page): Promise<string[]> {
  await page.goto(`${origin}/courses`)
  const { links } = await page.evaluate(lookForHarm)
  const paths = links.filter((link) => link.startsWith(origin)).map((link) => new URL(link).pathname)
  const one = (start: string) => paths.filter((path) => path.startsWith(start)).slice(0, 1)
  const turkish = [...fixedPaths, ...one('/courses/'), ...one('/coaches/')]
  return turkish.flatMap((path) => [path, `/en${path}`.replace(/\/$/, '')])
}

test('no text that an owner writes for the site runs as a script', async ({ page, request }) => {
  test.setTimeout(40 * 60_000)
  const payloads = new Payloads()
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(page.url())
    void dialog.accept()
  })
  const paths = await publicPaths(page)
  let rounds = 0
  let showing = 0
  do {
    const admin = await asAdmin(request)
    for (const name of sitePageNames) await publish(admin, name, payloads)
    for (const path of paths) {
      await page.goto(origin + path)
      showing += await expectHarmless(page, path)
    }
    for (const language of ['tr', 'en']) {
      const path = `/site/pages/salesDocuments/preview?language=${language}`
      const { url } = await admin(path, previewSitePage.reply)
      await page.goto(new URL(url, origin).href)
      showing += await expectHarmless(page, url)
    }
    rounds++
  } while (payloads.takeMore())
  process.stdout.write(`${rounds} rounds, ${paths.length + 2} pages each, ${showing} with payloads\n`)
  expect(alerts).toEqual([])
  expect(showing).toBeGreaterThan(rounds * paths.length * 0.9)
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
