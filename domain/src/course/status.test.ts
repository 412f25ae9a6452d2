import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, schoolMoment } from '../calendar.ts'
import { courseStatus, daysLeft, isSoon, progressBand, progressPercentage, remainingDays } from './status.ts'

const dates = { startDate: '2026-03-02', endDate: '2026-03-11' }
const at = (day: string, minuteOfDay = 720) => schoolMoment(day, minuteOfDay)
const justBefore = (day: string) => new Date(at(day, 0).getTime() - 1)

describe('course status', () => {
  it('is upcoming until the end of the day before the start', () => {
    expect(courseStatus(dates, justBefore('2026-03-02'))).toBe('upcoming')
  })

  it('is ongoing from 00:00 of the first day to the end of the last', () => {
    expect(courseStatus(dates, at('2026-03-02', 0))).toBe('ongoing')
    expect(courseStatus(dates, justBefore('2026-03-12'))).toBe('ongoing')
  })

  it('is completed from the day after the last one', () => {
    expect(courseStatus(dates, at('2026-03-12', 0))).toBe('completed')
  })

  it('works for a course of one day', () => {
    const day = { startDate: '2026-03-02', endDate: '2026-03-02' }
    expect(courseStatus(day, at('2026-03-02', 0))).toBe('ongoing')
    expect(courseStatus(day, justBefore('2026-03-03'))).toBe('ongoing')
    expect(progressPercentage(day, at('2026-03-02'))).toBe(0)
    expect(progressPercentage(day, at('2026-03-03'))).toBe(100)
  })
})

test.each([
  ['2026-02-20', 10, 19],
  ['2026-03-01', 1, 10],
  ['2026-03-02', 0, 9],
  ['2026-03-11', 0, 0],
  ['2026-03-12', 0, 0],
])('on %s there are %i days to the start and %i remaining days', (day, left, remaining) => {
  expect([daysLeft(dates, at(day)), remainingDays(dates, at(day))]).toEqual([left, remaining])
})

test('7 days or fewer count as soon', () => {
  expect([0, 7, 8].map(isSoon)).toEqual([true, true, false])
})

test.each([
  ['2026-02-20', 0],
  ['2026-03-02', 0],
  ['2026-03-03', 10],
  ['2026-03-11', 90],
  ['2026-03-12', 100],
  ['2027-01-01', 100],
])('on %s progress is %i per cent', (day, percentage) => {
  expect(progressPercentage(dates, at(day))).toBe(percentage)
})

test('progress is below 100 on the last day, however long the course is', () => {
  const course = { startDate: '2026-03-02', endDate: addDays('2026-03-02', 400) }
  expect(progressPercentage(course, at(course.endDate))).toBe(99)
  expect(progressPercentage(course, at(addDays(course.endDate, 1)))).toBe(100)
})

test('progress has five bands: below 20, 40, 60, 80, then 80 and above', () => {
  expect([0, 19, 20, 39, 40, 59, 60, 79, 80, 100].map(progressBand)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
})

test('status and progress never go back', () => {
  const order = ['upcoming', 'ongoing', 'completed']
  const offset = fc.integer({ min: -500, max: 500 })
  fc.assert(
    fc.property(fc.nat(400), offset, fc.nat(100), (length, day, later) => {
      const course = { startDate: '2026-03-02', endDate: addDays('2026-03-02', length) }
      const [one, other] = [at(addDays('2026-03-02', day)), at(addDays('2026-03-02', day + later))]
      expect(order.indexOf(courseStatus(course, other))).toBeGreaterThanOrEqual(
        order.indexOf(courseStatus(course, one)),
      )
      expect(progressPercentage(course, other)).toBeGreaterThanOrEqual(progressPercentage(course, one))
      expect(progressPercentage(course, one) === 100).toBe(courseStatus(course, one) === 'completed')
    }),
  )
})
