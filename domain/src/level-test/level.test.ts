import { expect, test } from 'vitest'
import { levelOf } from './level.ts'

test.each([
  [0, 'A1'],
  // A quarter of the answers is right by chance
  [1000, 'A1'],
  [1399, 'A1'],
  [1400, 'A2'],
  [1999, 'A2'],
  [2000, 'B1'],
  [2599, 'B1'],
  [2600, 'B2'],
  [3299, 'B2'],
  [3300, 'C1'],
  [4000, 'C1'],
])('a score of %i is level %s', (score, level) => {
  expect(levelOf(score)).toBe(level)
})
