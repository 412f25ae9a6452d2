import { expect, test } from 'vitest'
import { mondayOf } from '../calendar.ts'
import { monthsIn, rangeOf, weeksIn } from './periods.ts'
import { trendOf } from './trend.ts'

test.each([
  [12, 10, 20],
  [5, 10, -50],
  [10, 10, 0],
  [0, 4, -100],
  [4, 3, 33],
  [7, 0, null],
  [0, 0, null],
])('%i after %i is a trend of %s per cent', (count, before, trend) => {
  expect(trendOf(count, before)).toBe(trend)
})

test('a range is whole months of the school’s calendar, including the current one', () => {
  expect(rangeOf('3', new Date('2026-01-31T12:00:00Z'))).toEqual({ from: '2025-11-01', to: '2026-01-31' })
  // Late in the evening of London it is already the next month at the school
  expect(rangeOf('3', new Date('2026-01-31T21:30:00Z'))).toEqual({ from: '2025-12-01', to: '2026-02-01' })
  expect(rangeOf('24', new Date('2026-12-15T12:00:00Z')).from).toBe('2025-01-01')
})

test('lists the months of a range across the turn of a year', () => {
  expect(monthsIn({ from: '2025-11-01', to: '2026-02-01' })).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ])
})

test('weeks begin on Monday; the first may begin before the range', () => {
  expect(mondayOf('2026-03-02')).toBe('2026-03-02')
  expect(mondayOf('2026-03-08')).toBe('2026-03-02')
  expect(weeksIn({ from: '2026-03-01', to: '2026-03-16' })).toEqual([
    '2026-02-23',
    '2026-03-02',
    '2026-03-09',
    '2026-03-16',
  ])
})
