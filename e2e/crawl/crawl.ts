import { expect, type Page } from '@playwright/test'
import { faultsOf } from '../support/fixtures.ts'
import type { Language } from './languages.ts'

/** More than any role has; who adds more screens than that hears of it. */
const mostPages = 150

type Plan = {
  starts: readonly string[]
  /** Visited once all links are followed, where none of them led there. */
  afterwards: readonly string[]
  language: Language
}

/** An address without what differs from record to record: one of each kind is enough. */
const kindOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const kind = pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{20,}[^/]*/g, ':id').replace(/(?<=.)\/$/, '')
  return `${kind}?${[...searchParams.keys()].toSorted().join('&')}`
}

/** What is no page: a file, or a call. */
const isFile = (path: string) => /^\/api\/|\.\w{2,4}$/.test(new URL(path, 'http://localhost').pathname)

/** Goes, breadth first, wherever a link of our own leads. Says what is wrong on the way. */
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
    if (seen.length >= mostPages) throw new Error(`more than ${mostPages} pages: ${queue.length} are left`)
    await page.goto(path)
    await settle(page)
    seen.push(path, new URL(page.url()).pathname)
    kinds.add(kindOf(page.url()))
    await inspect(page, { path, language, blame })
    const links = await ownLinks(page)
    if (starts.includes(path)) links.push(...(await menuLinks(page)))
    // Found twice is found: the first page that has it is blamed
    queue.push(...links.filter((link) => !kinds.has(kindOf(link))))
  }
  return { faults: [...new Set(faults)], seen: [...new Set(seen)] }
}

function watch(page: Page, blame: (fault: string) => void) {
  page.on('pageerror', (error) => blame(`threw ${error.message}`))
  page.on('console', (message) => {
    // What failed to load is told by its answer
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      blame(`console: ${message.text()}`)
  })
  page.on('response', (answer) => {
    const { origin, pathname } = new URL(answer.url())
    const isOwn = origin === new URL(page.url()).origin
    // That page answers so on purpose
    if (isOwn && answer.status() >= 400 && !['/404', '/404/'].includes(pathname))
      blame(`${answer.request().method()} ${pathname} answers ${answer.status()}`)
  })
  page.on('dialog', (dialog) => void dialog.accept())
}

/** A heading, and nothing that is still loading. */
export async function settle(page: Page) {
  // Some are for screen readers alone
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

type Look = { path: string; language: Language; blame: (fault: string) => void }

async function inspect(page: Page, { path, language, blame }: Look) {
  if (!saysLanguage(path) && (await page.locator('html').getAttribute('lang')) !== language)
    blame(`is not in ${language}`)
  await inspectView(page, blame)
  // What stands behind a tab is a screen too; behind an open dialog nothing can be reached
  const dialog = page.getByRole('dialog').last()
  const within = (await dialog.isVisible()) ? dialog : page
  for (const tab of await within.getByRole('tab', { selected: false, disabled: false }).all()) {
    if (!(await tab.isVisible())) continue
    await tab.click()
    await settle(page)
    await inspectView(page, (fault) => blame(`(tab) ${fault}`))
  }
}

/** A public page says its language by its address. */
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

/** A key as the text files have them, such as `cards.totalUsers`, or a gap that was not filled. */
function rawTexts(text: string): string[] {
  const keys = text.match(/(?<![\w@/.-])[a-z][a-zA-Z]*(?:\.[a-zA-Z][a-zA-Z0-9_]*)+(?![\w@/.-])/g) ?? []
  const gaps = text.match(/\{\{\w+\}\}|\[object Object\]|\bundefined\b|\bNaN\b/g) ?? []
  return [
    ...keys.filter((key) => !/\.(?:test|com|net|org|tr|me|us|pdf|mp[34]|html|jpg|png|csv|json)$/.test(key)),
    ...gaps,
  ]
}

/** Those in menus and drawers are there once they are opened; they are the same on every page. */
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
