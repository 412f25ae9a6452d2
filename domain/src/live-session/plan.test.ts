import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addDays, dayOfWeek, daysOfWeek, isDay, schoolZone, type DayOfWeek } from '../calendar.ts'
import type { ZoomTime } from '../course/zoom-times.ts'
import { parseLiveSessionId, plannedLiveSessions, liveSessionIdOf } from './plan.ts'

const time = (day: DayOfWeek, clock: string, duration = 60): ZoomTime => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return { dayOfWeek: day, hour, minute, duration }
}

/** Reads the wall clock of a zone independently of calendar.ts, in the Swedish format. */
const wallIn = (timeZone: string) => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (moment: Date) => clock.format(moment)
}

describe('a session at 19:00 in Istanbul', () => {
  const autumn = {
    startDate: '2026-10-24',
    endDate: '2026-10-26',
    zoomTimes: [time('saturday', '19:00'), time('monday', '19:00')],
  }

  test('on 24 and 26 October 2026 is at 16:00Z', () => {
    expect(plannedLiveSessions(autumn).map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-10-24T16:00:00.000Z',
      '2026-10-26T16:00:00.000Z',
    ])
  })

  test('is at 18:00 and then 17:00 in Berlin, whose clocks went back in between', () => {
    expect(plannedLiveSessions(autumn).map(({ startsAt }) => wallIn('Europe/Berlin')(startsAt))).toEqual([
      '2026-10-24 18:00',
      '2026-10-26 17:00',
    ])
  })

  test('was at 17:00Z in winter and 16:00Z in summer while Istanbul still changed its clocks', () => {
    const spring = { startDate: '2015-03-28', endDate: '2015-03-30', zoomTimes: autumn.zoomTimes }
    expect(plannedLiveSessions(spring).map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2015-03-28T17:00:00.000Z',
      '2015-03-30T16:00:00.000Z',
    ])
  })
})

test('plans sessions on the first and the last day of the course', () => {
  const days = plannedLiveSessions({
    startDate: '2026-03-02',
    endDate: '2026-03-16',
    zoomTimes: [time('monday', '00:00'), time('tuesday', '23:59')],
  }).map(({ day }) => day)
  expect(days).toEqual(['2026-03-02', '2026-03-03', '2026-03-09', '2026-03-10', '2026-03-16'])
})

/** Istanbul last put its clocks forward in 2016; the hour from 03:00 does not exist on these days. */
const skipped = new Set(['2015-03-29', '2016-03-27'])

const from = Date.UTC(2015, 0, 1) / 86_400_000
const until = Date.UTC(2035, 11, 31) / 86_400_000
const days = fc
  .integer({ min: from, max: until })
  .map((count) => new Date(count * 86_400_000).toISOString().slice(0, 10))
const times = fc.uniqueArray(
  fc.record({
    dayOfWeek: fc.constantFrom(...daysOfWeek),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    duration: fc.integer({ min: 15, max: 240 }),
  }),
  { minLength: 1, maxLength: 7, selector: (one) => `${one.dayOfWeek} ${one.hour} ${one.minute}` },
)
const plans = fc
  .record({ startDate: days, length: fc.integer({ min: 0, max: 200 }), zoomTimes: times })
  .map(({ startDate, length, zoomTimes }) => ({ startDate, endDate: addDays(startDate, length), zoomTimes }))

describe.each(['UTC', 'Europe/Istanbul', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu'])(
  'on a server in %s',
  (zone) => {
    afterEach(() => vi.unstubAllEnvs())

    test('every session from 2015 to 2035 is at its time on the school’s clock, and none is missing', () => {
      vi.stubEnv('TZ', zone)
      const onTheWall = wallIn(schoolZone)
      fc.assert(
        fc.property(plans, (plan) => {
          const sessions = plannedLiveSessions(plan)
          const expected = new Set<string>()
          for (let day = plan.startDate; day <= plan.endDate; day = addDays(day, 1))
            for (const one of plan.zoomTimes)
              if (one.dayOfWeek === dayOfWeek(day)) expected.add(`${day} ${one.hour * 60 + one.minute}`)
          expect(new Set(sessions.map(({ day, minute }) => `${day} ${minute}`))).toEqual(expected)
          expect(sessions).toHaveLength(expected.size)
          for (const { day, minute, startsAt } of sessions) {
            if (skipped.has(day) && minute >= 180 && minute < 240) continue
            const clock = [Math.floor(minute / 60), minute % 60]
            const wall = clock.map((part) => String(part).padStart(2, '0')).join(':')
            expect(onTheWall(startsAt)).toBe(`${day} ${wall}`)
          }
        }),
        { numRuns: 60 },
      )
    })
  },
)

test('sorts sessions by time', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const moments = plannedLiveSessions(plan).map(({ startsAt }) => startsAt.getTime())
      expect(moments).toEqual(moments.toSorted((one, other) => one - other))
    }),
    { numRuns: 100 },
  )
})

describe('session id', () => {
  const courseId = '0199b2c4-0000-7000-8000-0123456789ab'

  test('contains the course and the slot', () => {
    const slot = { day: '2026-10-24', minute: 19 * 60 }
    expect(liveSessionIdOf(courseId, slot)).toBe(`${courseId}_20261024T1900`)
    expect(parseLiveSessionId(`${courseId}_20261024T1900`)).toEqual({ courseId, ...slot })
  })

  test('parses to the slot it was made from', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 1439 }), (day, minute) => {
        expect(parseLiveSessionId(liveSessionIdOf(courseId, { day, minute }))).toEqual({
          courseId,
          day,
          minute,
        })
      }),
    )
  })

  test.each([
    '',
    courseId,
    `${courseId}_20261024T2400`,
    `${courseId}_20261024T1960`,
    `x${courseId}_20261024T1900`,
  ])('%j is not a session id', (text) => expect(parseLiveSessionId(text)).toBeUndefined())

  test('is refused with an impossible day', () => {
    expect(isDay('2026-02-30')).toBe(false)
    expect(parseLiveSessionId(`${courseId}_20260230T1900`)).toBeUndefined()
  })
})
