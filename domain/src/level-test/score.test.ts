import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { questionTypes } from './question.ts'
import { maxPointsOf, pointsFor, scoreOf } from './score.ts'

describe('points', () => {
  test.each([
    ['text', 0, 1000],
    ['text', 15, 900],
    ['text', 30, 800],
    ['text', 99, 800],
    ['text', -5, 1000],
    ['listening', 0, 1000],
    ['listening', 10, 900],
    ['listening', 20, 800],
  ] as const)('a right answer to a %s question after %d s counts %d', (type, seconds, points) => {
    expect(pointsFor({ type, isCorrect: true, seconds })).toBe(points)
  })

  test('a wrong or empty answer counts 0', () => {
    expect(pointsFor({ type: 'text', isCorrect: false, seconds: 0 })).toBe(0)
  })

  test('the maximum is answers x 10 x 100', () => {
    expect(maxPointsOf(50)).toBe(50_000)
  })
})

describe('score', () => {
  test.each([
    [0, 0, 0, 'A1'],
    [9_999, 20, 800, 'A1'],
    [17_500, 35, 1400, 'A2'],
    [25_000, 50, 2000, 'B1'],
    [40_000, 80, 3200, 'B2'],
    [50_000, 100, 4000, 'C1'],
  ] as const)('of %d of 50,000 points', (points, percentage, score, level) => {
    expect(scoreOf(points, 50)).toEqual({ points, maxPoints: 50_000, percentage, score, level })
  })

  test('is 0 for a test without questions', () => {
    expect(scoreOf(0, 0)).toEqual({ points: 0, maxPoints: 0, percentage: 0, score: 0, level: 'A1' })
  })

  test('stays within its scale, and a faster answer never scores less', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...questionTypes),
        fc.double({ min: 0, max: 60, noNaN: true }),
        fc.double({ min: 0, max: 60, noNaN: true }),
        (type, one, other) => {
          const [fast, slow] = [Math.min(one, other), Math.max(one, other)]
          const points = (seconds: number) => pointsFor({ type, isCorrect: true, seconds })
          expect(points(fast)).toBeGreaterThanOrEqual(points(slow))
          expect(scoreOf(points(fast), 1).score).toBeLessThanOrEqual(4000)
        },
      ),
    )
  })
})
