import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import {
  addDays,
  dayOfWeek,
  daysFrom,
  daysOfWeek,
  isDay,
  schoolDay,
  schoolMinute,
  schoolMoment,
  schoolTime,
  schoolZone,
} from './calendar.ts'

const minute = 60_000

/** Reads the wall clock independently of calendar.ts, in the Swedish format. */
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: schoolZone,
  dateStyle: 'short',
  timeStyle: 'short',
})
const onTheWall = (moment: Date | number) => wallClock.format(moment)

const from = Date.UTC(2015, 0, 1)
const until = Date.UTC(2036, 0, 1)
const moments = fc.integer({ min: from / minute, max: until / minute - 1 }).map((minutes) => minutes * minute)
const days = moments.map((moment) => new Date(moment).toISOString().slice(0, 10))
const minutesOfDay = fc.integer({ min: 0, max: 24 * 60 - 1 })

const clockOf = (minuteOfDay: number) =>
  [Math.floor(minuteOfDay / 60), minuteOfDay % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Istanbul last put its clocks forward in 2016; the hour from 03:00 does not exist on these days. */
const skipped = new Set(['2015-03-29', '2016-03-27'])
const isSkipped = (day: string, minuteOfDay: number) =>
  skipped.has(day) && minuteOfDay >= 180 && minuteOfDay < 240

describe.each(['UTC', 'Europe/Istanbul', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu'])(
  'on a server in %s',
  (zone) => {
    afterEach(() => vi.unstubAllEnvs())

    it('uses the school’s clock', () => {
      vi.stubEnv('TZ', zone)
      expect(new Date(2020, 0, 1).getTime() === Date.UTC(2020, 0, 1)).toBe(zone === 'UTC')
      fc.assert(
        fc.property(moments, days, minutesOfDay, (moment, day, minuteOfDay) => {
          expect(clockOf(schoolMinute(new Date(moment)))).toBe(onTheWall(moment).slice(11))
          expect(schoolDay(new Date(moment))).toBe(onTheWall(moment).slice(0, 10))
          expect(schoolTime(new Date(moment))).toBe(onTheWall(moment))
          if (isSkipped(day, minuteOfDay)) return
          expect(onTheWall(schoolMoment(day, minuteOfDay))).toBe(`${day} ${clockOf(minuteOfDay)}`)
        }),
        { numRuns: 2000 },
      )
    })
  },
)

test('a day begins at its own midnight', () => {
  fc.assert(
    fc.property(days, (day) => {
      const midnight = schoolMoment(day)
      expect(schoolDay(midnight)).toBe(day)
      expect(schoolDay(new Date(midnight.getTime() - 1))).toBe(addDays(day, -1))
    }),
  )
})

test.each([
  ['winter time in 2015', '2015-01-15', 540, '2015-01-15T07:00:00.000Z'],
  ['summer time in 2015', '2015-07-15', 540, '2015-07-15T06:00:00.000Z'],
  ['the end of summer time in 2015, postponed by an election', '2015-11-08', 300, '2015-11-08T03:00:00.000Z'],
  ['the last day of summer time in 2015', '2015-11-07', 300, '2015-11-07T02:00:00.000Z'],
  ['the day of the last clock change', '2016-03-27', 240, '2016-03-27T01:00:00.000Z'],
  ['the first winter without a clock change', '2016-12-15', 540, '2016-12-15T06:00:00.000Z'],
  ['a day in 2026', '2026-01-15', 540, '2026-01-15T06:00:00.000Z'],
])('converts %s', (_, day, minuteOfDay, moment) => {
  expect(schoolMoment(day, minuteOfDay).toISOString()).toBe(moment)
})

test.each([
  ['2026-03-01T20:59:59.999Z', '2026-03-01'],
  ['2026-03-01T21:00:00.000Z', '2026-03-02'],
  ['2015-01-31T21:59:59.999Z', '2015-01-31'],
  ['2015-01-31T22:00:00.000Z', '2015-02-01'],
])('at %s the school’s day is %s', (moment, day) => {
  expect(schoolDay(new Date(moment))).toBe(day)
})

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-2-8', false],
  ['2026-02-08T00:00:00Z', false],
  ['today', false],
  ['', false],
])('%s is a valid day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

test('counting days is the inverse of adding days, across clock changes', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
      expect(daysFrom(day, addDays(day, count))).toBe(count)
      expect(isDay(addDays(day, count))).toBe(true)
    }),
  )
})

test('the day of the week repeats after seven days', () => {
  expect(dayOfWeek('2026-03-02')).toBe('monday')
  expect(dayOfWeek('1969-12-31')).toBe('wednesday')
  fc.assert(
    fc.property(days, (day) => {
      const place = daysOfWeek.indexOf(dayOfWeek(day))
      expect(dayOfWeek(addDays(day, 1))).toBe(daysOfWeek[(place + 1) % 7])
    }),
  )
})
