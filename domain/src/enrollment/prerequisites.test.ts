import { describe, expect, test } from 'vitest'
import {
  areMet,
  checkPrerequisites,
  fitOf,
  fittingFirst,
  isOpenAfter,
  otherOfType,
  scoreMetAfter,
  type OwnSeat,
} from './prerequisites.ts'

const now = new Date('2026-03-02T09:00:00Z')
const none = { levelTestScore: 0, requiredCourseTypeId: null, fromLevel: null, toLevel: null }
const learner = { score: 1600, seats: [] }

test('the level test is met by taking it, and by the required score', () => {
  expect(checkPrerequisites(none, { ...learner, score: null }, now).levelTestMet).toBe(false)
  expect(checkPrerequisites(none, { ...learner, score: 0 }, now)).toEqual({
    levelTestMet: true,
    previousCourseMet: true,
  })
  expect(checkPrerequisites({ ...none, levelTestScore: 1600 }, learner, now).levelTestMet).toBe(true)
  expect(checkPrerequisites({ ...none, levelTestScore: 1601 }, learner, now).levelTestMet).toBe(false)
})

test('the prerequisites are met when both are', () => {
  expect(areMet({ levelTestMet: true, previousCourseMet: true })).toBe(true)
  expect(areMet({ levelTestMet: false, previousCourseMet: true })).toBe(false)
  expect(areMet({ levelTestMet: true, previousCourseMet: false })).toBe(false)
})

const running = {
  courseId: 'a1-spring',
  courseName: 'First words',
  typeId: 'a1',
  toLevel: 'A2',
  paidMinor: 45_000,
  startDate: '2026-03-02',
  endDate: '2026-06-01',
} as const
const completed = { ...running, startDate: '2025-09-01', endDate: '2026-03-01' }

test('another course of the type is named, but not the course itself', () => {
  const applicant = { score: 300, seats: [running] }
  expect(otherOfType({ id: 'a1-autumn', typeId: 'a1' }, applicant)).toBe('First words')
  expect(otherOfType({ id: 'a1-spring', typeId: 'a1' }, applicant)).toBe(null)
  expect(otherOfType({ id: 'b1-autumn', typeId: 'b1' }, applicant)).toBe(null)
})

describe('the previous course', () => {
  const isMet = (...seats: OwnSeat[]) =>
    checkPrerequisites({ ...none, requiredCourseTypeId: 'a1' }, { ...learner, seats }, now).previousCourseMet

  test('is met by a paid seat in a course of the type that is running or has ended', () => {
    expect(isMet()).toBe(false)
    expect(isMet(running)).toBe(true)
    expect(isMet(completed)).toBe(true)
    expect(isMet({ ...running, typeId: 'b1' })).toBe(false)
  })

  test('is not met by a free seat, nor before the course begins', () => {
    expect(isMet({ ...running, paidMinor: 0 })).toBe(false)
    expect(isMet({ ...running, startDate: '2026-03-03' })).toBe(false)
  })
})

describe('a course for B1 to B2 that requires a course for A1 to A2', () => {
  const b1 = { levelTestScore: 2000, requiredCourseTypeId: 'a1', fromLevel: 'B1', toLevel: 'B2' } as const
  const a1 = { ...none, fromLevel: 'A1', toLevel: 'A2' } as const
  const check = (score: number, ...seats: OwnSeat[]) => checkPrerequisites(b1, { score, seats }, now)
  const fit = (score: number | null, ...seats: OwnSeat[]) => fitOf(b1, { score, seats }, now)

  test('is open to a learner who was placed at B1 or above, without the previous course', () => {
    expect(check(2000)).toEqual({ levelTestMet: true, previousCourseMet: true })
    expect(check(3299)).toEqual({ levelTestMet: true, previousCourseMet: true })
    expect(check(1999)).toEqual({ levelTestMet: false, previousCourseMet: false })
  })

  test('is open to a learner who completed the paid previous course, whatever the score was', () => {
    expect(check(300, completed)).toEqual({ levelTestMet: true, previousCourseMet: true })
    expect(check(300, { ...completed, paidMinor: 0 })).toEqual({
      levelTestMet: false,
      previousCourseMet: false,
    })
    // Running: the previous course counts, but does not yet lead to its score
    expect(check(300, running)).toEqual({ levelTestMet: false, previousCourseMet: true })
  })

  test('opens after the running course that leads to its score', () => {
    const after = (...seats: OwnSeat[]) => scoreMetAfter(b1, { score: 300, seats }, now)
    expect(after(running)).toBe('2026-06-01')
    expect(after({ ...running, toLevel: 'A1' })).toBe(null)
    expect(after({ ...running, paidMinor: 0 })).toBe(null)
    expect(after()).toBe(null)
  })

  test('can be joined after a course that ends at least two days before its start', () => {
    const ends = ['2026-05-30', '2026-05-31', '2026-06-01', '2026-09-01']
    expect(ends.map((end) => isOpenAfter({ startDate: '2026-06-01' }, end))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('fits by level, or says why not', () => {
    expect(fit(null)).toBe('untested')
    expect(fit(1999)).toBe('score')
    expect(fitOf({ ...b1, levelTestScore: 0 }, { score: 1999, seats: [] }, now)).toBe('previous')
    expect(fit(2000)).toBe('fits')
    expect(fit(3299)).toBe('fits')
    expect(fit(3300)).toBe('below')
    expect(fitOf(a1, { score: 2000, seats: [] }, now)).toBe('below')
    expect(fitOf({ ...none, fromLevel: 'B1' }, { score: 1999, seats: [] }, now)).toBe('above')
    expect(fitOf(none, { score: 0, seats: [] }, now)).toBe('fits')
  })

  test('fits a graduate of the previous course, who is above that course now', () => {
    const graduate = { score: 300, seats: [completed] }
    expect([fitOf(b1, graduate, now), fitOf(a1, graduate, now)]).toEqual(['fits', 'below'])
    const student = { score: 300, seats: [running] }
    expect([fitOf(b1, student, now), fitOf(a1, student, now)]).toEqual(['score', 'fits'])
  })

  test('comes before courses that do not fit', () => {
    const listed = [
      { fit: 'below' },
      { fit: 'fits', id: 1 },
      { fit: 'score' },
      { fit: 'fits', id: 2 },
    ] as const
    expect(fittingFirst(listed)).toEqual([listed[1], listed[3], listed[0], listed[2]])
  })
})
