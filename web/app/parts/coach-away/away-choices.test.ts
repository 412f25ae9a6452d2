import type { AwayRow } from '@sohbet/contract/lessons/coach-away'
import { expect, test } from 'vitest'
import { chosenOf, isIncomplete, summaryOf, toBody } from './away-choices.ts'

const row = (fields: Partial<AwayRow>): AwayRow => ({
  id: 'a',
  course: 'Street English B1',
  lesson: null,
  learners: [],
  role: 'own',
  otherCoach: null,
  startsAt: '2026-03-02T16:00:00.000Z',
  endsAt: '2026-03-02T17:00:00.000Z',
  version: '1',
  readers: [0, 1],
  choices: ['ask', 'move', 'cancel', 'leave'],
  substitutes: [{ id: 'emma', name: 'Emma' }],
  substituteId: 'emma',
  moveTo: '2026-03-10T16:00:00.000Z',
  asked: null,
  ...fields,
})

test('a row follows the choice for all until it has its own', () => {
  const one = row({})
  expect(chosenOf(one, 'ask', {})).toEqual({ choice: 'ask', coachId: 'emma', startsAt: one.moveTo })
  const own = { choice: 'cancel', coachId: null, startsAt: null } as const
  expect(chosenOf(one, 'ask', { a: own })).toBe(own)
  expect(toBody(one, own)).toEqual({ id: 'a', version: '1', choice: 'cancel' })
  expect(isIncomplete({ choice: 'ask', coachId: null, startsAt: null })).toBe(true)
})

test('the summary counts each person once, and no session that the other coach teaches', () => {
  const rows = [
    row({}),
    row({ id: 'b', readers: [1, 2] }),
    row({ id: 'c', substituteId: null, substitutes: [] }),
    row({ id: 'd', role: 'second', choices: ['leave'], readers: [7] }),
  ]
  expect(summaryOf(rows, (one) => chosenOf(one, 'move', {}))).toEqual({
    counts: { ask: 0, move: 3, cancel: 0, leave: 0 },
    people: 3,
  })
  // Two are asked of one coach, and the third is cancelled for its two learners
  expect(summaryOf(rows, (one) => chosenOf(one, 'ask', {}))).toEqual({
    counts: { ask: 2, move: 0, cancel: 1, leave: 0 },
    people: 3,
  })
})
