import { addDays, schoolDay } from '@sohbet/domain/calendar'
import { expect, it } from 'vitest'
import { anEnrolled } from '../testing/dashboard.ts'
import { finishedCourse } from './finished-course.tsx'

const now = new Date('2026-11-19T09:00:00Z')
const ended = (daysAgo: number, changes: Partial<ReturnType<typeof anEnrolled>> = {}) =>
  anEnrolled({ startDate: '2026-01-05', endDate: addDays(schoolDay(now), -daysAgo), ...changes })

it.each([
  ['runs until today', ended(0), false],
  ['ended yesterday', ended(1), true],
  ['may be completed until today', ended(30), true],
  ['is decided soon', ended(31), false],
  ['was completed', ended(31, { outcome: 'completed' }), true],
  ['was completed long ago', ended(38, { outcome: 'completed' }), false],
  ['has its certificate', ended(1, { outcome: 'completed', isCertified: true }), false],
  ['was attended only', ended(31, { outcome: 'attended' }), true],
  ['was attended only, long ago', ended(38, { outcome: 'attended' }), false],
  ['has its certificate of attendance', ended(31, { outcome: 'attended', isCertified: true }), false],
  ['was missed', ended(31, { outcome: 'missed' }), false],
  ['was cancelled by the school', ended(1, { isCancelled: true }), false],
])('a course that %s', (_state, course, isShown) => {
  expect(finishedCourse([course], { now, hasOther: true }) !== undefined).toBe(isShown)
})

it('a course that was completed long ago waits for its certificate while there is nothing else to do', () => {
  const course = ended(400, { outcome: 'completed' })
  expect(finishedCourse([course], { now, hasOther: false })).toBe(course)
  const missed = ended(400, { outcome: 'missed' })
  expect(finishedCourse([missed], { now, hasOther: false })).toBeUndefined()
})
