import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  Departure,
  PublicSchool,
  PublicTeacher,
  Site,
  SiteData,
  QuickQuestion,
} from '@sohbet/contract/site/rendering'
import type { SiteContent } from '@sohbet/contract/site/site-pages'
import type { Announcement } from '@sohbet/domain/site/announcement'
import type { Brand } from '@sohbet/domain/brand/brand'
import { pagePolicy } from '../security-headers.ts'
import type { CachedValue } from './cached-value.ts'
import { render, type Rendered } from './page-sender.ts'

/** Values of the database in the public pages. */
export type CachedValues = {
  content: CachedValue<SiteContent>
  announcement: CachedValue<Announcement>
  teachers: CachedValue<readonly PublicTeacher[]>
  departures: CachedValue<readonly Departure[]>
  quickTest: CachedValue<readonly QuickQuestion[]>
  school: CachedValue<PublicSchool>
  isOpen: CachedValue<boolean>
  brand: CachedValue<Brand>
}

/** A page that is ready to send. */
export type Page = { now: () => Rendered; headers: Record<string, string> }

type BuiltSite = { module: string; styles: string; script: string }
type SiteOptions = { buildDir: string; built: BuiltSite; cached: CachedValues; own: (html: string) => string }

export type LoadedSite = Awaited<ReturnType<typeof loadSite>>

/** The public site of web's build: its paths, and each page, rendered again only after a change. */
export async function loadSite({ buildDir, built, cached, own }: SiteOptions) {
  const site: Site = await import(pathToFileURL(join(buildDir, built.module)).href)
  const frame = { styles: readFileSync(join(buildDir, built.styles), 'utf8'), script: built.script }
  const current = (): SiteData => ({
    content: cached.content.current(),
    school: cached.school.current(),
    isOpen: cached.isOpen.current(),
    brand: cached.brand.current(),
    announcement: cached.announcement.current(),
    teachers: cached.teachers.current(),
    departures: cached.departures.current(),
    quickTest: cached.quickTest.current(),
  })
  const renderPage = (path: string, data: SiteData) => own(site.renderPage({ path, data, frame }))

  /** The page at a path, with values that only this page shows. */
  const pageAt = (path: string, others: Partial<SiteData> = {}): Page => {
    const used = new Set<PropertyKey>()
    const textOf = (data: SiteData) => renderPage(path, noting({ ...data, ...others }, used))
    let shown = current()
    let page = render(textOf(shown))
    return {
      now() {
        const data = current()
        if (isSame(data, shown, used)) return page
        shown = data
        const text = textOf(data)
        if (text !== page.text) page = render(text)
        return page
      },
      headers: headersOf(page.text),
    }
  }
  /** A page with other values than the current ones. */
  const renderWith = (path: string, others: Partial<SiteData>): string =>
    renderPage(path, { ...current(), ...others })
  return { paths: site.paths, current, pageAt, renderWith }
}

/** Notes which values are read, so that a page is rendered again only after one of its own has changed. */
const noting = (data: SiteData, used: Set<PropertyKey>): SiteData =>
  new Proxy(data, {
    get(values, name): unknown {
      used.add(name)
      return Reflect.get(values, name)
    },
  })

function isSame(one: SiteData, other: SiteData, used: ReadonlySet<PropertyKey>): boolean {
  for (const name of used) if (Reflect.get(one, name) !== Reflect.get(other, name)) return false
  return true
}

/** No value of the database is part of a script, so the scripts that are allowed stay the same. */
export const headersOf = (html: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': pagePolicy(scriptHashes(html)),
  'cache-control': 'no-cache',
})

// Data does not run, so the policy needs no hash of it
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g

/** The Content-Security-Policy hashes of a page's inline scripts. */
export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(inlineScript)].map(
      ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    ),
  ),
]
