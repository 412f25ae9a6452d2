import { expect, test } from 'vitest'
import { sampleSchool } from '@sohbet/domain/school'
import { breadcrumbs, courseList, faqPage, organization } from './structured-data.ts'
import { firstTexts } from './testing/site-with-people.ts'

const [tr, en] = [firstTexts('tr'), firstTexts('en')]

test('the school is one entity on every page', () => {
  expect(organization('tr', sampleSchool)['@id']).toBe(organization('en', sampleSchool)['@id'])
  expect(organization('en', sampleSchool)).toMatchObject({
    '@type': 'EducationalOrganization',
    name: 'Sohbet',
  })
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
