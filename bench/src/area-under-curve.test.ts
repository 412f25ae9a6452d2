import { expect, test } from 'vitest'
import { areaUnderCurve } from './area-under-curve.ts'

test.each([
  ['the same times', [1, 2, 3], [1, 2, 3], 0.5],
  ['all slower', [1, 2], [3, 4], 1],
  ['all quicker', [3, 4], [1, 2], 1],
  ['slower in three of four', [1, 3], [2, 4], 0.75],
])('compares two lists of times: %s', (_, one, other, area) => {
  expect(areaUnderCurve(one, other)).toBe(area)
})
