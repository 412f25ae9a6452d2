import { expect, test } from 'vitest'
import { areThresholdsReached, courseOutcome, firstCompletionRules as rules } from './outcome.ts'

const dates = { endDate: '2026-05-31' }
const enough = { completedModules: 8, moduleCount: 10, held: 10, joined: 7 }
const noon = (day: string) => new Date(`${day}T09:00:00Z`)
const outcomeOn = (day: string, work = enough) => courseOutcome(dates, work, { rules, now: noon(day) })

test('counts exactly 80 % of the modules and 70 % of the sessions', () => {
  expect(areThresholdsReached(enough, rules)).toBe(true)
  expect(areThresholdsReached({ ...enough, completedModules: 7 }, rules)).toBe(false)
  expect(areThresholdsReached({ ...enough, joined: 6 }, rules)).toBe(false)
})

test('a share just below a threshold is not rounded up to it', () => {
  // 79.6 % and 69.6 %
  expect(areThresholdsReached({ ...enough, completedModules: 43, moduleCount: 54 }, rules)).toBe(false)
  expect(areThresholdsReached({ ...enough, joined: 16, held: 23 }, rules)).toBe(false)
})

test('asks for no modules in a course without any, and for no sessions when none was held', () => {
  expect(areThresholdsReached({ ...enough, completedModules: 0, moduleCount: 0 }, rules)).toBe(true)
  expect(areThresholdsReached({ ...enough, joined: 0, held: 0 }, rules)).toBe(true)
  expect(areThresholdsReached({ completedModules: 0, moduleCount: 0, held: 0, joined: 0 }, rules)).toBe(false)
})

test('the outcome is decided from the day after the end, by the clock of the school', () => {
  expect(courseOutcome(dates, enough, { rules, now: new Date('2026-05-31T20:59:59Z') })).toBeNull()
  expect(courseOutcome(dates, enough, { rules, now: new Date('2026-05-31T21:00:00Z') })).toBe('completed')
})

test('stays open for 30 days after the end, then is attended or missed', () => {
  const late = { ...enough, joined: 1 }
  expect(outcomeOn('2026-06-30', late)).toBeNull()
  expect(outcomeOn('2026-07-01', late)).toBe('attended')
  expect(outcomeOn('2026-07-01', { ...late, joined: 0 })).toBe('missed')
  expect(outcomeOn('2026-07-01')).toBe('completed')
})

test('follows the thresholds of the school', () => {
  const strict = { completionModules: 100, completionParticipation: 70 }
  expect(courseOutcome(dates, enough, { rules: strict, now: noon('2026-06-01') })).toBeNull()
})
