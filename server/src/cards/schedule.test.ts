import { describe, expect, it } from 'vitest'
import { afterRating, afterRatings, newState } from './schedule.ts'

const timeZone = 'Europe/Istanbul'
const made = new Date('2026-03-01T21:00:00Z')
const rating = (grade: 1 | 2 | 3 | 4, at: string) => ({ grade, ratedAt: new Date(at), timeZone })

describe('a card', () => {
  it('comes back at the learner’s midnight, whatever the hour of the rating', () => {
    // 23:30 and 00:30 in Istanbul are one day by UTC and two days for the learner
    const late = afterRating(newState(made), rating(3, '2026-03-02T20:30:00Z'))
    const early = afterRating(newState(made), rating(3, '2026-03-02T21:30:00Z'))
    expect([late.scheduledDays, early.scheduledDays]).toEqual([3, 3])
    expect(late.due).toEqual(new Date('2026-03-04T21:00:00Z'))
    expect(early.due).toEqual(new Date('2026-03-05T21:00:00Z'))
  })

  it('counts the days between two ratings by the learner’s clock', () => {
    const first = afterRating(newState(made), rating(3, '2026-03-02T20:30:00Z'))
    const sameUtcDay = afterRating(first, rating(3, '2026-03-02T21:30:00Z'))
    const sameDay = afterRating(first, rating(3, '2026-03-02T20:45:00Z'))
    expect(sameUtcDay.stability).toBeGreaterThan(sameDay.stability)
  })

  it('waits longer after each good answer, and a day or two after a wrong one', () => {
    const good = afterRatings(made, [
      rating(3, '2026-03-02T09:00:00Z'),
      rating(3, '2026-03-04T09:00:00Z'),
      rating(3, '2026-03-15T09:00:00Z'),
    ])
    expect(good).toMatchObject({ reps: 3, lapses: 0, state: 2 })
    expect(good.scheduledDays).toBeGreaterThan(20)
    const wrong = afterRating(good, rating(1, '2026-05-01T09:00:00Z'))
    expect(wrong).toMatchObject({ reps: 4, lapses: 1, lastReview: new Date('2026-05-01T09:00:00Z') })
    expect(wrong.scheduledDays).toBeLessThan(7)
  })

  it('survives a rating that a changed clock puts before the last one', () => {
    const back = afterRatings(made, [
      { ...rating(3, '2026-10-25T00:50:00Z'), timeZone: 'Europe/Berlin' },
      { ...rating(3, '2026-10-25T01:10:00Z'), timeZone: 'Europe/Berlin' },
    ])
    expect(back.reps).toBe(2)
  })
})
