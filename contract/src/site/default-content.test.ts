import { firstPlans, plans } from '@sohbet/domain/enrollment/plan'
import { sampleSchool } from '@sohbet/domain/school'
import { expect, test } from 'vitest'
import { contentIn } from './content-in.ts'
import { defaultContent } from './default-content.ts'
import { packPlaceholders } from '../credits/pack-documents.ts'
import { purchasePlaceholders } from '../selling/sales-documents.ts'
import { defaultBrand } from '@sohbet/domain/brand/brand'
import { offersOf, planValues } from './plan-fields.ts'
import { pageValues, placeholders } from './placeholders.ts'
import { sitePageNames, sitePages } from './site-pages.ts'
import { gapsOf, schemaOf } from './site-values.ts'

const tr = contentIn(defaultContent, { language: 'tr', school: sampleSchool, brand: defaultBrand })

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(texts) : []
}

test.each(sitePageNames)(
  'the first texts of %s fit their fields and are complete in both languages',
  (page) => {
    expect(schemaOf(sitePages[page]).parse(defaultContent[page])).toEqual(defaultContent[page])
    expect(gapsOf(sitePages[page], defaultContent[page])).toEqual([])
  },
)

test('no two pages have a section of the same name', () => {
  const names = Object.values(sitePages).flatMap(({ fields }) => Object.keys(fields))
  expect(names).toEqual([...new Set(names)])
})

test('every placeholder is known', () => {
  const named = texts(defaultContent).flatMap((text) => text.match(/(?<=\{)\w+(?=\})/g) ?? [])
  const known = new Set<string>([
    ...placeholders,
    ...Object.keys(planValues(firstPlans, 'tr')),
    ...pageValues,
    ...purchasePlaceholders,
    ...packPlaceholders,
  ])
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([])
})

test('no text has stray spaces', () => {
  for (const text of texts(defaultContent)) expect(text).toBe(text.trim().replaceAll(/ {2,}/g, ' '))
})

test('quoted texts are on the Turkish pages to the letter', () => {
  expect(tr.plans.choose).toBe('Paketi Sec') // sic
  expect(tr.lessons.download).toBe('Dersi İndir')
  expect(tr.lessons.lessons.map(({ title }) => title)).toEqual(['Modül 1', 'Modül 2', 'Modül 3', 'Modül 4'])
  expect([tr.faq.readAll, tr.faq.contact]).toEqual(['Tüm Soruları Oku', 'Bize Ulaşın'])
  expect(tr.layout.footer.becomeTeacher).toBe('Become a teacher')
})

test('the plans have the documented contents', () => {
  const weekly = 'Haftada 3 Speaking Groups'
  expect(offersOf(defaultContent.pricing.plans.plans)).toEqual(firstPlans)
  expect(plans.map((plan) => tr.plans.plans[plan].features.map(({ text }) => text))).toEqual([
    [weekly],
    [weekly],
    [weekly],
  ])
  expect(tr.plans.brings).toEqual({
    credits: '{count} ders kredisi',
    groups: '{count} ekstra Speaking Groups',
    noGroups: 'Ekstra Speaking Groups yok',
  })
  expect(tr.faq.questions.map(({ answer }) => answer).join(' ')).toContain(
    'Basic: 5 ders kredisi. Super: 10 kredi ve 5 ekstra Speaking Groups. Premium: 15 kredi ve 10 ekstra',
  )
  expect(tr.plans.credits.rows.map(Object.values)).toEqual([
    ['Grup dersi', '1 saat', '1 kredi'],
    ['İkili ders', '45 dakika', '1 kredi'],
    ['Özel ders', '30 dakika', '1 kredi'],
  ])
})

test('a feature that is not translated keeps the plans from being published', () => {
  const { pricing } = defaultContent
  const { plans } = pricing.plans
  const features = [{ text: { tr: 'Kitap', en: '' }, isAbsent: false }]
  const stored = {
    ...pricing,
    plans: { ...pricing.plans, plans: { ...plans, basic: { ...plans.basic, features } } },
  }
  expect(gapsOf(sitePages.pricing, stored)).toEqual([
    { path: ['plans', 'plans', 'basic', 'features', '0', 'text'], language: 'en', isBlocking: true },
  ])
})

test('there are eight questions, three courses, four steps, two tracks, and all parts of the legal texts', () => {
  expect([tr.faq.questions.length, tr.courses.cards.length, tr.courses.stepper.steps.length]).toEqual([
    8, 3, 4,
  ])
  expect(tr.packages.tracks.map(({ level, weeks, modules }) => [level, weeks, modules])).toEqual([
    ['A1-A2', 26, 26],
    ['B1-B2', 12, 6],
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
  expect(tr.imprint.parts.map(({ id }) => id)).toEqual(['disputes', 'content-liability', 'link-liability'])
})
