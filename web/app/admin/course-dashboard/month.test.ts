import { expect, test } from 'vitest'
import { daysIn, isMonth, monthDays, placeOf, stretchIn } from './month.ts'

test('a month has as many days as the calendar says', () => {
  expect(['2026-02', '2028-02', '2026-12'].map(daysIn)).toEqual([28, 29, 31])
})

test.each(['2026-00', '2026-13', '2026-1', 'x', ''])('%j is not a month', (text) => {
  expect(isMonth(text)).toBe(false)
})

test('weekends match the calendar', () => {
  const weekend = monthDays('2026-03').flatMap(({ number, isWeekend }) => (isWeekend ? [number] : []))
  expect(weekend).toEqual([1, 7, 8, 14, 15, 21, 22, 28, 29])
})

test.each([
  ['the whole month', '2026-01-05', '2026-06-01', { left: 0, width: 100, begins: false, ends: false }],
  [
    'the month from its 16th day',
    '2026-04-16',
    '2026-06-01',
    { left: 50, width: 50, begins: true, ends: false },
  ],
  [
    'the month until its 3rd day',
    '2026-01-05',
    '2026-04-03',
    { left: 0, width: 10, begins: false, ends: true },
  ],
  ['only its first day', '2026-03-01', '2026-04-01', { left: 0, begins: false, ends: true }],
  ['only its last day', '2026-04-30', '2026-05-01', { begins: true, ends: false }],
])('a course takes %s', (_, startDate, endDate, stretch) => {
  expect(stretchIn('2026-04', { startDate, endDate })).toMatchObject(stretch)
})

test('a course outside the month takes no space', () => {
  const course = { startDate: '2026-02-01', endDate: '2026-02-28' }
  expect([stretchIn('2026-01', course), stretchIn('2026-03', course)]).toEqual([null, null])
})

test('today is in the middle of its day, and in the current month only', () => {
  expect([placeOf('2026-04-15', '2026-04'), placeOf('2026-04-15', '2026-05')]).toEqual([
    expect.closeTo(48.33),
    null,
  ])
})
