import { expect, test } from 'vitest'
import { schoolMoment } from '../calendar.ts'
import { noHours, type Availability } from './availability.ts'
import { utilisationOf } from './utilisation.ts'

const availability: Availability = {
  kinds: ['private'],
  week: { ...noHours, monday: [{ from: 600, until: 720 }], tuesday: [{ from: 600, until: 720 }] },
  days: { '2026-03-04': [{ from: 1080, until: 1140 }] },
  maxPerDay: null,
}
/** Monday to Wednesday. */
const days = ['2026-03-02', '2026-03-03', '2026-03-04']
const now = schoolMoment('2026-03-03')
const span = (day: string, from: number, until: number) => ({
  startsAt: schoolMoment(day, from),
  endsAt: schoolMoment(day, until),
})
const of = (offer: Partial<Parameters<typeof utilisationOf>[0]> = {}) =>
  utilisationOf({ availability, holidays: [], sessions: [], ...offer }, { days, lessons: [], now }).offered

test('hours of single days are offered in place of the weekly ones', () => {
  expect(of()).toBe(120 + 120 + 60)
})

test('nothing is offered on holidays and during sessions', () => {
  expect(of({ holidays: [{ day: '2026-03-03', name: '' }] })).toBe(120 + 60)
  expect(of({ sessions: [span('2026-03-02', 690, 780)] })).toBe(90 + 120 + 60)
  expect(of({ sessions: [span('2026-03-02', 540, 600)] })).toBe(120 + 120 + 60)
})

test('counts lessons ahead as booked, and those that took place as taught', () => {
  const lessons = [
    { ...span('2026-03-02', 600, 630), outcome: 'taught' as const },
    { ...span('2026-03-02', 640, 670), outcome: null },
    { ...span('2026-03-02', 680, 710), outcome: 'learner_absent' as const },
    { ...span('2026-03-03', 600, 645), outcome: null },
  ]
  expect(utilisationOf(undefined, { days, lessons, now })).toEqual({ offered: 0, booked: 135, taught: 60 })
})
