import { expect, test } from 'vitest'
import { currentMonth, monthsAfter } from './month.ts'

test('months follow each other across years', () => {
  expect([monthsAfter('2026-12', 1), monthsAfter('2026-01', -1), monthsAfter('2026-03', -15)]).toEqual([
    '2027-01',
    '2025-12',
    '2024-12',
  ])
})

test('a month begins at midnight of the school', () => {
  expect(currentMonth(new Date('2026-03-31T20:59:59Z'))).toBe('2026-03')
  expect(currentMonth(new Date('2026-03-31T21:00:00Z'))).toBe('2026-04')
})
