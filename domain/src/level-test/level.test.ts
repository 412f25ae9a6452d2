import { expect, test } from 'vitest'
import { levelOf } from './level.ts'

test.each([
  [0, 'A1'],
  [799, 'A1'],
  [800, 'A2'],
  [1599, 'A2'],
  [1600, 'B1'],
  [2399, 'B1'],
  [2400, 'B2'],
  [3199, 'B2'],
  [3200, 'C1'],
  [4000, 'C1'],
])('a score of %i is level %s', (score, level) => {
  expect(levelOf(score)).toBe(level)
})
