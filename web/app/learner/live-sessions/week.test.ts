import { describe, expect, it } from 'vitest'
import { daysOfWeekFrom, weekAsked } from './week.ts'

describe('a week', () => {
  const now = new Date('2026-11-15T12:00:00.000Z')

  it('is the current week, unless a day of another week is requested', () => {
    expect(weekAsked(null, now)).toBe('2026-11-09')
    expect(weekAsked('2026-11-18', now)).toBe('2026-11-16')
    expect(weekAsked('2026-02-30', now)).toBe('2026-11-09')
    expect(weekAsked('next', now)).toBe('2026-11-09')
  })

  it('has seven days from Monday, on the school’s clock', () => {
    const days = daysOfWeekFrom('2026-11-16', [{ startsAt: '2026-11-17T21:30:00.000Z' }])
    expect(days.map(({ day }) => day).at(-1)).toBe('2026-11-22')
    expect(days.filter(({ events }) => events.length > 0).map(({ day }) => day)).toEqual(['2026-11-18'])
  })
})
