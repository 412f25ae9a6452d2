import { expect, test } from 'vitest'
import type { Skill } from './question.ts'
import { skillResults } from './skill-result.ts'

const answers = (skill: Skill | null, right: number, asked: number) =>
  Array.from({ length: asked }, (_, place) => ({ skill, isCorrect: place < right }))

test('a skill is strong or weak only when the difference is more than chance', () => {
  const of = (grammar: number, vocabulary: number, listening: number) =>
    skillResults([
      ...answers('grammar', grammar, 24),
      ...answers('vocabulary', vocabulary, 16),
      ...answers('listening', listening, 10),
      ...answers(null, 0, 9),
    ]).map(({ skill, right, asked, verdict }) => `${skill} ${right}/${asked} ${verdict}`)
  expect(of(12, 8, 9)).toEqual(['grammar 12/24 even', 'vocabulary 8/16 even', 'listening 9/10 strong'])
  expect(of(12, 8, 6)).toEqual(['grammar 12/24 even', 'vocabulary 8/16 even', 'listening 6/10 even'])
  expect(of(20, 12, 2)).toEqual(['grammar 20/24 strong', 'vocabulary 12/16 even', 'listening 2/10 weak'])
})

test('few questions say nothing, and a skill that was not asked is left out', () => {
  expect(skillResults([...answers('grammar', 20, 20), ...answers('listening', 0, 3)])).toEqual([
    { skill: 'grammar', asked: 20, right: 20, verdict: 'few' },
    { skill: 'listening', asked: 3, right: 0, verdict: 'few' },
  ])
  expect(skillResults([])).toEqual([])
})

test('an attempt with everything right has no strongest skill', () => {
  const all = [...answers('grammar', 20, 20), ...answers('vocabulary', 20, 20)]
  expect(skillResults(all).map(({ verdict }) => verdict)).toEqual(['even', 'even'])
})
