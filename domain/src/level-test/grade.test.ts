import { describe, expect, test } from 'vitest'
import { gradeAttempt, type KeyedQuestion, type SavedAnswer } from './grade.ts'

const shownAt = new Date('2026-03-02T09:00:00Z')
const after = (seconds: number) => new Date(shownAt.getTime() + seconds * 1000)
const text: KeyedQuestion = {
  id: 't',
  type: 'text',
  audioUrl: null,
  audioSeconds: null,
  correctOptionId: 'B',
}
const listening: KeyedQuestion = {
  id: 'l',
  type: 'listening',
  audioUrl: '/audio/a.mp3',
  audioSeconds: 8,
  correctOptionId: 'C',
}
const started = { startedAt: shownAt, position: 0, shownAt }
const grade = (input: Partial<Parameters<typeof gradeAttempt>[0]>) =>
  gradeAttempt({
    questions: [text, listening],
    saved: [],
    given: [],
    running: started,
    now: shownAt,
    ...input,
  })
const saved = (answer: Partial<SavedAnswer>): SavedAnswer => ({
  questionId: 't',
  selectedOptionId: 'B',
  shownAt,
  answeredAt: after(15),
  ...answer,
})

test('counts every question, answered or not', () => {
  expect(grade({ saved: [saved({})] })).toEqual({
    points: 900,
    maxPoints: 2000,
    percentage: 45,
    score: 1800,
    level: 'A2',
    answers: [
      { questionId: 't', selectedOptionId: 'B', seconds: 15, isCorrect: true, points: 900 },
      { questionId: 'l', selectedOptionId: null, seconds: 0, isCorrect: false, points: 0 },
    ],
  })
})

describe('an answer saved on its own', () => {
  test.each([
    ['counts when it arrives just after its time', text, 33, 800],
    ['counts as empty when it arrives later', text, 33.1, 0],
    ['also gets the time of the countdown and the audio', listening, 3 + 8 + 20 + 3, 800],
    ['counts as empty after the countdown, the audio and the limit', listening, 3 + 8 + 20 + 3.1, 0],
  ])('%s', (_, question, seconds, points) => {
    const { id: questionId, correctOptionId: selectedOptionId } = question
    const answer = saved({ questionId, selectedOptionId, answeredAt: after(seconds) })
    expect(grade({ saved: [answer] }).points).toBe(points)
  })

  test('takes the full time when the question was not shown', () => {
    const answer = saved({ questionId: 'l', selectedOptionId: 'C', shownAt: null })
    expect(grade({ saved: [answer] }).answers[1]).toMatchObject({ seconds: 20, points: 800 })
  })

  test('is not changed by the submission', () => {
    const given = [{ questionId: 't', selectedOptionId: 'B', timeSpent: 0 }]
    expect(grade({ saved: [saved({ selectedOptionId: 'A' })], given }).points).toBe(0)
  })
})

describe('answers in a submission, after some were saved', () => {
  const given = [
    { questionId: 'l', selectedOptionId: 'C', timeSpent: 0 },
    { questionId: 'last', selectedOptionId: 'B', timeSpent: 0 },
  ]
  const questions = [text, listening, { ...text, id: 'last' }]
  const at = (seconds: number, open: Date | null = shownAt) =>
    grade({
      questions,
      saved: [saved({})],
      given,
      running: { startedAt: shownAt, position: 1, shownAt: open },
      now: after(seconds),
    }).answers.map(({ points }) => points)

  test.each([
    ['count for the open question within its time', 3 + 8 + 10, 900],
    ['count as empty after its time', 3 + 8 + 20 + 3.1, 0],
    ['take the full time before the audio can have ended', 5, 800],
  ])('%s', (_, seconds, points) => {
    expect(at(seconds)).toEqual([900, points, 0])
  })

  test('take the full time when the open question was not shown', () => {
    expect(at(1000, null)).toEqual([900, 800, 0])
  })
})

test('the first answer to a question of the test counts, if it is one of its options', () => {
  const given = [
    { questionId: 't', selectedOptionId: 'A', timeSpent: 1 },
    { questionId: 't', selectedOptionId: 'B', timeSpent: 1 },
    { questionId: 'another', selectedOptionId: 'B', timeSpent: 1 },
    { questionId: 'l', selectedOptionId: 'c', timeSpent: 1 },
  ]
  expect(grade({ given })).toMatchObject({
    points: 0,
    answers: [{ selectedOptionId: 'A' }, { selectedOptionId: null }],
  })
})

test('a submission without a started attempt counts the time limit for every answer', () => {
  const given = [{ questionId: 't', selectedOptionId: 'B', timeSpent: 0 }]
  expect(grade({ given, running: undefined }).answers[0]).toMatchObject({ seconds: 30, points: 800 })
})
