import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { getSitePage, publishSitePage, saveSiteDraft } from '@sohbet/contract/site/site'
import type { SiteField, StoredValue } from '@sohbet/contract/site/site-fields'
import { sitePages, type SitePageName } from '@sohbet/contract/site/site-pages'
import { isGroup, isInBoth, schemaOf } from '@sohbet/contract/site/site-values'
import { xssPayloads } from '@sohbet/contract/testing/xss-payloads'
import { languages } from '@sohbet/domain/language'
import { localPath, publicPages, quickTestPath } from '@sohbet/domain/site/public-path'
import type pg from 'pg'
import type { z } from 'zod'
import { lookForHarm } from './look-for-harm.ts'
import { origin } from './start-school.ts'

/** Tokens end before the test does, so each round logs in again. */
export async function asAdmin(request: APIRequestContext) {
  const login = await request.post('/api/auth/login', {
    data: { email: 'admin@sohbet.test', password: 'sohbet-demo' },
  })
  const headers = { authorization: `Bearer ${String((await login.json()).accessToken)}` }
  /** Sends `data`, or reads without it. */
  return async <Reply>(path: string, reply: z.ZodType<Reply>, sent?: Sent): Promise<Reply> => {
    const answer = await request.fetch(`/api${path}`, { method: 'GET', ...sent, headers })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return reply.parse(await answer.json())
  }
}
type Sent = { method: 'PUT' | 'POST'; data: unknown }
export type Admin = Awaited<ReturnType<typeof asAdmin>>

/** A short text holds one or two payloads, so short fields share the payloads. XSS_EVERY_FIELD=1 gives each field all. */
export const isShort = (max: number) => max < 500 && !process.env['XSS_EVERY_FIELD']

type Room = { max: number; fits: (text: string) => boolean; isShared?: boolean }

/** Gives each long field the next payloads that fit, until every one has had all of them. */
export class Payloads {
  #next = new Map<string, number>()
  #isMore = false

  /** True once: every field has had all payloads when it is false. */
  takeMore(): boolean {
    const isMore = this.#isMore
    this.#isMore = false
    return isMore
  }

  for(field: string, { max, fits, isShared = false }: Room): string | undefined {
    const key = isShared ? `short ${max}` : field
    let text = ''
    let at = this.#next.get(key) ?? 0
    if (isShared && at >= xssPayloads.length) at = 0
    for (; at < xssPayloads.length; at++) {
      const payload = xssPayloads[at] ?? ''
      if (payload.length > max || !fits(payload)) continue
      const longer = `${text} ${payload}`.trim()
      if (longer.length > max || !fits(longer)) break
      text = longer
    }
    this.#next.set(key, at)
    if (!isShared && at < xssPayloads.length) this.#isMore = true
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
  if (field.kind === 'name')
    return payloads.for(path, { max: field.max, fits: isTaken, isShared: isShort(field.max) }) ?? value
  if (!('isOptional' in field) || !isInBoth(value)) return value
  // A text of tags alone counts as empty, and cannot be published
  const word = 'text '
  const fits = (text: string) => isTaken({ tr: word + text, en: word + text })
  const text = payloads.for(path, { max: field.max - word.length, fits, isShared: isShort(field.max) })
  return text === undefined ? value : { tr: word + text, en: word + text }
}
export type Place = { payloads: Payloads; path: string }

const firstContents = new Map<SitePageName, StoredValue>()

export async function publish(admin: Admin, page: SitePageName, payloads: Payloads) {
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
export async function expectHarmless(page: Page, where: string): Promise<number> {
  const { harm, isLiteral } = await page.evaluate(lookForHarm)
  expect(harm, where).toEqual([])
  return isLiteral ? 1 : 0
}

/** Every public page in both languages, with those of one course, one coach and one partner. */
export async function publicPaths(page: Page, client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ code: string }>(
    'SELECT code FROM partners WHERE is_active ORDER BY code LIMIT 1',
  )
  const linked: string[] = []
  for (const path of ['/courses', '/about']) {
    await page.goto(path)
    const { links } = await page.evaluate(lookForHarm)
    linked.push(...links.filter((link) => link.startsWith(origin)).map((link) => new URL(link).pathname))
  }
  const items = ['/courses/', '/coaches/'].map((start) => linked.find((path) => path.startsWith(start)) ?? '')
  expect(items).not.toContain('')
  const names = [...publicPages, quickTestPath, '/no-such-page', ...items, `/r/${rows[0]?.code}`]
  return names.flatMap((name) => languages.map((language) => localPath(name, language)))
}
