import { describe, expect, test } from 'vitest'
import { mayPause, targetOf, weekOfLearner } from './week.ts'
import { minutesByKind, minutesOf, secondsOfQuiz, workKinds } from './work.ts'

/** A Thursday. */
const today = '2026-11-19'
const days = (target: number) => ({ unit: 'days', target }) as const

describe('the week of a learner', () => {
  test('is Monday to Sunday, with the days of any work and the minutes of this week only', () => {
    const week = weekOfLearner(
      [
        { kind: 'session', day: '2026-11-15', seconds: 3600 },
        { kind: 'session', day: '2026-11-16', seconds: 3600 },
        { kind: 'module', day: '2026-11-18', seconds: 0 },
        { kind: 'review', day: '2026-11-18', seconds: 95 },
      ],
      { goal: days(3), pauses: [] },
      today,
    )
    expect(week.days.map(({ day, isDone }) => [day, isDone])).toEqual([
      ['2026-11-16', true],
      ['2026-11-17', false],
      ['2026-11-18', true],
      ['2026-11-19', false],
      ['2026-11-20', false],
      ['2026-11-21', false],
      ['2026-11-22', false],
    ])
    expect(week).toMatchObject({ minutes: 62, target: 3 })
  })

  test('asks for less when days are paused, and for nothing when all are', () => {
    const pauses = [{ firstDay: '2026-11-10', lastDay: '2026-11-17' }]
    expect(weekOfLearner([], { goal: days(6), pauses }, today)).toMatchObject({ target: 5 })
    expect(targetOf({ unit: 'minutes', target: 70 }, 2)).toBe(50)
    expect([targetOf(days(3), 2), targetOf(days(3), 7), targetOf(null, 0)]).toEqual([3, null, null])
  })
})

test('a pause ends today or later, is not endless, and overlaps no other', () => {
  const pauses = [{ firstDay: '2026-12-01', lastDay: '2026-12-10' }]
  const becauseOf = (firstDay: string, lastDay: string, others = pauses) => {
    const verdict = mayPause({ firstDay, lastDay }, { pauses: others, today })
    return verdict.allowed ? null : verdict.because
  }
  expect(becauseOf('2026-11-01', today)).toBeNull()
  expect(becauseOf('2026-12-11', '2026-12-11')).toBeNull()
  expect(becauseOf('2026-11-01', '2026-11-18')).toBe('PAUSE_OVER')
  expect(becauseOf('2026-12-10', '2026-12-20')).toBe('PAUSE_OVERLAPS')
  expect(becauseOf('2026-12-20', '2027-06-17')).toBeNull()
  expect(becauseOf('2026-12-20', '2027-06-18')).toBe('PAUSE_TOO_LONG')
  const ten = Array.from({ length: 10 }, (_, month) => ({
    firstDay: `2027-${String(month + 1).padStart(2, '0')}-01`,
    lastDay: `2027-${String(month + 1).padStart(2, '0')}-02`,
  }))
  expect(becauseOf(today, today, ten)).toBe('TOO_MANY_PAUSES')
})

test('a quiz lasts from answer to answer, without the time in which the learner was away', () => {
  const at = (second: number) => new Date(1_000_000 + second * 1000)
  expect(secondsOfQuiz({ startedAt: at(0), answeredAt: [at(90), at(20), at(4000)] })).toBe(210)
  expect(secondsOfQuiz({ startedAt: at(0), answeredAt: [] })).toBe(0)
})

test('the minutes of the kinds add up to the minutes of all', () => {
  const work = workKinds.map((kind) => ({
    kind,
    day: today,
    seconds: 100,
  }))
  expect(minutesByKind(work)).toEqual({ session: 2, lesson: 2, module: 2, quiz: 2, recording: 2, review: 2 })
  expect(minutesOf(work)).toBe(12)
})
