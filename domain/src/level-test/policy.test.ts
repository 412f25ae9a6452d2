import { expect, test } from 'vitest'
import {
  isAbandoned,
  isRepeatedSubmission,
  mayAskAgain,
  mayAskQuestions,
  mayBeActive,
  mayChangeQuestions,
  mayDeleteLevelTest,
  mayTakeLevelTest,
} from './policy.ts'

const now = new Date('2026-03-02T09:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('the test is taken once, unless a retake is allowed', () => {
  expect(mayTakeLevelTest({ level: null, isRetakeAllowed: false })).toEqual({ allowed: true })
  expect(mayTakeLevelTest({ level: 'A1', isRetakeAllowed: true })).toEqual({ allowed: true })
  expect(mayTakeLevelTest({ level: 'A1', isRetakeAllowed: false })).toEqual({
    allowed: false,
    because: 'LEVEL_TEST_TAKEN',
  })
})

test('a test with attempts keeps its questions', () => {
  expect(mayChangeQuestions({ attemptCount: 0 })).toEqual({ allowed: true })
  expect(mayChangeQuestions({ attemptCount: 1 }).allowed).toBe(false)
})

test('a test is deleted only while it is passive and has no attempts', () => {
  expect(mayDeleteLevelTest({ isActive: false, attemptCount: 0 })).toEqual({ allowed: true })
  const verdict = (isActive: boolean, attemptCount: number) => mayDeleteLevelTest({ isActive, attemptCount })
  expect(verdict(true, 0)).toEqual({ allowed: false, because: 'LEVEL_TEST_ACTIVE' })
  expect(verdict(false, 1)).toEqual({ allowed: false, because: 'LEVEL_TEST_KEPT' })
})

test('a test without questions is not active', () => {
  expect(mayBeActive({ questionCount: 1 })).toEqual({ allowed: true })
  expect(mayBeActive({ questionCount: 0 })).toEqual({ allowed: false, because: 'LEVEL_TEST_EMPTY' })
})

test('a test is not offered while a listening question has no recording', () => {
  const question = (position: number, type: 'text' | 'listening', audioUrl: string | null) => ({
    position,
    type,
    audioUrl,
  })
  const fine = [question(0, 'text', null), question(1, 'listening', '/audio/a.mp3')]
  expect(mayAskQuestions(fine)).toEqual({ allowed: true })
  expect(mayAskQuestions([...fine, question(2, 'listening', null), question(7, 'listening', null)])).toEqual({
    allowed: false,
    because: 'LISTENING_WITHOUT_AUDIO',
    positions: [2, 7],
  })
})

test('a test is not offered while it asks a question that the quick test has shown', () => {
  const secret = { position: 0, isPublic: false }
  expect(mayAskAgain([secret])).toEqual({ allowed: true })
  expect(mayAskAgain([secret, { position: 3, isPublic: true }])).toEqual({
    allowed: false,
    because: 'QUESTIONS_PUBLIC',
    positions: [3],
  })
})

test.each([
  [0, 120, false, false],
  [0, 121, false, true],
  [0, 10_000, true, false],
  [1, 10_000, false, false],
])(
  'an attempt at question %i after %i minutes, its test active: %s, is abandoned: %s',
  (position, minutes, isActive, expected) => {
    const attempt = { position, startedAt: minutesAgo(minutes) }
    expect(isAbandoned({ attempt, test: { isActive } }, now)).toBe(expected)
  },
)

test.each([
  ['the same attempt at any time', 'a', 't', 10_000, false, true],
  ['the same attempt, although another is possible', 'a', 't', 0, true, true],
  ['the same test at once', undefined, 't', 2, false, true],
  ['the same test later', undefined, 't', 3, false, false],
  ['the same test at once, when another attempt is possible', undefined, 't', 0, true, false],
  ['another test', 'a', 'u', 0, false, false],
] as const)(
  'decides whether a submission is repeated: %s',
  (_, attemptId, testId, minutes, mayTake, expected) => {
    const last = { id: 'a', testId: 't', completedAt: minutesAgo(minutes) }
    expect(isRepeatedSubmission({ attemptId, testId }, last, { now, mayTake })).toBe(expected)
  },
)
