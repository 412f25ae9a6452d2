import { describe, expect, test } from 'vitest'
import {
  adviceFor,
  discrimination,
  facility,
  reliability,
  type ItemSums,
  type TestSums,
} from './item-health.ts'

/** Five learners and four questions, calculated by hand. Totals 4, 3, 2, 1, 0. */
const answers = [
  [1, 1, 1, 1],
  [1, 1, 1, 0],
  [1, 1, 0, 0],
  [1, 0, 0, 0],
  [0, 0, 0, 0],
]
const totals = answers.map((row) => row.reduce((sum, right) => sum + right, 0))
const test5: TestSums = {
  attempts: 5,
  totals: totals.reduce((sum, total) => sum + total, 0),
  squaredTotals: totals.reduce((sum, total) => sum + total ** 2, 0),
}
const sumsOf = (question: number): ItemSums => {
  const right = answers.map((row, person) => [row[question] ?? 0, totals[person] ?? 0] as const)
  return {
    attempts: 5,
    correct: right.reduce((sum, [isRight]) => sum + isRight, 0),
    totalsOfCorrect: right.reduce((sum, [isRight, total]) => sum + isRight * total, 0),
  }
}
/** The plain correlation of two columns, as an independent check. */
function correlation(x: readonly number[], y: readonly number[]): number {
  const mean = (of: readonly number[]) => of.reduce((sum, value) => sum + value, 0) / of.length
  const [mx, my] = [mean(x), mean(y)]
  const sum = (of: (index: number) => number) => x.reduce((total, _, index) => total + of(index), 0)
  const dx = (index: number) => (x[index] ?? 0) - mx
  const dy = (index: number) => (y[index] ?? 0) - my
  return (
    sum((index) => dx(index) * dy(index)) /
    Math.sqrt(sum((index) => dx(index) ** 2) * sum((index) => dy(index) ** 2))
  )
}

test('facility is the share of right answers', () => {
  expect([0, 1, 2, 3].map((question) => facility(sumsOf(question)))).toEqual([0.8, 0.6, 0.4, 0.2])
  expect(facility({ attempts: 0, correct: 0, totalsOfCorrect: 0 })).toBeNull()
})

test('discrimination is the correlation with the rest of the test', () => {
  for (const question of [0, 1, 2, 3]) {
    const column = answers.map((row) => row[question] ?? 0)
    const rest = totals.map((total, person) => total - (column[person] ?? 0))
    expect(discrimination(sumsOf(question), test5)).toBeCloseTo(correlation(column, rest), 10)
  }
  // By hand for the second question: the rest is 3, 2, 1, 1, 0 against 1, 1, 1, 0, 0
  expect(discrimination(sumsOf(1), test5)).toBeCloseTo(0.7205766921, 8)
})

test('discrimination is null when all learners answer alike', () => {
  expect(discrimination({ attempts: 5, correct: 5, totalsOfCorrect: 10 }, test5)).toBeNull()
  expect(discrimination(sumsOf(0), { attempts: 5, totals: 10, squaredTotals: 20 })).toBeNull()
})

test('reliability (KR-20): 4/3 x (1 - 0.8 / 2) = 0.8', () => {
  const asked = (correct: number, attempts = 5) => ({ attempts, correct, totalsOfCorrect: 0 })
  expect(
    reliability(
      [4, 3, 2, 1].map((correct) => asked(correct)),
      test5,
    ),
  ).toBeCloseTo(0.8, 10)
  expect(reliability([asked(3)], test5)).toBeNull()
  // Questions that no attempt asked change nothing
  expect(reliability([...[4, 3, 2, 1].map((correct) => asked(correct)), asked(0, 0)], test5)).toBeCloseTo(
    0.8,
    10,
  )
})

describe('advice for a question', () => {
  const many: TestSums = { attempts: 100, totals: 2500, squaredTotals: 72_500 } // mean 25, deviation 10
  const chosen = { A: 60, B: 20, C: 15, D: 5 }
  const given = (item: Partial<ItemSums>, options = chosen) =>
    adviceFor({
      item: { attempts: 100, correct: 60, totalsOfCorrect: 60 * 29, ...item },
      test: many,
      chosen: options,
      correctOptionId: 'A',
    })
  test.each([
    ['fine', {}],
    ['too_few', { attempts: 19, correct: 10, totalsOfCorrect: 290 }],
    ['check_key', { totalsOfCorrect: 60 * 22 }],
    ['too_easy', { correct: 97, totalsOfCorrect: 97 * 25.2 }],
    ['too_hard', { correct: 10, totalsOfCorrect: 10 * 32 }],
    ['weak', { totalsOfCorrect: 60 * 25.8 }],
  ] as const)('%s', (advice, item) => {
    expect(given(item)).toBe(advice)
  })

  test('idle_option', () => {
    expect(given({}, { A: 60, B: 39, C: 1, D: 0 })).toBe('idle_option')
  })
})
