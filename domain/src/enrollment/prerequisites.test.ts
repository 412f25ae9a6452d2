import { describe, expect, test } from 'vitest'
import { checkPrerequisites, type OwnSeat } from './prerequisites.ts'

const now = new Date('2026-03-02T09:00:00Z')
const none = { levelTestScore: 0, requiredCourseTypeId: null }
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

describe('the previous course', () => {
  const running = { typeId: 'a1', amountMinor: 45_000, startDate: '2026-03-02', endDate: '2026-06-01' }
  const isMet = (...seats: OwnSeat[]) =>
    checkPrerequisites({ ...none, requiredCourseTypeId: 'a1' }, { ...learner, seats }, now).previousCourseMet

  test('is met by a paid seat in a course of the type that is running or has ended', () => {
    expect(isMet()).toBe(false)
    expect(isMet(running)).toBe(true)
    expect(isMet({ ...running, startDate: '2025-09-01', endDate: '2026-03-01' })).toBe(true)
    expect(isMet({ ...running, typeId: 'b1' })).toBe(false)
  })

  test('is not met by a free seat, nor before the course begins', () => {
    expect(isMet({ ...running, amountMinor: 0 })).toBe(false)
    expect(isMet({ ...running, startDate: '2026-03-03' })).toBe(false)
  })
})
