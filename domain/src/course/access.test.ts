import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, schoolDay } from '../calendar.ts'
import { mayOpenModule, maySeeCourse, reachedPlace, type Seat } from './access.ts'

const now = new Date('2026-03-02T09:00:00Z')
/** Four modules of four weeks each; the second has begun today. */
const halfWay = { startDate: '2026-02-02', endDate: '2026-05-24' }
const seat = (status: Seat['status'], dates = halfWay): Seat => ({ status, ...dates })
const open = (place: number, ...seats: Seat[]) =>
  mayOpenModule({ place, moduleCount: 4, seats, wasOpened: false }, now)

describe('a module', () => {
  test('is open from its first day on', () => {
    expect([0, 1].map((place) => open(place, seat('active')).allowed)).toEqual([true, true])
  })
  test('is locked before its first day, and the verdict names that day', () => {
    expect(open(2, seat('active'))).toEqual({
      allowed: false,
      because: 'MODULE_LOCKED',
      opensOn: '2026-03-30',
    })
  })
  test('stays open after the end of the course', () => {
    const over = seat('active', { startDate: '2024-01-01', endDate: '2024-06-30' })
    expect([0, 3].map((place) => open(place, over).allowed)).toEqual([true, true])
  })
  test('stays open when the course reaches it later than before, while the seat is paid', () => {
    const again = (...seats: Seat[]) =>
      mayOpenModule({ place: 3, moduleCount: 4, seats, wasOpened: true }, now)
    expect(again(seat('active'))).toEqual({ allowed: true })
    expect(again(seat('cancelled'))).toMatchObject({ because: 'COURSE_CANCELLED' })
  })
  test('is not found without an enrolment', () => {
    expect(open(0)).toEqual({ allowed: false, because: 'MODULE_NOT_FOUND' })
  })
  test('is locked until the payment', () => {
    expect(open(0, seat('pending'), seat('cancelled'))).toEqual({
      allowed: false,
      because: 'COURSE_NOT_PAID',
    })
  })
  test('is closed when the enrolment is cancelled', () => {
    expect(open(0, seat('cancelled'))).toEqual({ allowed: false, because: 'COURSE_CANCELLED' })
  })
  test('opens with the first of several courses that reaches it', () => {
    const later = { startDate: '2026-06-01', endDate: '2026-09-20' }
    expect(open(1, seat('active', later), seat('active')).allowed).toBe(true)
    expect(open(3, seat('active', later), seat('active'))).toMatchObject({ opensOn: '2026-04-27' })
    expect(open(0, seat('active', later), seat('cancelled'))).toMatchObject({ opensOn: '2026-06-01' })
  })
})

test('a course that has not begun has reached no module', () => {
  expect(reachedPlace([seat('active', { startDate: '2026-03-03', endDate: '2026-05-01' })], 4, now)).toBe(-1)
  expect(reachedPlace([], 4, now)).toBe(-1)
})

test('only a learner who paid for a course may see it', () => {
  expect(maySeeCourse([seat('active'), seat('cancelled')])).toEqual({ allowed: true })
  expect(maySeeCourse([seat('pending')])).toMatchObject({ because: 'COURSE_NOT_PAID' })
  expect(maySeeCourse([seat('cancelled')])).toMatchObject({ because: 'COURSE_CANCELLED' })
  expect(maySeeCourse([])).toMatchObject({ because: 'COURSE_NOT_FOUND' })
})

test('opensOn is the first day on which the module is open', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -200, max: 200 }),
      fc.integer({ min: 0, max: 250 }),
      fc.integer({ min: 1, max: 30 }),
      fc.nat(29),
      (startsIn, days, moduleCount, place) => {
        fc.pre(place < moduleCount)
        const startDate = addDays(schoolDay(now), startsIn)
        const seats = [seat('active', { startDate, endDate: addDays(startDate, days) })]
        const verdict = mayOpenModule({ place, moduleCount, seats, wasOpened: false }, now)
        if (verdict.allowed || !('opensOn' in verdict)) return
        const at = (day: string) =>
          mayOpenModule({ place, moduleCount, seats, wasOpened: false }, new Date(`${day}T12:00:00Z`)).allowed
        expect([at(addDays(verdict.opensOn, -1)), at(verdict.opensOn)]).toEqual([false, true])
      },
    ),
  )
})
