import { expect, test } from 'vitest'
import { firstPlans } from '../enrollment/plan.ts'
import { areFewSeats, lowestPrice, timesOfDayOf } from './departure.ts'

const paid = { seatsLeft: 3, priceMinor: 15_000_00, earlyBirdMinor: null, currency: 'TRY' } as const
const wish = { plan: firstPlans.super, currency: 'TRY' } as const

test('“from” is the cheapest paid course with a free seat, times the plan', () => {
  const full = { ...paid, seatsLeft: 0, priceMinor: 9_000_00 }
  const free = { ...paid, priceMinor: 0 }
  expect(lowestPrice([paid, full, free, { ...paid, priceMinor: 20_000_00 }], wish)).toEqual({
    minor: 16_500_00,
    currency: 'TRY',
  })
  expect(lowestPrice([full, free], wish)).toBeUndefined()
})

test('an early-bird price counts as the price of today', () => {
  expect(lowestPrice([{ ...paid, earlyBirdMinor: 10_000_00 }], wish)?.minor).toBe(11_000_00)
})

test('a price in another currency counts only when there is no other', () => {
  const dollars = { ...paid, priceMinor: 100_00, currency: 'USD' } as const
  expect(lowestPrice([dollars, paid], wish)?.currency).toBe('TRY')
  expect(lowestPrice([dollars], wish)).toEqual({ minor: 110_00, currency: 'USD' })
})

test('few seats are one to five', () => {
  expect([0, 1, 5, 6].map(areFewSeats)).toEqual([false, true, true, false])
})

test('a course meets at each time of day that has a session, in order', () => {
  expect(timesOfDayOf([{ hour: 19 }, { hour: 8 }, { hour: 17 }])).toEqual(['morning', 'evening'])
  expect(timesOfDayOf([{ hour: 11 }, { hour: 16 }])).toEqual(['midday'])
})
