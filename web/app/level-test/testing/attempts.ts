import type { LevelTestResult, RunningAttempt } from '@sohbet/contract/level-tests/level-test-attempts'
import type { LevelTestQuestion } from '@sohbet/contract/level-tests/level-test-questions'

const idOf = (group: number, digit: number) =>
  `0190a3c4-0000-7000-8000-${String(group)}0000000${String(digit).padStart(4, '0')}`

const options: LevelTestQuestion['options'] = [
  { id: 'A', text: 'bus' },
  { id: 'B', text: 'tram' },
  { id: 'C', text: 'tube' },
  { id: 'D', text: 'taxi' },
]

export const aText = (digit: number): LevelTestQuestion => ({
  id: idOf(1, digit),
  type: 'text',
  text: `Question about ${digit}`,
  options,
  audioUrl: null,
  audioSeconds: null,
})

export const aListening = (digit: number, audioSeconds: number | null = 8): LevelTestQuestion => ({
  ...aText(digit),
  type: 'listening',
  audioUrl: `/audio/${digit}.mp3`,
  audioSeconds,
})

/** A running attempt at its first question. */
export const anAttempt = (changes: Partial<RunningAttempt> = {}): RunningAttempt => ({
  id: idOf(2, 1),
  testId: idOf(3, 1),
  startedAt: '2026-05-04T09:30:00.000Z',
  questions: [aText(0), aListening(1), aText(2)],
  position: 0,
  remainingSeconds: 30,
  isCompleted: false,
  ...changes,
})

export const aResult = (): LevelTestResult => ({
  id: idOf(2, 1),
  testId: idOf(3, 1),
  startedAt: '2026-05-04T09:30:00.000Z',
  completedAt: '2026-05-04T09:52:00.000Z',
  points: 1783,
  maxPoints: 3000,
  percentage: 59.4,
  score: 2377,
  level: 'B1',
  track: 'B1-B2',
  mayRetake: false,
  progress: null,
  skills: [],
  answers: [
    { ...aText(0), chosen: 'A' as const, isCorrect: true },
    { ...aListening(1), chosen: null, isCorrect: false },
    { ...aText(2), chosen: 'C' as const, isCorrect: false },
  ].map(({ id, type, text, options, audioUrl, chosen, isCorrect }) => ({
    questionId: id,
    type,
    text,
    options,
    audioUrl,
    selectedOptionId: chosen,
    correctOptionId: isCorrect ? chosen : null,
    isCorrect,
    timeSpent: 4,
    points: isCorrect ? 973 : 0,
  })),
})
