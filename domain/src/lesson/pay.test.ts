import { expect, test } from 'vitest'
import { mayCloseMonth, noRates, rateOf, statementMonth } from './pay.ts'

test('a coach’s own rate comes before the school’s', () => {
  const school = { ...noRates, private: 300_00, session: 600_00 }
  const coach = { ...noRates, private: 350_00 }
  expect(rateOf('private', { school, coach })).toBe(350_00)
  expect(rateOf('session', { school, coach })).toBe(600_00)
  expect(rateOf('private', { school, coach: { ...noRates, private: 0 } })).toBe(0)
  expect(rateOf('group', { school, coach })).toBe(0)
})

test('a line of a closed month falls into the next open one', () => {
  const closed = new Set(['2026-02', '2026-03'])
  expect(statementMonth('2026-01', closed)).toBe('2026-01')
  expect(statementMonth('2026-02', closed)).toBe('2026-04')
  expect(statementMonth('2025-12', new Set(['2025-12']))).toBe('2026-01')
})

test('a month is closed once, after it has ended', () => {
  const now = new Date('2026-03-31T20:59:59Z')
  const closed = new Set(['2026-01'])
  expect(mayCloseMonth('2026-02', { closed, now })).toEqual({ allowed: true })
  expect(mayCloseMonth('2026-01', { closed, now })).toEqual({ allowed: false, because: 'MONTH_CLOSED' })
  expect(mayCloseMonth('2026-03', { closed, now })).toEqual({ allowed: false, because: 'MONTH_NOT_OVER' })
  expect(mayCloseMonth('2026-03', { closed, now: new Date('2026-03-31T21:00:00Z') })).toEqual({
    allowed: true,
  })
})
