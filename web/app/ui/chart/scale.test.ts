import { expect, test } from 'vitest'
import { isLabelled, ticksUpTo } from './scale.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [43, [0, 20, 40, 60]],
  [1200, [0, 500, 1000, 1500]],
])('an axis up to %i has whole marks', (highest, ticks) => {
  expect(ticksUpTo(highest)).toEqual(ticks)
})

test('always draws the last label, and only as many labels as fit', () => {
  const written = Array.from({ length: 53 }, (_, place) => place).filter((place) => isLabelled(place, 53, 6))
  expect(written.at(-1)).toBe(52)
  expect(written.length).toBeLessThanOrEqual(6)
})
