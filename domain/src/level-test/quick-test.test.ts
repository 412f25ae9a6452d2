import { expect, test } from 'vitest'
import { levels } from './level.ts'
import { optionIds } from './question.ts'
import { estimateLevel, judgeQuickTest, suitsLevel } from './quick-test.ts'

/** One sign per answer: + right, - wrong or missing. */
const answers = (signs: string) => Array.from(signs.replaceAll(' ', ''), (sign) => sign === '+')

test.each([
  ['-- -- -- -- --', null],
  ['++ -- -- -- --', 'A1'],
  ['++ ++ -- -- --', 'A2'],
  ['++ ++ ++ -- --', 'B1'],
  ['++ ++ ++ ++ --', 'B2'],
  ['++ ++ ++ ++ ++', 'C1'],
  ['++ ++ +- -- --', 'A2'],
  ['++ ++ +- ++ --', 'B2'],
  ['+- ++ ++ ++ ++', 'C1'],
  ['-- -- -- -- ++', null],
  ['+- -+ +- -- -+', null],
])('%s is %s', (signs, level) => {
  expect(estimateLevel(answers(signs))).toBe(level)
})

test('one more right answer never lowers the estimate', () => {
  const heightOf = (given: readonly boolean[]) => [null, ...levels].indexOf(estimateLevel(given))
  const patterns = Array.from({ length: 1024 }, (_, pattern) =>
    Array.from({ length: 10 }, (_each, place) => (pattern & (1 << place)) !== 0),
  )
  const lowered = patterns.filter((given) =>
    given.some((_each, place) => heightOf(given.with(place, true)) < heightOf(given)),
  )
  expect(lowered).toEqual([])
})

test('the same letter for every question is the first level, whatever the key', () => {
  const key = Array.from('BDACBADCAC', (letter) => optionIds.find((option) => option === letter) ?? 'A')
  for (const option of optionIds)
    expect(
      judgeQuickTest(
        key,
        Array.from({ length: 10 }, () => option),
      ).level,
    ).toBe('A1')
  expect(judgeQuickTest(key, key)).toEqual({ level: 'C1', right: 10, isBeginner: false })
  expect(judgeQuickTest(key, [...key.slice(0, 4), 'X', undefined])).toMatchObject({ level: 'A2', right: 4 })
  expect(judgeQuickTest(key, [])).toEqual({ level: 'A1', right: 0, isBeginner: true })
})

test('a course suits the levels from its first to its last, from the level that it requires', () => {
  const course = { fromLevel: 'A2', toLevel: 'B1', requiredLevel: null } as const
  expect(levels.filter((level) => suitsLevel(course, level))).toEqual(['A2', 'B1'])
  expect(levels.filter((level) => suitsLevel({ ...course, requiredLevel: 'B1' }, level))).toEqual(['B1'])
  const open = { fromLevel: null, toLevel: null, requiredLevel: null }
  expect(levels.filter((level) => suitsLevel(open, level))).toEqual([...levels])
})
