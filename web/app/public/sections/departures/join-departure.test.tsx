import type { SiteData } from '@sohbet/contract/site/rendering'
import { expect, test } from 'vitest'
import { renderPage } from '../../site.tsx'
import { aDeparture, siteWith } from '../../testing/departures.ts'

const pageAt = (path: string, data: SiteData): Document =>
  new DOMParser().parseFromString(
    renderPage({ path, data, frame: { styles: '', script: '/page.js' } }),
    'text/html',
  )

test('the page of a course joins it in the header, the last call and the footer, and with its plan on each card', () => {
  const course = aDeparture()
  const page = pageAt(`/en/courses/${course.slug}`, siteWith(course))
  const next = `next=${encodeURIComponent(`/learner/enroll/${course.id}`)}`
  const joins = (selector: string) =>
    [...page.querySelectorAll(selector)].map((link) => [
      link.getAttribute('aria-label') ?? link.textContent,
      link.getAttribute('href')?.replace('/auth/register?', ''),
    ])
  expect(joins('.join.for-visitor, .closing .join, footer .join')).toEqual([
    ['Join', next],
    ['Join this group', next],
    ['Join', next],
  ])
  expect(joins('.course-prices .choose')).toEqual([
    ['Join this group: Basic', `plan=basic&${next}`],
    ['Join this group: Super', `plan=super&${next}`],
    ['Join this group: Premium', `plan=premium&${next}`],
  ])
})

test('the page of a full course leads to its waiting list, or without one to registration', () => {
  const full = aDeparture({ seatsLeft: 0 })
  const data = siteWith(full)
  const cards = (site: SiteData) =>
    [
      ...pageAt(`/en/courses/${full.slug}`, site).querySelectorAll('.course-prices .choose, .closing .join'),
    ].map(({ textContent }) => textContent)
  expect(cards(data)).toEqual(Array.from({ length: 4 }, () => 'Join the waiting list'))
  expect(cards({ ...data, school: { ...data.school, waitingList: false } })).toEqual(['Join us'])
})
