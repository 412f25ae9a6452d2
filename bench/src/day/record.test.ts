import { expect, test } from 'vitest'
import { isFlat, percentile } from './record.ts'

test.each([
  [[3, 1, 2], 50, 2],
  [[3, 1, 2], 95, 3],
  [Array.from({ length: 100 }, (_, n) => n + 1), 95, 95],
  [[7], 1, 7],
])('the percentile of %j at %d per cent is %d', (values, per, expected) => {
  expect(percentile(values, per)).toBe(expected)
})

test('a heap is flat when the minimum of its last quarter is close to that of the second', () => {
  expect(isFlat([30, 40, 50, 45, 60, 44, 52, 46])).toBe(true)
  expect(isFlat([30, 40, 50, 60, 70, 80, 90, 100])).toBe(false)
  expect(isFlat([30, 40])).toBe(false) // too few values
})
