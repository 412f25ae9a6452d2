import { expect, test } from 'vitest'
import { isDay } from '../calendar.ts'
import { feastYears, proposedHolidays } from './holidays.ts'

test('a year has seven fixed days and two feasts of three and four days', () => {
  const days = proposedHolidays(2026)
  expect(days).toHaveLength(14)
  expect(days.filter(({ isToCheck }) => isToCheck).map(({ day }) => day)).toEqual([
    '2026-03-20',
    '2026-03-21',
    '2026-03-22',
    '2026-05-27',
    '2026-05-28',
    '2026-05-29',
    '2026-05-30',
  ])
  expect(days.at(-1)).toEqual({ day: '2026-10-29', name: 'Cumhuriyet Bayramı', isToCheck: false })
})

test('a year without known feasts has the fixed days only', () => {
  expect(proposedHolidays(2050)).toHaveLength(7)
})

/** Another lunar calendar, which differs by one day at most; a typing mistake would differ by more. */
const lunar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { month: 'numeric', day: 'numeric' })
const daysFromLunar = (day: string, [month, date]: readonly [number, number]) => {
  const parts = new Map(
    lunar.formatToParts(new Date(`${day}T12:00:00Z`)).map(({ type, value }) => [type, Number(value)]),
  )
  const shift = ((parts.get('month') ?? 0) - month) * 30 + (parts.get('day') ?? 0) - date
  return Math.abs(shift)
}

test.each(feastYears)('the feasts of %i begin on the 1st of Shawwal and the 10th of Dhu al-Hijja', (year) => {
  const first = (name: string) =>
    proposedHolidays(year).find((holiday) => holiday.name === `${name} (1. gün)`)?.day ?? ''
  expect(isDay(first('Ramazan Bayramı')) && isDay(first('Kurban Bayramı'))).toBe(true)
  expect(daysFromLunar(first('Ramazan Bayramı'), [10, 1])).toBeLessThanOrEqual(1)
  expect(daysFromLunar(first('Kurban Bayramı'), [12, 10])).toBeLessThanOrEqual(1)
})
