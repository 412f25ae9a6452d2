import { expect, test } from 'vitest'
import { breadcrumbs, courseList, faqPage, organization, planList } from './structured-data.ts'
import { emptySite } from './page-context.ts'
import { aDeparture, siteWith } from './testing/departures.ts'
import { firstTexts } from './testing/site-with-people.ts'

const [tr, en] = [firstTexts('tr'), firstTexts('en')]

test('the school is one entity on every page', () => {
  expect(organization('tr', emptySite)['@id']).toBe(organization('en', emptySite)['@id'])
  expect(organization('en', emptySite)).toMatchObject({
    '@type': 'EducationalOrganization',
    name: 'Sohbet',
  })
})

test('a course meets three hours a week, for its weeks', () => {
  const schedule = (weeks: number) => ({
    courseWorkload: 'PT3H',
    courseSchedule: { duration: 'PT3H', repeatFrequency: 'Weekly', repeatCount: weeks },
  })
  expect(courseList(tr, emptySite)).toMatchObject([
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

test('the plans have the price of the cheapest course that can be joined, or are left out', () => {
  const [list] = planList(en, siteWith(aDeparture({ priceMinor: 20_000_00 }), aDeparture()))
  expect(
    list?.itemListElement.map(({ name, lowPrice, priceCurrency }) => [name, lowPrice, priceCurrency]),
  ).toEqual([
    ['Basic', 15_000, 'TRY'],
    ['Super', 16_500, 'TRY'],
    ['Premium', 18_000, 'TRY'],
  ])
  expect(planList(en, siteWith(aDeparture({ seatsLeft: 0 })))).toEqual([])
})
