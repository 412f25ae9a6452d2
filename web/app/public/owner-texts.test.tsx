import type { PublicCertificate, SiteData } from '@sohbet/contract/site/rendering'
import type { SiteContent } from '@sohbet/contract/site/site-pages'
import { markContent } from '@sohbet/contract/testing/marked-content'
import type { ZoomTime } from '@sohbet/domain/course/zoom-times'
import { languages, type Language } from '@sohbet/domain/language'
import { levels } from '@sohbet/domain/level-test/level'
import { certificatePath } from '@sohbet/domain/certificate/certificate'
import { certificatesPath, localPath, publicPages, quickTestPath } from '@sohbet/domain/site/public-path'
import { newSchool } from '@sohbet/domain/school'
import { expect, test } from 'vitest'
import { coachPath, coursePath, openingPath, partnerLinkPath } from '../paths.ts'
import { emptySite } from './page-context.ts'
import { otherLanguage } from './page-of-path.ts'
import { renderPage } from './site.tsx'
import { aDeparture } from './testing/departures.ts'
import { oliver } from './testing/site-with-people.ts'

const { content, markers } = markContent()

const at = (hour: number): ZoomTime[] => [{ dayOfWeek: 'friday', hour, minute: 0, duration: 60 }]
const early = { earlyBirdMinor: 12_000_00, earlyBirdUntil: '2026-11-30' }
const departures = [
  aDeparture(),
  aDeparture({ seatsLeft: 3, ...early, zoomTimes: at(9) }),
  aDeparture({ seatsLeft: 1, requiredLevel: 'A2', requiredType: 'A1-A2' }),
  aDeparture({ seatsLeft: 0, fromLevel: null, toLevel: null, zoomTimes: at(14) }),
  aDeparture({ priceMinor: 0 }),
]
const site: SiteData = {
  ...emptySite,
  content,
  teachers: [
    { ...oliver, origin: 'Camden', teaches: ['en'], speaks: ['tr'] },
    { ...oliver, slug: 'without-groups-0000c0df' },
  ],
  departures,
  quickTest: [{ id: 'q', text: 'Soru', options: [{ id: 'A', text: 'Yanıt' }] }],
}
const noWaitingList = { ...site.school, waitingList: false }
const certificate: PublicCertificate = {
  number: '7K2M-9PXQ-4RTV',
  kind: 'completion',
  holderName: null,
  courseName: 'Course',
  fromLevel: 'A1',
  toLevel: 'A2',
  hours: 21.5,
  startDate: '2026-01-05',
  endDate: '2026-02-22',
  issuedOn: '2026-03-01',
  schoolName: 'School',
  revokedOn: null,
}
const revoked = { kind: 'attendance', revokedOn: '2026-03-09' } as const
const closedCourse = { slug: 'closed-0000c0de', name: 'Closed' }

/** Cards without labels of their own have those of the page. */
const withoutOwnLabels = (): SiteContent => {
  const { cards } = content.courses.courses
  const none = { tr: '', en: '' }
  const unlabelled = cards.map((card) => ({ ...card, modulesLabel: none, moduleDurationLabel: none }))
  return {
    ...content,
    courses: { ...content.courses, courses: { ...content.courses.courses, cards: unlabelled } },
  }
}

const withoutQuestions: SiteContent = {
  ...content,
  faq: { faq: { ...content.faq.faq, questions: [] } },
}

type Shown = { path: string; data: SiteData }

/** The pages whose path does not name an item. */
const fixedPages = (language: Language, data: SiteData): Shown[] =>
  [
    ...[
      ...publicPages,
      openingPath,
      quickTestPath,
      '/sales-documents',
      '/pack-documents',
      '/no-such-page',
    ].map((page) => localPath(page, language)),
    partnerLinkPath[language],
  ].map((path) => ({ path, data }))

/** The pages in every state that shows other texts. */
function allPages(language: Language): Shown[] {
  const page = (path: string, data: Partial<SiteData> = {}) => ({ path, data: { ...site, ...data } })
  const quickTest = localPath(quickTestPath, language)
  const courses = localPath('/courses', language)
  return [
    ...fixedPages(language, site),
    ...departures.map(({ slug }) => page(coursePath(slug, language), { modules: ['At the bus stop'] })),
    ...site.teachers.map(({ slug }) => page(coachPath(slug, language))),
    ...levels.map((level) => page(quickTest, { quickResult: { level, right: 5, isBeginner: false } })),
    page(quickTest, { quickResult: { level: 'A1', right: 0, isBeginner: true }, departures: [] }),
    page(localPath('/faq', language), { content: withoutQuestions }),
    page(courses, { departures: [] }),
    page(courses, { school: noWaitingList }),
    page(courses, { content: withoutOwnLabels() }),
    page(coursePath(closedCourse.slug, language), { closedCourse }),
    page(localPath(certificatesPath, language)),
    ...[null, certificate, { ...certificate, ...revoked }].map((shown) =>
      page(certificatePath(certificate.number, language), { certificate: shown }),
    ),
  ]
}

const htmlOf = ({ path, data }: Shown) =>
  renderPage({ path, data, frame: { styles: '', script: '/page.js' } })

test.each(languages)('visitors read every text of the site as the owner wrote it in %s', (language) => {
  const html = allPages(language).map(htmlOf).join('')
  const own = markers.filter((marker) => marker.languages.includes(language))
  expect(own.length).toBeGreaterThan(700)
  expect(own.filter(({ text }) => !html.includes(text))).toEqual([])
})

/** The words of a page that are neither drawn nor in a script. */
const wordsOf = (html: string): string[] =>
  [
    ...html.matchAll(/\s(?:alt|title|aria-label|placeholder)="([^"]+)"/g),
    ...html
      .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
      .replaceAll('<!-- -->', '')
      .matchAll(/>([^<]+)/g),
  ].map(([, words = '']) => words)

test.each(languages)('visitors read no text in %s that the owner cannot change', (language) => {
  const silent: SiteData = {
    ...emptySite,
    content,
    school: newSchool,
    brand: { ...emptySite.brand, name: '' },
    announcement: { tr: '', en: '' },
  }
  const words = fixedPages(language, silent)
    .flatMap((page) => wordsOf(htmlOf(page)))
    .map((text) => text.replaceAll(/w\d{4}(?:entr|tr|en)/g, '').trim())
    .filter((text) => /\p{L}{2}/u.test(text))
  const { short, label } = otherLanguage[language]
  expect(new Set(words)).toEqual(new Set([short, label]))
})

test('a documented English text is marked as English until the owner translates it', () => {
  const langs = (data: SiteData) =>
    [...htmlOf({ path: '/no-such-page', data }).matchAll(/<(?:h1|button|a)[^>]* lang="en">/g)].length
  expect([langs(emptySite), langs(site)]).toEqual([3, 0])
})
