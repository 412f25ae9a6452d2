import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  arrangements,
  distribute,
  groupSizes,
  maxGroupMembers,
  scoresOf,
  type Scored,
} from './distribution.ts'

const learners = fc
  .array(fc.option(fc.integer({ min: 0, max: 4000 })), { maxLength: 400, size: 'max' })
  .map((scores) => scores.map((score, place): Scored => ({ id: String(place).padStart(4, '0'), score })))
const arrangement = fc.constantFrom(...arrangements)
const scores = (group: readonly Scored[]) => group.map(({ score }) => score ?? 0)

test.each([
  [0, []],
  [1, [1]],
  [25, [25]],
  [26, [13, 13]],
  [50, [25, 25]],
  [51, [17, 17, 17]],
  [60, [20, 20, 20]],
  [61, [21, 20, 20]],
  [76, [19, 19, 19, 19]],
])('%i learners make groups of %j', (count, sizes) => {
  expect(groupSizes(count)).toEqual(sizes)
})

test('groups hold at most 25, differ by at most one and are as few as possible', () => {
  fc.assert(
    fc.property(fc.nat({ max: 5000 }), (count) => {
      const sizes = groupSizes(count)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count)
      expect(sizes).toHaveLength(Math.ceil(count / 25))
      if (count === 0) return
      expect(Math.max(...sizes)).toBeLessThanOrEqual(maxGroupMembers)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
    }),
  )
})

test('every learner is in exactly one group, and the groups have the announced sizes', () => {
  fc.assert(
    fc.property(learners, arrangement, (all, how) => {
      const groups = distribute(all, how)
      expect(groups.map(({ length }) => length)).toEqual(groupSizes(all.length))
      expect(groups.flat().toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(all)
    }),
  )
})

test('the order of the learners does not matter', () => {
  fc.assert(
    fc.property(
      learners.chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
        ),
      ),
      arrangement,
      ([all, shuffled], how) => {
        expect(distribute(shuffled, how)).toEqual(distribute(all, how))
      },
    ),
  )
})

test('similar: no learner of a later group scores better than one of an earlier group', () => {
  fc.assert(
    fc.property(learners, (all) => {
      const groups = distribute(all, 'similar')
      const gaps = groups
        .slice(1)
        .map((group, place) => Math.min(...scores(groups[place] ?? [])) - Math.max(...scores(group)))
      expect(gaps.filter((gap) => gap < 0)).toEqual([])
    }),
  )
})

test('balanced: each group gets one of the best, one of the next best, and so on', () => {
  fc.assert(
    fc.property(learners, (all) => {
      const groups = distribute(all, 'balanced')
      const ranked = distribute(all, 'similar').flat()
      const rounds = Math.floor(all.length / Math.max(1, groups.length))
      for (let round = 0; round < rounds; round++) {
        const dealt = new Set(groups.map((group) => group[round]?.id))
        const best = ranked.slice(round * groups.length, (round + 1) * groups.length)
        expect(dealt).toEqual(new Set(best.map(({ id }) => id)))
      }
    }),
  )
})

test('balanced: the first in one round is the last in the next', () => {
  const ranked = ['a', 'b', 'c', 'd'].map((id, place): Scored => ({ id, score: 400 - place }))
  const many = Array.from({ length: 48 }, (_, place): Scored => ({
    id: `x${place + 10}`,
    score: 100 - place,
  }))
  const [first, second, third] = distribute([...ranked, ...many], 'balanced')
  expect([first, second, third].map((group) => group?.slice(0, 2).map(({ id }) => id))).toEqual([
    ['a', 'x11'],
    ['b', 'x10'],
    ['c', 'd'],
  ])
})

test('a missing score counts as 0 in a group’s scores', () => {
  expect(scoresOf([])).toBeNull()
  expect(
    scoresOf([
      { id: 'a', score: null },
      { id: 'b', score: 1001 },
    ]),
  ).toEqual({
    lowest: 0,
    highest: 1001,
    average: 501,
  })
})
