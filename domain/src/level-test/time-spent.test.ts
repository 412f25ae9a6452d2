import { describe, expect, test } from 'vitest'
import { deadlineOf, remainingSeconds, secondsClaimed, secondsTaken } from './time-spent.ts'

const shownAt = new Date('2026-03-02T09:00:00Z')
const after = (seconds: number) => ({ shownAt, now: new Date(shownAt.getTime() + seconds * 1000) })
const text = { type: 'text', audioUrl: null, audioSeconds: null } as const
const listening = { type: 'listening', audioUrl: '/audio/a.mp3', audioSeconds: 8 } as const
const unmeasured = { ...listening, audioSeconds: null }
const silent = { type: 'listening', audioUrl: null, audioSeconds: null } as const

describe('an answer saved on its own', () => {
  test.each([
    [text, 12, 12],
    [text, 31, 30],
    [listening, 0, 20],
    [listening, 10.9, 20],
    [listening, 11, 0],
    [unmeasured, 2.9, 20],
    [unmeasured, 4, 1],
    [silent, 0, 0],
    [silent, 4, 4],
    [silent, 60, 20],
    [listening, 16, 5],
    [listening, 60, 20],
  ])('%o after %d s took %d s', (question, elapsed, taken) => {
    expect(secondsTaken(question, after(elapsed))).toBe(taken)
  })

  test('is accepted until the countdown, the audio and the time limit are over', () => {
    expect(deadlineOf(text, shownAt)).toEqual(after(30).now)
    expect(deadlineOf(listening, shownAt)).toEqual(after(3 + 8 + 20).now)
  })
})

describe('an answer sent with the whole attempt', () => {
  test.each([
    ['the time that the client sends', { claimed: 12, elapsedSeconds: 100, questions: 50 }, 12],
    ['at least an even share', { claimed: 0, elapsedSeconds: 500, questions: 50 }, 10],
    ['at most the limit', { claimed: 90, elapsedSeconds: 9000, questions: 50 }, 30],
    ['zero for a negative time', { claimed: -90, elapsedSeconds: -10, questions: 50 }, 0],
    [
      'an even share when the time is not a number',
      { claimed: Number.NaN, elapsedSeconds: 100, questions: 50 },
      2,
    ],
  ])('counts %s', (_, given, expected) => {
    expect(secondsClaimed(text, given)).toBe(expected)
  })
})

describe('remaining time', () => {
  test.each([
    [text, 12, 18],
    [text, 45, 0],
    [listening, 3, 28],
    [silent, 3, 17],
  ])('of %o after %d s is %d s', (question, elapsed, left) => {
    expect(remainingSeconds(question, after(elapsed))).toBe(left)
  })

  test('is unknown before the question was shown', () => {
    expect(remainingSeconds(listening, { shownAt: null, now: shownAt })).toBeNull()
  })
})
