import { expect, type Page } from '@playwright/test'
import { faultsOf } from '../support/fixtures.ts'
import type { Language } from './languages.ts'

/** More pages than any role has; the crawl fails beyond it. */
const mostPages = 150

type Plan = {
  starts: readonly string[]
  /** Visited last, unless a link led there. */
  afterwards: readonly string[]
  language: Language
}

/** A URL without ids: one page of each kind is enough. */
const kindOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const kind = pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{20,}[^/]*/g, ':id').replace(/(?<=.)\/$/, '')
  return `${kind}?${[...searchParams.keys()].toSorted().join('&')}`
}

/** Files and API calls, which are not pages. */
const isFile = (path: string) => /^\/api\/|\.\w{2,4}$/.test(new URL(path, 'http://localhost').pathname)

/** Follows every internal link, breadth first, and returns the faults it finds. */
export async function crawl(page: Page, { starts, afterwards, language }: Plan) {
  const faults: string[] = []
  const seen: string[] = []
  const kinds = new Set<string>()
  const queue = [...starts]
  const waiting = [...afterwards]
  let at = ''
  const blame = (fault: string) => faults.push(`${at}: ${fault}`)
  watch(page, blame)
  for (let path = queue.shift(); path !== undefined; path = queue.shift() ?? waiting.shift()) {
    const kind = kindOf(path)
    if (kinds.has(kind)) continue
    kinds.add(kind)
    at = path
    if (isFile(path)) {
      const { status } = await page.request
        .get(path, { maxRedirects: 0 })
        .then((reply) => ({ status: reply.status() }))
      if (status >= 400) blame(`the file ${path} answers ${status}`)
      continue
    }
    if (seen.length >= mostPages)
      throw new Error(`The crawl found more than ${mostPages} pages; ${queue.length} are left`)
    await page.goto(path)
    await settle(page)
    seen.push(path, new URL(page.url()).pathname)
    kinds.add(kindOf(page.url()))
    await inspect(page, { path, language, blame })
    const links = await ownLinks(page)
    if (starts.includes(path)) links.push(...(await menuLinks(page)))
    // A link found twice is visited once; a fault is reported for the first page with it
    queue.push(...links.filter((link) => !kinds.has(kindOf(link))))
  }
  return { faults: [...new Set(faults)], seen: [...new Set(seen)] }
}

function watch(page: Page, blame: (fault: string) => void) {
  page.on('pageerror', (error) => blame(`threw ${error.message}`))
  page.on('console', (message) => {
    // The response handler reports failed loads
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      blame(`console: ${message.text()}`)
  })
  page.on('response', (answer) => {
    const { origin, pathname } = new URL(answer.url())
    const isOwn = origin === new URL(page.url()).origin
    // The not-found page answers 404 on purpose
    if (isOwn && answer.status() >= 400 && !['/404', '/404/'].includes(pathname))
      blame(`${answer.request().method()} ${pathname} answers ${answer.status()}`)
  })
  page.on('dialog', (dialog) => void dialog.accept())
}

/** Waits for a heading and for the end of loading. */
export async function settle(page: Page) {
  // Some headings are for screen readers only
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

type Look = { path: string; language: Language; blame: (fault: string) => void }

async function inspect(page: Page, { path, language, blame }: Look) {
  if (!saysLanguage(path) && (await page.locator('html').getAttribute('lang')) !== language)
    blame(`is not in ${language}`)
  await inspectView(page, blame)
  // Content behind a tab is a screen too; an open dialog covers everything else
  const dialog = page.getByRole('dialog').last()
  const within = (await dialog.isVisible()) ? dialog : page
  for (const tab of await within.getByRole('tab', { selected: false, disabled: false }).all()) {
    if (!(await tab.isVisible())) continue
    await tab.click()
    await settle(page)
    await inspectView(page, (fault) => blame(`(tab) ${fault}`))
  }
}

/** The URL of a public page contains its language. */
const saysLanguage = (path: string) => !/^\/(?:learner|coach|admin|leveltest|auth)\b/.test(path)

async function inspectView(page: Page, blame: (fault: string) => void) {
  if (await page.locator('.not-found-number').count()) {
    if (!page.url().endsWith('/404')) blame('is not found')
  }
  for (const fault of await faultsOf(page, (axe) => axe.exclude('[role="tooltip"]'))) blame(`axe: ${fault}`)
  const { sideways, text } = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    text: document.body.innerText,
  }))
  if (sideways > 0) blame(`scrolls ${sideways} px sideways`)
  for (const raw of rawTexts(text)) blame(`shows the raw text ${raw}`)
}

/** Text keys such as `cards.totalUsers`, and placeholders that were not filled. */
function rawTexts(text: string): string[] {
  const keys = text.match(/(?<![\w@/.-])[a-z][a-zA-Z]*(?:\.[a-zA-Z][a-zA-Z0-9_]*)+(?![\w@/.-])/g) ?? []
  const gaps = text.match(/\{\{\w+\}\}|\[object Object\]|\bundefined\b|\bNaN\b/g) ?? []
  return [
    ...keys.filter((key) => !/\.(?:test|com|net|org|tr|me|us|pdf|mp[34]|html|jpg|png|csv|json)$/.test(key)),
    ...gaps,
  ]
}

/** Links in menus and drawers exist once these are open; they are the same on every page. */
async function menuLinks(page: Page): Promise<string[]> {
  const found: string[] = []
  const buttons = page.locator('header button[aria-expanded]')
  for (let nth = 0; nth < (await buttons.count()); nth += 1) {
    const button = buttons.nth(nth)
    if (!(await button.isVisible()) || (await button.getAttribute('aria-expanded')) === 'true') continue
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await settle(page)
    found.push(...(await ownLinks(page)))
    await page.reload()
    await settle(page)
  }
  return found
}

const ownLinks = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.links, ({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => `${pathname}${search}`),
  )
