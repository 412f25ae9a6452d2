import { expect, test } from 'vitest'
import { failureOf, verdictOf } from './verdict.ts'

test.each([
  [40, 100, 40, 40, '40 % met', false],
  [39.9, 100, 40, 39.9, '40 % MISSED', true],
  [1, 100, undefined, 1, '', false],
  [0, 0, 40, Number.NaN, '40 % MISSED', true],
  [5, 0, 40, Infinity, '40 % MISSED', true],
])(
  '%d of %d requests a second, %s %% required',
  (perSecond, limitPerSecond, required, ratio, text, isMissed) => {
    expect(verdictOf({ perSecond, limitPerSecond, required })).toEqual({ ratio, text, isMissed })
  },
)

test('names every missed ratio, and reports no failure when all are met', () => {
  expect(failureOf([])).toBeUndefined()
  expect(failureOf(['GET / at size 1', 'GET /users at size 100'])).toBe(
    '2 required ratio(s) missed: GET / at size 1; GET /users at size 100',
  )
})
