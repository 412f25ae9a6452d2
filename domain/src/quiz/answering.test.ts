import { describe, expect, test } from 'vitest'
import { isFullyAnswered, mayAnswer } from './answering.ts'

const question = { questionType: 'fill_blank', options: [] } as const
const running = { given: undefined, question, isCompleted: false }

describe('an answer', () => {
  test('is accepted for a question without an answer', () => {
    expect(mayAnswer(running, 'are')).toEqual({ allowed: true })
  })

  test('is final: the same answer is accepted again, another is refused', () => {
    const answered = { ...running, given: ['A', 'B'] }
    expect(mayAnswer(answered, ['A', 'B'])).toEqual({ allowed: true })
    expect(mayAnswer(answered, ['B', 'A'])).toEqual({ allowed: false, because: 'ANSWER_FINAL' })
  })

  test('may be repeated after the attempt is completed, but a new one is refused', () => {
    const completed = { ...running, isCompleted: true }
    expect(mayAnswer({ ...completed, given: 'are' }, 'are').allowed).toBe(true)
    expect(mayAnswer(completed, 'are')).toEqual({ allowed: false, because: 'QUIZ_COMPLETED' })
  })

  test('must belong to a question of the quiz', () => {
    expect(mayAnswer({ ...running, question: undefined }, 'are')).toEqual({
      allowed: false,
      because: 'NOT_FOUND',
    })
  })

  test('must fit the type of the question', () => {
    expect(mayAnswer(running, '...')).toEqual({ allowed: false, because: 'NOT_AN_ANSWER' })
  })
})

describe('a quiz', () => {
  const questions = [{ id: 'one' }, { id: 'two' }]

  test('is fully answered when every question has an answer, whatever else was answered', () => {
    expect(isFullyAnswered({ questions, answers: { one: 1, deleted: 1 } })).toBe(false)
    expect(isFullyAnswered({ questions, answers: { one: 1, two: 1, deleted: 1 } })).toBe(true)
  })

  test('is never fully answered when it has no questions', () => {
    expect(isFullyAnswered({ questions: [], answers: {} })).toBe(false)
  })
})
