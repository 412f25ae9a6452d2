import type { SiteData } from '@sohbet/contract/site/rendering'
import type { SitePageName } from '@sohbet/contract/site/site-pages'
import { schoolDay, type Day } from '@sohbet/domain/calendar'
import { languages } from '@sohbet/domain/language'
import { localPath, quickTestPath } from '@sohbet/domain/site/public-path'

/** When each page of the site was last published; a page that never was has no entry. */
export type PublishedAt = ReadonlyMap<SitePageName, Date>

type Entry = { page: string; changedOn: Day | undefined }

/** The texts that a path shows, besides the frame of all pages. Most pages end with the call of the home page. */
const textsOf: Record<string, SitePageName[]> = {
  '/': ['home', 'people', 'courses', 'pricing', 'faq', 'resources', 'quickTest'],
  '/about': ['about', 'people', 'home'],
  '/howitworks': ['howItWorks', 'faq', 'home'],
  [quickTestPath]: ['quickTest'],
  '/courses': ['courses', 'pricing', 'faq', 'quickTest', 'home'],
  '/pricing': ['pricing', 'faq', 'home'],
  '/contact': ['contact'],
  '/faq': ['faq', 'home'],
  '/creators': ['creators', 'home'],
  '/privacy': ['privacy'],
  '/imprint': ['imprint'],
  '/resources': ['resources', 'home'],
}
/** Pages that show the courses that can be joined, and pages that show the coaches. */
const withDepartures = new Set(['/', '/courses', '/pricing'])
const withTeachers = new Set(['/', '/about'])

const newest = (days: readonly (Day | undefined)[]): Day | undefined =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)

type Sources = Pick<SiteData, 'departures' | 'teachers' | 'quickTest'> & {
  paths: readonly string[]
  published: PublishedAt
}

function entriesOf({ paths, departures, teachers, quickTest, published }: Sources): Entry[] {
  const newestOf = (items: readonly { changedOn: Day }[]) => newest(items.map(({ changedOn }) => changedOn))
  const publishedOn = (page: string) =>
    newest(
      (textsOf[page] ?? []).map((name) => {
        const moment = published.get(name)
        return moment && schoolDay(moment)
      }),
    )
  return [
    ...paths
      .filter((path) => path !== '/en' && !path.startsWith('/en/'))
      .map((page) => ({
        page,
        changedOn: newest([
          publishedOn(page),
          withDepartures.has(page) ? newestOf(departures) : undefined,
          withTeachers.has(page) ? newestOf(teachers) : undefined,
        ]),
      })),
    ...(quickTest.length > 0 ? [{ page: quickTestPath, changedOn: publishedOn(quickTestPath) }] : []),
    ...departures.map(({ slug, changedOn }) => ({ page: `/courses/${slug}`, changedOn })),
    ...teachers.map(({ slug, changedOn }) => ({ page: `/coaches/${slug}`, changedOn })),
  ]
}

/** Every public page in both languages, each with its alternates and the day of its last change. */
export function sitemap(publicUrl: string, sources: Sources): string {
  const address = (path: string) => new URL(path, publicUrl).href
  const urls = entriesOf(sources).flatMap(({ page, changedOn }) => {
    const alternates = [
      ...languages.map((language) => [language, localPath(page, language)] as const),
      ['x-default', page] as const,
    ].map(
      ([language, path]) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>\n`,
    )
    const changed = changedOn === undefined ? '' : `    <lastmod>${changedOn}</lastmod>\n`
    return languages.map(
      (language) =>
        `  <url>\n    <loc>${address(localPath(page, language))}</loc>\n${changed}${alternates.join('')}  </url>\n`,
    )
  })
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${urls.join('')}</urlset>\n`
}
