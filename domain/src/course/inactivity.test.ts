import { expect, test } from 'vitest'
import { isInactive } from './inactivity.ts'

const course = { startDate: '2026-02-02', endDate: '2026-04-30' }
const now = new Date('2026-03-02T09:00:00Z')
const day = (date: string) => new Date(`${date}T09:00:00Z`)
const silent = (since: string, lastActive: string | null, at = now) =>
  isInactive({ ...course, since: day(since), lastActiveAt: lastActive === null ? null : day(lastActive) }, at)

test('a learner without activity for 10 days is inactive', () => {
  expect(silent('2026-01-15', '2026-02-20')).toBe(true)
  expect(silent('2026-01-15', '2026-02-21')).toBe(false)
})

test('a learner who joined recently, or whose course began recently, is not inactive', () => {
  expect(silent('2026-02-25', null)).toBe(false)
  expect(silent('2026-01-15', null)).toBe(true)
  expect(silent('2026-01-15', null, day('2026-02-08'))).toBe(false)
})

test('no learner is inactive before the first day or after the last', () => {
  expect(silent('2026-01-01', null, day('2026-02-01'))).toBe(false)
  expect(silent('2026-01-01', null, day('2026-05-01'))).toBe(false)
})
