import { describe, expect, test } from 'vitest'
import { dayIn, startOfDayIn } from './zoned-day.ts'

describe('a day in a time zone', () => {
  test.each([
    ['Europe/Istanbul', '2026-11-18'],
    ['Europe/Berlin', '2026-11-17'],
    ['America/New_York', '2026-11-17'],
  ])('%s', (zone, day) => expect(dayIn(zone, new Date('2026-11-17T21:30:00Z'))).toBe(day))

  test.each([
    ['Europe/Istanbul', '2026-03-30', '2026-03-29T21:00:00.000Z'],
    // The clocks change in the night to 29 March
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
    ['Pacific/Auckland', '2026-04-05', '2026-04-04T11:00:00.000Z'],
  ])('begins in %s on %s at %s', (zone, day, moment) =>
    expect(startOfDayIn(zone, day).toISOString()).toBe(moment),
  )
})
