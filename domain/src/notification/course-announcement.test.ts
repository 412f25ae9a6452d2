import { expect, test } from 'vitest'
import { announcementsPerDay, mayAnnounce } from './course-announcement.ts'

const course = { startDate: '2026-04-06', endDate: '2026-06-14', isCancelled: false }
const running = { inDay: 1, now: new Date('2026-05-01T09:00:00Z') }

test('a coach announces before and during a course, until the end of its last day', () => {
  for (const day of ['2026-03-01', '2026-05-01', '2026-06-14'])
    expect(mayAnnounce([course], { inDay: 1, now: new Date(`${day}T09:00:00Z`) })).toEqual({ allowed: true })
  const over = { allowed: false, because: 'ANNOUNCEMENT_COURSE_OVER' }
  expect(mayAnnounce([course], { inDay: 1, now: new Date('2026-06-15T09:00:00Z') })).toEqual(over)
  expect(mayAnnounce([course, { ...course, isCancelled: true }], running)).toEqual(over)
})

test('the announcement that passes the limit of 24 hours is refused', () => {
  expect(mayAnnounce([course], { ...running, inDay: announcementsPerDay })).toEqual({ allowed: true })
  expect(mayAnnounce([course], { ...running, inDay: announcementsPerDay + 1 })).toEqual({
    allowed: false,
    because: 'ANNOUNCEMENT_DAY_FULL',
  })
})
