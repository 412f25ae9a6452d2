import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { datesOfGroup, mayOpenGroup, suggestedStart } from '../course/second-group.ts'
import { hasSeatToOffer, mayBeOffered, moveUp, type Place } from './line.ts'

const now = new Date('2026-03-02T09:00:00Z')
const lineOf = (...ids: string[]): Place[] => ids.map((id) => ({ id, rank: 0 }))

/** The line after a move, with later places behind in their old order. */
function after(line: readonly Place[], move: { id: string; to: number }) {
  const verdict = moveUp(line, move)
  const ranks = verdict.allowed ? verdict.ranks : undefined
  return line
    .map(({ id, rank }) => ({ id, rank: ranks?.get(id) ?? rank }))
    .toSorted((one, other) => one.rank - other.rank)
}
const ids = (line: readonly Place[]) => line.map(({ id }) => id).join('')

describe('moving up in a waiting list', () => {
  test('puts a learner first and leaves all others without a rank', () => {
    const line = after(lineOf('a', 'b', 'c'), { id: 'c', to: 1 })
    expect(line).toEqual([
      { id: 'c', rank: -1 },
      { id: 'a', rank: 0 },
      { id: 'b', rank: 0 },
    ])
  })

  test('puts a learner at a place, behind those who were ahead of it', () => {
    expect(ids(after(lineOf('a', 'b', 'c', 'd'), { id: 'd', to: 2 }))).toBe('adbc')
  })

  test('keeps the order of earlier moves', () => {
    const once = after(lineOf('a', 'b', 'c', 'd'), { id: 'c', to: 1 })
    expect(ids(after(once, { id: 'd', to: 2 }))).toBe('cdab')
    expect(ids(after(once, { id: 'd', to: 1 }))).toBe('dcab')
  })

  test('refuses the same place, a later one, and a learner who no longer waits', () => {
    const line = lineOf('a', 'b')
    expect(moveUp(line, { id: 'b', to: 2 })).toEqual({ allowed: false, because: 'NOT_FURTHER_UP' })
    expect(moveUp(line, { id: 'a', to: 2 })).toEqual({ allowed: false, because: 'NOT_FURTHER_UP' })
    expect(moveUp(line, { id: 'a', to: 1 })).toEqual({ allowed: false, because: 'NOT_FURTHER_UP' })
    expect(moveUp(line, { id: 'x', to: 1 })).toEqual({ allowed: false, because: 'NOT_WAITING' })
  })

  test('any number of moves gives the line that moving by hand gives', () => {
    const letters = ['a', 'b', 'c', 'd', 'e', 'f']
    const move = fc.record({ id: fc.constantFrom(...letters), to: fc.integer({ min: 1, max: 6 }) })
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        let line = lineOf(...letters)
        let byHand = letters
        for (const { id, to } of moves) {
          if (to <= byHand.indexOf(id)) byHand = byHand.filter((one) => one !== id).toSpliced(to - 1, 0, id)
          line = after(line, { id, to })
        }
        expect(ids(line)).toBe(byHand.join(''))
        expect(line.every(({ rank }) => rank <= 0)).toBe(true)
      }),
    )
  })
})

test('a seat can be held for a learner without a seat there and with at most one unpaid seat', () => {
  const waiting = { role: 'learner' as const, isSuspended: false, hasSeat: false, openHolds: 1 }
  expect(mayBeOffered(waiting)).toEqual({ allowed: true })
  expect(mayBeOffered({ ...waiting, role: 'coach' })).toMatchObject({ because: 'NOT_A_LEARNER' })
  expect(mayBeOffered({ ...waiting, isSuspended: true })).toMatchObject({ because: 'LEARNER_SUSPENDED' })
  expect(mayBeOffered({ ...waiting, hasSeat: true })).toMatchObject({ because: 'LEARNER_ENROLLED' })
  expect(mayBeOffered({ ...waiting, openHolds: 2 })).toMatchObject({ because: 'LEARNER_HOLDS_TOO_MANY' })
})

test('an admin can offer a free seat until the course begins', () => {
  const course = { startDate: '2026-03-03', isActive: true, maxEnrollments: 2, currentEnrollments: 1 }
  expect(hasSeatToOffer(course, now)).toEqual({ allowed: true })
  expect(hasSeatToOffer({ ...course, currentEnrollments: 2 }, now)).toMatchObject({ because: 'COURSE_FULL' })
  expect(hasSeatToOffer(course, new Date('2026-03-02T21:00:00Z'))).toMatchObject({
    because: 'COURSE_STARTED',
  })
  expect(hasSeatToOffer({ ...course, isActive: false }, now)).toMatchObject({ because: 'COURSE_NOT_FOUND' })
})

test('a second group is as long as the first and begins after today', () => {
  const first = { startDate: '2026-04-06', endDate: '2026-10-05' }
  expect(suggestedStart(first)).toBe('2026-04-13')
  expect(datesOfGroup(first, '2026-04-13')).toEqual({ startDate: '2026-04-13', endDate: '2026-10-12' })
  expect(mayOpenGroup({ start: '2026-03-03', waiting: 1 }, now)).toEqual({ allowed: true })
  expect(mayOpenGroup({ start: '2026-03-02', waiting: 1 }, now)).toMatchObject({
    because: 'GROUP_START_PAST',
  })
  expect(mayOpenGroup({ start: '2026-03-03', waiting: 0 }, now)).toMatchObject({ because: 'NOBODY_WAITS' })
})
