import type { Advice } from '@sohbet/domain/level-test/item-health'
import { expect, it } from 'vitest'
import { needsAttention, worstFirst, type QuestionHealth } from './health-words.ts'

const question = (position: number, advice: Advice): QuestionHealth => ({
  id: String(position),
  position,
  type: 'text',
  text: '',
  correctOptionId: 'A',
  attempts: 30,
  facility: 0.5,
  discrimination: 0.3,
  optionCounts: { A: 15, B: 5, C: 5, D: 5, none: 0 },
  medianSeconds: 9,
  advice,
})

it('puts the worst questions first, equal ones in their order', () => {
  const advices = ['fine', 'weak', 'too_few', 'idle_option', 'check_key', 'too_easy'] as const
  const questions = advices.map((advice, position) => question(position, advice))
  expect(worstFirst(questions).map(({ position }) => position)).toEqual([4, 1, 5, 3, 0, 2])
  expect(questions.filter(needsAttention).map(({ position }) => position)).toEqual([1, 3, 4, 5])
})
