import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysOfWeek, type DayOfWeek } from '../calendar.ts'
import { inOrder, newZoomTime, overlap, overlapping, zoomDuration, type ZoomTime } from './zoom-times.ts'

const time = (dayOfWeek: DayOfWeek, clock: string, duration = 60): ZoomTime => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return { dayOfWeek, hour, minute, duration }
}

test('a new session is on Monday at 09:00 for 60 minutes; durations go from 15 to 240 in steps of 15', () => {
  expect(newZoomTime).toEqual(time('monday', '09:00', 60))
  expect(zoomDuration).toEqual({ min: 15, max: 240, step: 15 })
})

test.each([
  ['the same time', time('monday', '09:00'), time('monday', '09:00'), true],
  ['one session inside the other', time('monday', '09:00', 240), time('monday', '10:00', 15), true],
  ['the last minute', time('monday', '09:00'), time('monday', '09:59'), true],
  ['one session right after the other', time('monday', '09:00'), time('monday', '10:00'), false],
  ['another day', time('monday', '09:00'), time('tuesday', '09:00'), false],
  ['across midnight', time('monday', '23:30'), time('tuesday', '00:29'), true],
  ['up to midnight', time('monday', '23:00'), time('tuesday', '00:00'), false],
  ['across the end of the week', time('sunday', '23:30'), time('monday', '00:15', 15), true],
  ['up to the end of the week', time('sunday', '23:00'), time('monday', '00:00'), false],
])('detects overlapping sessions: %s', (_, one, other, does) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([does, does])
})

test('returns the later of two overlapping sessions', () => {
  const times = [time('monday', '09:00'), time('friday', '09:00'), time('monday', '09:30')]
  expect(overlapping(times)).toEqual([times[2]])
  expect(overlapping(times.slice(0, 2))).toEqual([])
})

const anyTime = fc.record({
  dayOfWeek: fc.constantFrom(...daysOfWeek),
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
  duration: fc.integer({ min: zoomDuration.min, max: zoomDuration.max }),
})

/** Every minute of the week that a session takes. */
function minutesOf({ dayOfWeek, hour, minute, duration }: ZoomTime): Set<number> {
  const start = daysOfWeek.indexOf(dayOfWeek) * 1440 + hour * 60 + minute
  return new Set(Array.from({ length: duration }, (_, passed) => (start + passed) % 10_080))
}

test('two sessions overlap exactly when they share a minute of the week', () => {
  fc.assert(
    fc.property(anyTime, anyTime, (one, other) => {
      const theirs = minutesOf(other)
      expect(overlap(one, other)).toBe([...minutesOf(one)].some((shared) => theirs.has(shared)))
    }),
    { numRuns: 2000 },
  )
})

test('sorts sessions by their time in the week', () => {
  const times = [time('sunday', '09:00'), time('monday', '21:00'), time('monday', '09:30')]
  expect(inOrder(times).map(({ dayOfWeek, hour }) => `${dayOfWeek} ${hour}`)).toEqual([
    'monday 9',
    'monday 21',
    'sunday 9',
  ])
})
