import { expect, test } from 'vitest'
import { averageRating } from './feedback.ts'
import { otherTimes } from './others.ts'
import { mayAsk } from './requests.ts'

const startsAt = new Date('2026-03-04T16:00:00Z')
const before = new Date('2026-03-04T15:59:59Z')
const lesson = { startsAt, kind: 'private', isCancelled: false } as const

test('a coach proposes another time or asks another coach until the start', () => {
  expect(mayAsk('time', lesson, before)).toEqual({ allowed: true })
  expect(mayAsk('coach', lesson, before)).toEqual({ allowed: true })
  expect(mayAsk('coach', lesson, startsAt)).toEqual({ allowed: false, because: 'LESSON_BEGUN' })
  const cancelled = { ...lesson, isCancelled: true }
  expect(mayAsk('time', cancelled, before)).toEqual({ allowed: false, because: 'LESSON_CANCELLED' })
})

test('a lesson of several learners is handed over, but not moved', () => {
  for (const kind of ['duo', 'group'] as const) {
    expect(mayAsk('coach', { ...lesson, kind }, before)).toEqual({ allowed: true })
    const verdict = mayAsk('time', { ...lesson, kind }, before)
    expect(verdict).toEqual({ allowed: false, because: 'ONLY_PRIVATE_MOVES' })
  }
})

test('a coach sees the average from 5 ratings on', () => {
  expect(averageRating({ count: 4, sum: 20 })).toBeNull()
  expect(averageRating({ count: 5, sum: 22 })).toBe(4.4)
  expect(averageRating({ count: 6, sum: 28 })).toBe(4.7)
})

test('three other times are on three days, of the same coach first', () => {
  const at = (day: number, clock: string) => new Date(`2026-03-0${day}T${clock}:00Z`)
  const own = { coachId: 'own', times: [at(4, '16:00'), at(4, '16:15'), at(6, '16:00')] }
  const other = { coachId: 'other', times: [at(3, '10:00'), at(4, '10:00')] }
  expect(otherTimes([other, own], 'own')).toEqual([
    { coachId: 'own', startsAt: at(4, '16:00') },
    { coachId: 'own', startsAt: at(6, '16:00') },
    { coachId: 'other', startsAt: at(3, '10:00') },
  ])
  expect(otherTimes([], 'own')).toEqual([])
})
