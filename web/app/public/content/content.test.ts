import { videoSource } from '@sohbet/domain/video-source'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { people } from './people.ts'
import { tr } from './tr.ts'

/** The same tree with every text replaced by its kind: the structure remains. */
const shape = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shape)
  if (typeof value === 'object' && value) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shape(inner)]))
  }
  return typeof value
}

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(texts) : []
}

test('both languages have the same structure', () => {
  expect(shape(tr)).toEqual(shape(en))
  expect(shape(people.tr)).toEqual(shape(people.en))
})

test('both languages have the same icons, links, anchors and course lengths', () => {
  const facts = (content: typeof tr) => ({
    icons: content.why.features.map(({ icon }) => icon),
    links: [content.layout.header, ...Object.values(content.layout.footerLinks)].map((links) =>
      links.map(({ page }) => page),
    ),
    anchors: [content.faq.questions, content.privacy.parts, content.imprint.parts].map((parts) =>
      parts.map(({ id }) => id),
    ),
    courses: content.packages.tracks.map(({ level, weeks, modules }) => ({ level, weeks, modules })),
    plans: content.plans.plans.map(({ type, plan }) => ({ type, plan })),
  })
  expect(facts(tr)).toEqual(facts(en))
  expect(facts(tr).courses).toEqual([
    { level: 'A1-A2', weeks: 26, modules: 26 },
    { level: 'B1-B2', weeks: 12, modules: 6 },
  ])
})

test('no text is empty or has stray spaces', () => {
  // A school with real people needs no note
  const { note: _tr, ...peopleTr } = people.tr
  const { note: _en, ...peopleEn } = people.en
  for (const text of [tr, en, peopleTr, peopleEn].flatMap(texts))
    expect(text).toBe(text.trim().replaceAll(/ {2,}/g, ' ') || 'a text')
})

test('the header and footer have the documented links', () => {
  expect(tr.layout.header.map(({ page }) => page)).toEqual([
    '/howitworks',
    '/courses',
    '/about',
    '/pricing',
    '/contact',
    '/faq',
  ])
  const footer = Object.values(tr.layout.footerLinks).flatMap((links) => links.map(({ page }) => page))
  expect(footer.toSorted()).toEqual(
    [
      '/about',
      '/contact',
      '/courses',
      '/creators',
      '/faq',
      '/howitworks',
      '/imprint',
      '/pricing',
      '/privacy',
      '/resources',
    ].toSorted(),
  )
})

test('the plans have the documented prices and contents', () => {
  const weekly = 'Haftada 3 Speaking Groups'
  const offers = tr.plans.plans.map(({ type, price, features }) => [type, price, ...features])
  expect(offers).toEqual([
    ['Basic', '15.000 TL', '5 ders kredisi', weekly, { text: 'Ekstra Speaking Groups yok', isAbsent: true }],
    ['Super', '16.500 TL', '10 ders kredisi', weekly, '5 ekstra Speaking Groups'],
    ['Premium', '18.000 TL', '15 ders kredisi', weekly, '10 ekstra Speaking Groups'],
  ])
  expect(tr.plans.credits.rows).toEqual([
    ['Grup dersi', '1 saat', '1 kredi'],
    ['İkili ders', '45 dakika', '1 kredi'],
    ['Özel ders', '30 dakika', '1 kredi'],
  ])
})

test('quoted texts are on the Turkish pages to the letter', () => {
  expect(tr.plans.choose).toBe('Paketi Sec') // sic
  expect(tr.lessons.download).toBe('Dersi İndir')
  expect(tr.lessons.lessons.map(({ title }) => title)).toEqual(['Modül 1', 'Modül 2', 'Modül 3', 'Modül 4'])
  expect([tr.faq.readAll, tr.faq.contact]).toEqual(['Tüm Soruları Oku', 'Bize Ulaşın'])
  expect(tr.layout.footer.becomeTeacher).toBe('Become a teacher')
})

test('there are eight questions, three courses, four steps, and all parts of the legal texts', () => {
  expect([tr.faq.questions.length, tr.courses.cards.length, tr.courses.stepper.steps.length]).toEqual([
    8, 3, 4,
  ])
  expect(tr.privacy.parts.map(({ id }) => id)).toEqual([
    'collection',
    'legal-basis',
    'sharing',
    'rights',
    'security',
    'retention',
    'changes',
    'contact',
  ])
  expect(tr.imprint.parts.map(({ id }) => id)).toEqual([
    'company',
    'contact',
    'management',
    'register',
    'disputes',
    'content-liability',
    'link-liability',
  ])
})

test('every story has a playable video', () => {
  for (const { stories } of Object.values(people))
    for (const { name, video } of stories) expect([name, videoSource(video)]).not.toEqual([name, null])
})
