import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnCount, drawQuestions, drawSizes, type PoolQuestion } from './draw.ts'
import { levels } from './level.ts'
import { questionTypes, skills } from './question.ts'

const question = fc.record({
  type: fc.constantFrom(...questionTypes),
  level: fc.constantFrom(...levels, null),
  skill: fc.constantFrom(...skills, null),
  isSeen: fc.boolean(),
  rank: fc.integer({ min: 0, max: 1_000_000 }),
})
const pools = fc
  .array(question, { maxLength: 200, size: 'max' })
  .map((all): PoolQuestion[] => all.map((one, place) => ({ ...one, id: `q${place}` })))

test('a draw has 40 text and 10 listening questions, or all there are, each once and in the order of the test', () => {
  fc.assert(
    fc.property(pools, (pool) => {
      const ids = drawQuestions(pool)
      const drawn = pool.filter(({ id }) => ids.includes(id))
      expect(ids).toEqual(drawn.map(({ id }) => id))
      for (const type of questionTypes) {
        const count = (of: PoolQuestion[]) => of.filter((one) => one.type === type).length
        expect(count(drawn)).toBe(drawnCount(type, count(pool)))
      }
    }),
  )
})

test('a draw is balanced by level as far as the pool allows, and prefers unseen questions of a level', () => {
  const isUnseen = ({ isSeen }: PoolQuestion) => !isSeen
  const balanced = fc.property(pools, (pool) => {
    const ids = new Set(drawQuestions(pool))
    return questionTypes.every((type) => {
      const ofLevel = (level: PoolQuestion['level']) => {
        const inPool = pool.filter((one) => one.type === type && one.level === level)
        return { inPool, drawn: inPool.filter(({ id }) => ids.has(id)) }
      }
      const each = levels.map(ofLevel)
      const isUsedUp = ({ inPool, drawn }: (typeof each)[number]) => drawn.length === inPool.length
      const most = Math.max(...each.map(({ drawn }) => drawn.length))
      // A level is behind only when it has no more questions
      const isEven = each.every((one) => one.drawn.length >= most - 1 || isUsedUp(one))
      const isFresh = each.every(
        ({ inPool, drawn }) =>
          drawn.every(isUnseen) || drawn.filter(isUnseen).length === inPool.filter(isUnseen).length,
      )
      // Questions without a level only fill what is missing
      const isFilled = ofLevel(null).drawn.length === 0 || each.every(isUsedUp)
      return isEven && isFresh && isFilled
    })
  })
  expect(fc.check(balanced).failed).toBe(false)
})

test('chance decides between equal questions, and skills take turns', () => {
  const pool = Array.from({ length: 100 }, (_, place) => ({
    id: `q${place}`,
    type: 'text' as const,
    level: levels[place % 5] ?? null,
    skill: place < 70 ? ('grammar' as const) : ('vocabulary' as const),
    isSeen: false,
    rank: (place * 37) % 101,
  }))
  const ids = new Set(drawQuestions(pool))
  const drawn = pool.filter(({ id }) => ids.has(id))
  expect(drawn.filter(({ skill }) => skill === 'grammar')).toHaveLength(drawSizes.text / 2)
  const again = drawQuestions(pool.map((one) => ({ ...one, rank: -one.rank })))
  expect(again.every((id) => ids.has(id))).toBe(false)
})
