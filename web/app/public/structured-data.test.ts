import { expect, test } from 'vitest'
import { en } from './content/en.ts'
import { tr } from './content/tr.ts'
import { breadcrumbs, courseList, faqPage, organization } from './structured-data.ts'

test('the school is one entity on every page', () => {
  expect(organization('tr')['@id']).toBe(organization('en')['@id'])
  expect(organization('en')).toMatchObject({ '@type': 'EducationalOrganization', name: 'Sohbet' })
})

test('the two courses have their prices as numbers', () => {
  const prices = (content: typeof tr) =>
    JSON.stringify(courseList(content).map(({ offers }) => offers)).match(/"price":\d+/g)
  expect(courseList(tr).map(({ educationalLevel }) => educationalLevel)).toEqual(['A1-A2', 'B1-B2'])
  expect(prices(tr)?.slice(0, 3)).toEqual(['"price":15000', '"price":16500', '"price":18000'])
  expect(prices(en)).toEqual(prices(tr))
})

test('a course meets three hours a week, for its weeks', () => {
  const schedule = (weeks: number) => ({
    courseWorkload: 'PT3H',
    courseSchedule: { duration: 'PT3H', repeatFrequency: 'Weekly', repeatCount: weeks },
  })
  expect(courseList(tr)).toMatchObject([
    { hasCourseInstance: [schedule(26)] },
    { hasCourseInstance: [schedule(12)] },
  ])
})

test('every question and answer is included', () => {
  expect(faqPage(tr)['mainEntity']).toHaveLength(8)
  expect(JSON.stringify(faqPage(tr))).toContain('Kurslar ne kadar sürüyor?')
})

test('an inner page is one step below home', () => {
  expect(JSON.stringify(breadcrumbs(en, { page: '/faq', name: 'FAQ' }))).toContain('/en/faq')
})
