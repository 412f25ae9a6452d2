import { expect, test } from 'vitest'
import { mayHold, mayHoldAgain, mayRejoin, mayTakeFreeSeat } from './holds.ts'

const now = new Date('2026-03-02T09:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test('after two unpaid holds of a course the learner waits 24 hours', () => {
  expect(mayHoldAgain([ago(1)], now)).toEqual({ allowed: true })
  expect(mayHoldAgain([ago(1), ago(2)], now)).toEqual({ allowed: false, because: 'HELD_TOO_OFTEN' })
  expect(mayHoldAgain([ago(23.9), ago(72)], now)).toEqual({ allowed: false, because: 'HELD_TOO_OFTEN' })
  expect(mayHoldAgain([ago(24), ago(25)], now)).toEqual({ allowed: true })
})

test('a learner holds at most two unpaid seats at once', () => {
  expect(mayHold({ open: 1, unpaid: [] }, now)).toEqual({ allowed: true })
  expect(mayHold({ open: 2, unpaid: [] }, now)).toEqual({ allowed: false, because: 'TOO_MANY_HOLDS' })
})

test('after three cancelled free seats of a course within 7 days the learner waits until two are left', () => {
  const week = 7 * 24
  const refused = (hours: number) => ({
    allowed: false,
    because: 'FREE_SEAT_TOO_OFTEN',
    until: new Date(now.getTime() + hours * 3_600_000),
  })
  expect(mayTakeFreeSeat([ago(1), ago(2)], now)).toEqual({ allowed: true })
  expect(mayTakeFreeSeat([ago(3), ago(1), ago(2)], now)).toEqual(refused(week - 3))
  expect(mayTakeFreeSeat([ago(1), ago(2), ago(3), ago(4)], now)).toEqual(refused(week - 3))
  expect(mayTakeFreeSeat([ago(1), ago(2), ago(week)], now)).toEqual({ allowed: true })
})

test('the wait for a free seat ends with a whole minute, because texts show no seconds', () => {
  const cancelled = [ago(1), ago(2), new Date('2026-03-01T09:00:01Z')]
  const until = new Date('2026-03-08T09:01:00Z')
  expect(mayTakeFreeSeat(cancelled, now)).toMatchObject({ until })
  expect(mayTakeFreeSeat(cancelled, new Date('2026-03-08T09:00:59Z'))).toMatchObject({ until })
  expect(mayTakeFreeSeat(cancelled, until)).toEqual({ allowed: true })
})

test('a waiting list can be joined again 24 hours after leaving it', () => {
  expect(mayRejoin(null, now)).toEqual({ allowed: true })
  expect(mayRejoin(ago(23.9), now)).toEqual({ allowed: false, because: 'WAITING_LIST_LEFT' })
  expect(mayRejoin(ago(24), now)).toEqual({ allowed: true })
})
