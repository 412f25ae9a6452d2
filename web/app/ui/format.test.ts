import { expect, test } from 'vitest'
import { formatLongMonth } from './format.ts'

test('a month has a name in both languages', () => {
  expect([formatLongMonth('2026-03', 'en'), formatLongMonth('2026-03', 'tr')]).toEqual([
    'March 2026',
    'Mart 2026',
  ])
})
