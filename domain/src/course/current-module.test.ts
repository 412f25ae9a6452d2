import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, dayOfWeek, schoolMoment } from '../calendar.ts'
import {
  currentModule,
  moduleDurationIn,
  moduleOpensOn,
  openingDays,
  proposedEndDate,
} from './current-module.ts'

// Ten days
const dates = { startDate: '2026-03-02', endDate: '2026-03-11' }
const at = (day: string) => schoolMoment(day, 720)

describe('current module', () => {
  it.each([
    ['before the start', '2026-03-01', null],
    ['on the first day', '2026-03-02', 0],
    ['on the last day of the first half', '2026-03-06', 0],
    ['on the first day of the second half', '2026-03-07', 1],
    ['on the last day', '2026-03-11', 1],
    ['after the end', '2026-12-24', 1],
  ])('%s', (_, day, place) => {
    expect(currentModule(dates, 2, at(day))).toBe(place)
  })

  it('is null when there are no modules', () => {
    expect(currentModule(dates, 0, at('2026-03-05'))).toBeNull()
  })
})

test('with more modules than days, the last day opens all modules except those that share it', () => {
  const day = { startDate: '2026-03-02', endDate: '2026-03-03' }
  expect([currentModule(day, 6, at('2026-03-02')), currentModule(day, 6, at('2026-03-03'))]).toEqual([0, 3])
  expect(currentModule(day, 6, at('2026-03-04'))).toBe(5)
})

test('a module opens on its day and stays open', () => {
  const counts = fc.integer({ min: 1, max: 40 })
  fc.assert(
    fc.property(counts, fc.nat(400), fc.nat(600), fc.nat(39), (moduleCount, length, passed, any) => {
      const place = any % moduleCount
      const course = { startDate: '2026-03-02', endDate: addDays('2026-03-02', length) }
      const today = addDays(course.startDate, passed - 100)
      const opens = moduleOpensOn(place, course, moduleCount)
      const now = at(today)
      expect(place <= (currentModule(course, moduleCount, now) ?? -1)).toBe(
        today >= opens || today > course.endDate,
      )
      expect(opens >= course.startDate).toBe(true)
    }),
  )
})

describe('proposed end date', () => {
  it('is the last day of the last module', () => {
    expect(proposedEndDate('2026-04-06', 26, 7)).toBe('2026-10-04')
    expect(proposedEndDate('2026-04-06', 1, 1)).toBe('2026-04-06')
    expect(proposedEndDate('2026-04-06', 0, 7)).toBe('2026-04-06')
  })

  it('opens weekly modules on Mondays when the course starts on a Monday', () => {
    const startDate = '2026-09-14'
    const course = { startDate, endDate: proposedEndDate(startDate, 26, 7) }
    const days = openingDays(course, 26)
    expect(days.slice(0, 3)).toEqual(['2026-09-14', '2026-09-21', '2026-09-28'])
    expect(new Set(days.map(dayOfWeek))).toEqual(new Set(['monday']))
    expect(currentModule(course, 26, at('2026-09-20'))).toBe(0)
    expect(currentModule(course, 26, at('2026-09-21'))).toBe(1)
  })

  it('gives each module exactly its duration', () => {
    const counts = fc.integer({ min: 1, max: 60 })
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 60 }), (moduleCount, duration) => {
        const course = {
          startDate: '2026-03-02',
          endDate: proposedEndDate('2026-03-02', moduleCount, duration),
        }
        expect(openingDays(course, moduleCount)).toEqual(
          Array.from({ length: moduleCount }, (_, place) => addDays('2026-03-02', place * duration)),
        )
      }),
    )
  })
})

test('a module duration of whole weeks is shown in weeks', () => {
  expect([7, 14, 10, 1].map(moduleDurationIn)).toEqual([
    { unit: 'weeks', count: 1 },
    { unit: 'weeks', count: 2 },
    { unit: 'days', count: 10 },
    { unit: 'days', count: 1 },
  ])
})
