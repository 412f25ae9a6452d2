import { schoolDay } from '@sohbet/domain/calendar'
import { describe, expect, it } from 'vitest'
import { daysOfWeekFrom, weekAsked } from './week.ts'

describe('a week', () => {
  const today = '2026-11-15'

  it('is the current week, unless a day of another week is requested', () => {
    expect(weekAsked(null, today)).toBe('2026-11-09')
    expect(weekAsked('2026-11-18', today)).toBe('2026-11-16')
    expect(weekAsked('2026-02-30', today)).toBe('2026-11-09')
    expect(weekAsked('next', today)).toBe('2026-11-09')
  })

  it('has seven days from Monday, on the clock of the page', () => {
    const days = daysOfWeekFrom('2026-11-16', [{ startsAt: '2026-11-17T21:30:00.000Z' }], schoolDay)
    expect(days.map(({ day }) => day).at(-1)).toBe('2026-11-22')
    expect(days.filter(({ events }) => events.length > 0).map(({ day }) => day)).toEqual(['2026-11-18'])
  })
})
