import { expect, test } from 'vitest'
import { monthOf, noRates, rateOf } from './pay.ts'

test('a coach’s own rate comes before the school’s', () => {
  const school = { ...noRates, private: 300_00, session: 600_00 }
  const coach = { ...noRates, private: 350_00 }
  expect(rateOf('private', { school, coach })).toBe(350_00)
  expect(rateOf('session', { school, coach })).toBe(600_00)
  expect(rateOf('private', { school, coach: { ...noRates, private: 0 } })).toBe(0)
  expect(rateOf('group', { school, coach })).toBe(0)
})

test('a month begins at midnight in Istanbul', () => {
  expect(monthOf(new Date('2026-02-28T20:59:59Z'))).toBe('2026-02')
  expect(monthOf(new Date('2026-02-28T21:00:00Z'))).toBe('2026-03')
})
