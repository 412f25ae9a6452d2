import { describe, expect, it, test } from 'vitest'
import { schoolTime } from '../calendar.ts'
import { areInOrder, freeTimes, isFreeAt, liesWithin, noHours, type Diary } from './availability.ts'
import { firstLessonRules } from './lesson.ts'

/** Monday at noon in Istanbul. */
const now = new Date('2026-03-02T09:00:00Z')
const evening = { from: 19 * 60, until: 20 * 60 + 30 }
const diary: Diary = {
  availability: {
    kinds: ['private', 'duo'],
    week: { ...noHours, wednesday: [evening] },
    days: {},
    maxPerDay: null,
  },
  holidays: [],
  lessons: [],
  sessions: [],
  learner: [],
  rules: firstLessonRules,
}
const of = (availability: Partial<Diary['availability']>) => ({
  ...diary,
  availability: { ...diary.availability, ...availability },
})
const week = { from: now, to: new Date('2026-03-09T09:00:00Z') }
const free = (of: Diary, kind: 'private' | 'duo' | 'group' = 'private', span = week) =>
  freeTimes(of, { kind, ...span, now }).map((moment) => schoolTime(moment).slice(5))
const at = (clock: string, minutes: number) => {
  const startsAt = new Date(`2026-03-04T${clock}:00+03:00`)
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) }
}

describe('the free times of a coach', () => {
  it('are every quarter of an hour from which the lesson fits into the hours', () => {
    expect(free(diary)).toEqual(['03-04 19:00', '03-04 19:15', '03-04 19:30', '03-04 19:45', '03-04 20:00'])
    expect(free(diary, 'duo')).toEqual(['03-04 19:00', '03-04 19:15', '03-04 19:30', '03-04 19:45'])
    expect(free(diary, 'group')).toEqual([])
  })

  it('leave 10 minutes after each lesson and session, of this coach and before the next', () => {
    expect(free({ ...diary, lessons: [at('19:00', 30)] })).toEqual(['03-04 19:45', '03-04 20:00'])
    // A lesson from 19:15 ends at 19:45 and needs its pause until 19:55
    expect(free({ ...diary, sessions: [at('19:50', 60)] })).toEqual(['03-04 19:00'])
  })

  it('are those at which the learner has time, without a pause', () => {
    expect(free({ ...diary, learner: [at('19:30', 30)] })).toEqual(['03-04 19:00', '03-04 20:00'])
  })

  it('begin 12 hours from now and end 4 weeks from now', () => {
    const daily = of({ week: { ...noHours, monday: [evening], tuesday: [evening] } })
    expect(free(daily, 'private', { from: now, to: new Date('2026-03-03T09:00:00Z') })).toEqual([])
    const last = free(daily, 'private', { from: now, to: new Date('2026-05-01T09:00:00Z') }).at(-1)
    expect(last).toBe('03-30 20:00')
    const early = new Date('2026-03-03T04:30:00Z')
    expect(freeTimes(daily, { kind: 'private', ...week, now: early })[0]).toEqual(
      new Date('2026-03-03T16:30:00Z'),
    )
  })

  it('follow the hours of a single day in place of the weekly ones, and are none on a day off or a holiday', () => {
    expect(free(of({ days: { '2026-03-04': [] } }))).toEqual([])
    const extra = { '2026-03-05': [{ from: 600, until: 640 }] }
    expect(free(of({ week: noHours, days: extra }))).toEqual(['03-05 10:00'])
    const holidays = [{ day: '2026-03-04', name: 'Bayram' }]
    expect(free({ ...diary, holidays })).toEqual([])
  })

  it('end when the coach has the most lessons of a day', () => {
    const full = { ...of({ maxPerDay: 1 }), lessons: [at('08:00', 30)] }
    expect(free(full)).toEqual([])
    expect(free({ ...of({ maxPerDay: 2 }), lessons: [at('08:00', 30)] })).not.toEqual([])
  })

  it('are exactly the times that can be booked', () => {
    const busy = { ...diary, lessons: [at('19:00', 30)] }
    const booked = (clock: string) =>
      isFreeAt(busy, { kind: 'private', startsAt: at(clock, 30).startsAt, now })
    expect(booked('19:45')).toBe(true)
    expect(['19:00', '19:30', '19:50', '20:15'].filter(booked)).toEqual([])
  })
})

test.each([
  ['Europe/Berlin', ['2026-03-28 18:00', '2026-03-29 19:00']],
  ['America/New_York', ['2026-03-28 13:00', '2026-03-29 13:00']],
  ['Europe/Istanbul', ['2026-03-28 20:00', '2026-03-29 20:00']],
])('hours stay at 20:00 in Istanbul while the clocks of %s change', (timeZone, expected) => {
  const hours = [{ from: 20 * 60, until: 20 * 60 + 30 }]
  const weekend = of({ week: { ...noHours, saturday: hours, sunday: hours } })
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const span = { from: new Date('2026-03-27T12:00:00Z'), to: new Date('2026-03-30T12:00:00Z') }
  const times = freeTimes(weekend, { kind: 'private', ...span, now: new Date('2026-03-26T09:00:00Z') })
  expect(times.map((moment) => clock.format(moment))).toEqual(expected)
})

test('hours of a day are in order and do not touch', () => {
  expect(areInOrder([evening, { from: 20 * 60 + 45, until: 1440 }])).toBe(true)
  expect(areInOrder([evening, { from: 20 * 60 + 30, until: 1440 }])).toBe(false)
  expect(areInOrder([{ from: 60, until: 60 }])).toBe(false)
  expect(areInOrder([{ from: 0, until: 1441 }])).toBe(false)
})

test('a lesson lies within the hours of its day or not', () => {
  expect(liesWithin(at('20:00', 30), [evening])).toBe(true)
  expect(liesWithin(at('20:15', 30), [evening])).toBe(false)
  expect(liesWithin(at('20:00', 30), [])).toBe(false)
})
