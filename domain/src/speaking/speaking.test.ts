import { describe, expect, it } from 'vitest'
import { isModelOpen, mayStore, nextAttempt, speakingLimits, taskState } from './recording.ts'

const first = { attempt: 1, isAnswered: false, isDeleted: false } as const
const heard = { ...first, isAnswered: true }
const second = { ...first, attempt: 2 } as const

describe('a speaking task', () => {
  it.each([
    ['todo', []],
    ['sent', [first]],
    ['answered', [heard]],
    ['resubmitted', [second, heard]],
    ['finished', [heard, { ...second, isAnswered: true }]],
    // Deleted before a coach answered: never sent
    ['todo', [{ ...first, isDeleted: true }]],
    ['answered', [heard, { ...second, isDeleted: true }]],
    // Deleted afterwards: the coach’s time was used
    ['answered', [{ ...heard, isDeleted: true }]],
  ] as const)('is %s', (state, recordings) => {
    expect(taskState(recordings)).toBe(state)
  })

  it('takes a recording, and one more after the feedback', () => {
    expect(nextAttempt({ state: 'todo', isHeard: true })).toEqual({ allowed: true, attempt: 1 })
    expect(nextAttempt({ state: 'todo', isHeard: false })).toEqual({
      allowed: false,
      because: 'SPEAKING_OVER',
    })
    expect(nextAttempt({ state: 'sent', isHeard: true })).toEqual({
      allowed: false,
      because: 'SPEAKING_WAITS',
    })
    expect(nextAttempt({ state: 'answered', isHeard: true })).toEqual({ allowed: true, attempt: 2 })
    for (const state of ['resubmitted', 'finished'] as const)
      expect(nextAttempt({ state, isHeard: true })).toEqual({ allowed: false, because: 'SPEAKING_TWICE' })
  })

  it('shows the model of an answer after the first recording, and a line to shadow at once', () => {
    expect([
      isModelOpen('answer', 'todo'),
      isModelOpen('answer', 'sent'),
      isModelOpen('shadow', 'todo'),
    ]).toEqual([false, true, true])
  })

  it('is refused when the day or the storage is full', () => {
    const { inDay, bytes } = speakingLimits
    expect(mayStore({ inDay: inDay - 1, bytes: bytes - 10 }, 10)).toEqual({ allowed: true })
    expect(mayStore({ inDay, bytes: 0 }, 10)).toMatchObject({ because: 'SPEAKING_DAY_FULL' })
    expect(mayStore({ inDay: 0, bytes: bytes - 9 }, 10)).toMatchObject({ because: 'SPEAKING_STORAGE_FULL' })
  })
})
