import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOfWeek, daysFrom, schoolMoment } from '../calendar.ts'
import { copyName, nextRun } from './copy.ts'
import { courseStatus } from './status.ts'

const now = schoolMoment('2026-03-02', 720)

test('a copy starts after the course ends, on the same day of the week', () => {
  expect(nextRun({ startDate: '2026-04-06', endDate: '2026-10-05' }, now)).toEqual({
    startDate: '2026-10-12',
    endDate: '2027-04-12',
  })
})

test('a copy of a past course starts after today', () => {
  expect(nextRun({ startDate: '2024-01-03', endDate: '2024-01-10' }, now)).toEqual({
    startDate: '2026-03-04',
    endDate: '2026-03-11',
  })
})

test('a copy is upcoming, equally long, and does not overlap the original', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), fc.nat(400), (offset, length) => {
      const startDate = addDays('2026-03-02', offset)
      const course = { startDate, endDate: addDays(startDate, length) }
      const next = nextRun(course, now)
      expect(courseStatus(next, now)).toBe('upcoming')
      expect(next.startDate > course.endDate).toBe(true)
      expect(daysFrom(next.startDate, next.endDate)).toBe(length)
      expect(dayOfWeek(next.startDate)).toBe(dayOfWeek(startDate))
    }),
  )
})

test.each([
  ['Evenings', ['Evenings'], 'Evenings (2)'],
  ['Evenings', ['Evenings', 'Evenings (2)'], 'Evenings (3)'],
  ['Evenings (2)', ['Evenings', 'Evenings (2)', 'Evenings (7)'], 'Evenings (8)'],
  ['Evenings', ['Evenings', 'Mornings (9)', 'Evenings at sea (4)'], 'Evenings (2)'],
  ['A (b)', ['A (b)'], 'A (b) (2)'],
])('the copy of %s beside %j is named %s', (name, taken, copy) => {
  expect(copyName(name, { taken, maxLength: 200 })).toBe(copy)
})

test('a long name is shortened to make room for the number', () => {
  const name = copyName('x'.repeat(200), { taken: [], maxLength: 200 })
  expect([name.length, name.endsWith('x (2)')]).toEqual([200, true])
})
