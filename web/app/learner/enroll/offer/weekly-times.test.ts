import { describe, expect, it } from 'vitest'
import { clockRange, firstDayOf, firstSession, sessionTimes, shortWeek, weekIn } from './weekly-times.ts'

const evening = { dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 } as const
// From a Wednesday in winter to one in summer
const dates = { startDate: '2026-01-07', endDate: '2026-06-24' }

describe('the sessions of a week', () => {
  it('show only the school’s time when the learner’s is the same', () => {
    const [session] = sessionTimes([evening], dates, { language: 'en', timeZone: 'Europe/Istanbul' })
    expect(session).toMatchObject({ school: 'Monday, 21:00–22:00', own: null, changes: false })
  })

  it('show the learner’s own time too, which may be another day', () => {
    const late = { ...evening, hour: 23, minute: 30 }
    const tokyo = sessionTimes([late], dates, { language: 'en', timeZone: 'Asia/Tokyo' })
    expect(tokyo[0]).toMatchObject({ own: 'Tuesday, 05:30–06:30', changes: false })
    const turkish = sessionTimes([late], dates, { language: 'tr', timeZone: 'Asia/Tokyo' })
    expect(turkish[0]).toMatchObject({ school: 'Pazartesi, 23:30–00:30', own: 'Salı, 05:30–06:30' })
  })

  it('show that the learner’s clock changes during the course', () => {
    const london = sessionTimes([evening], dates, { language: 'en', timeZone: 'Europe/London' })
    expect(london[0]).toMatchObject({ own: 'Monday, 18:00–19:00', changes: true })
  })

  it('show the learner’s own time when only a later week differs', () => {
    const athens = { language: 'en', timeZone: 'Europe/Athens' } as const
    const autumn = { startDate: '2026-09-07', endDate: '2026-12-21' }
    const untilSummer = { startDate: '2026-09-07', endDate: '2027-05-10' }
    const shown = { school: 'Monday, 21:00–22:00', own: 'Monday, 21:00–22:00', changes: true }
    expect(sessionTimes([evening], autumn, athens)).toMatchObject([shown])
    expect(sessionTimes([evening], untilSummer, athens)).toMatchObject([shown])
    const summer = { startDate: '2026-06-01', endDate: '2026-10-19' }
    expect(sessionTimes([evening], summer, athens)).toMatchObject([{ own: null, changes: false }])
  })

  it('are sorted by day and time', () => {
    const times = [{ ...evening, dayOfWeek: 'sunday' as const }, evening]
    const shown = sessionTimes(times, dates, { language: 'en', timeZone: 'Europe/Istanbul' })
    expect(shown.map(({ school }) => school.split(',')[0])).toEqual(['Monday', 'Sunday'])
  })
})

describe('the strip of a week', () => {
  const thursday = { ...evening, dayOfWeek: 'thursday' as const, hour: 12 }
  const filled = (timeZone: string, language: 'en' | 'tr' = 'en') =>
    weekIn([thursday, evening], dates, { language, timeZone })
      .filter(({ sessions }) => sessions.length > 0)
      .map(({ day, short, sessions }) => [day, short, ...sessions.map(({ start }) => start)])

  it('has seven days from Monday, with the sessions on their days', () => {
    const week = weekIn([evening], dates, { language: 'tr', timeZone: 'Europe/Istanbul' })
    expect(week.map(({ short }) => short)).toEqual(['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'])
    expect(week[0]?.sessions).toEqual([{ start: '21:00', full: 'Pazartesi, 21:00–22:00' }])
    expect(filled('Europe/Istanbul')).toEqual([
      ['monday', 'Mon', '21:00'],
      ['thursday', 'Thu', '12:00'],
    ])
  })

  it('moves a session to another day where the learner’s zone does', () => {
    expect(filled('Asia/Tokyo')).toEqual([
      ['tuesday', 'Tue', '03:00'],
      ['thursday', 'Thu', '18:00'],
    ])
  })

  it('sorts the sessions of a day', () => {
    const times = [evening, { ...evening, hour: 9 }]
    const [monday] = weekIn(times, dates, { language: 'en', timeZone: 'Europe/Istanbul' })
    expect(monday?.sessions.map(({ start }) => start)).toEqual(['09:00', '21:00'])
  })

  it('is also one line, which names a common time once', () => {
    const friday = { ...evening, dayOfWeek: 'friday' as const }
    expect(shortWeek([friday, evening], dates, 'en')).toBe('Mon, Fri 21:00')
    expect(shortWeek([friday, thursday, evening], dates, 'en')).toBe('Mon, Fri 21:00 · Thu 12:00')
  })
})

it('the first session is on the first matching day', () => {
  expect(firstDayOf(evening, dates)).toBe('2026-01-12')
  expect(firstDayOf({ ...evening, dayOfWeek: 'wednesday' }, dates)).toBe('2026-01-07')
  const first = firstSession([evening, { ...evening, dayOfWeek: 'thursday' }], dates)
  expect(first?.toISOString()).toBe('2026-01-08T18:00:00.000Z')
  expect(firstSession([], dates)).toBeUndefined()
})

it('clocks have readable names', () => {
  expect(clockRange({ ...evening, hour: 9, minute: 5, duration: 90 })).toBe('09:05–10:35')
  expect(clockRange({ ...evening, hour: 23, minute: 30 })).toBe('23:30–00:30')
})
