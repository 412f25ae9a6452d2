import { expect, test } from 'vitest'
import { quizPercentage, ringColour } from './result.ts'

test('the ring is green at 70% or more, otherwise orange', () => {
  expect([0, 69, 70, 100].map(ringColour)).toEqual(['orange', 'orange', 'green', 'green'])
})

test.each([
  [0, 8, 0],
  [5, 8, 62],
  [7, 10, 70],
  [8, 8, 100],
  [999, 1000, 99],
  [0, 0, 100],
])('%d of %d right are %d per cent', (correct, total, percentage) => {
  expect(quizPercentage({ correct, total })).toBe(percentage)
})

test('no result below 70 per cent is green', () => {
  expect(ringColour(quizPercentage({ correct: 69, total: 99 }))).toBe('orange')
})
