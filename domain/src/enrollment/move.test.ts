import { expect, test } from 'vitest'
import { chooseUntil, mayMove, movedPrice } from './move.ts'
import { firstPlans } from './plan.ts'

const now = new Date('2026-03-02T09:00:00Z')
const from = { id: 'from', typeId: 'type', currency: 'TRY', priceMinor: 1_500_000 }
const to = {
  ...from,
  id: 'to',
  startDate: '2026-03-01',
  endDate: '2026-03-02',
  isActive: true,
  cancelledAt: null,
  maxEnrollments: 2,
  currentEnrollments: 1,
}

test('a seat moves to a course of the same type and currency that is not over and has a free seat', () => {
  expect(mayMove(from, to, now)).toEqual({ allowed: true })
  const because = (changes: object) => mayMove(from, { ...to, ...changes }, now)
  expect(because({ isActive: false })).toMatchObject({ because: 'COURSE_NOT_FOUND' })
  expect(because({ cancelledAt: now })).toMatchObject({ because: 'COURSE_CALLED_OFF' })
  expect(because({ id: from.id })).toMatchObject({ because: 'MOVE_OTHER_TYPE' })
  expect(because({ typeId: 'other' })).toMatchObject({ because: 'MOVE_OTHER_TYPE' })
  expect(because({ currency: 'USD' })).toMatchObject({ because: 'MOVE_OTHER_PRICE' })
  expect(because({ priceMinor: 0 })).toMatchObject({ because: 'MOVE_OTHER_PRICE' })
  expect(because({ endDate: '2026-03-01' })).toMatchObject({ because: 'COURSE_ENDED' })
  expect(because({ currentEnrollments: 2 })).toMatchObject({ because: 'COURSE_FULL' })
})

test('a higher price is owed or waived, and only the difference of the two courses counts', () => {
  const agreed = {
    contents: firstPlans.super,
    amountMinor: 1_320_000,
    waivedMinor: 0,
    paidMinor: 1_320_000,
  }
  const dearer = { from, to: { priceMinor: 2_000_000 } }
  const owed = { amountMinor: 1_870_000, differenceMinor: 550_000, waivedMinor: 0, refundMinor: 0 }
  expect(movedPrice(agreed, { ...dearer, isWaived: false })).toEqual(owed)
  const waived = { amountMinor: 1_320_000, differenceMinor: 550_000, waivedMinor: 550_000, refundMinor: 0 }
  expect(movedPrice(agreed, { ...dearer, isWaived: true })).toEqual(waived)
})

test('of a lower price only the money above it goes back', () => {
  const agreed = { contents: firstPlans.basic, amountMinor: 45_000, waivedMinor: 0 }
  const refund = (paidMinor: number, priceMinor = 30_000) =>
    movedPrice({ ...agreed, paidMinor }, { from: { priceMinor: 45_000 }, to: { priceMinor }, isWaived: true })
  expect(refund(45_000)).toEqual({
    amountMinor: 30_000,
    differenceMinor: -15_000,
    waivedMinor: 0,
    refundMinor: 15_000,
  })
  expect(refund(40_000).refundMinor).toBe(10_000)
  expect(refund(20_000).refundMinor).toBe(0)
  // Money above the old price has another reason
  expect(refund(60_000).refundMinor).toBe(15_000)
})

test('a price that was agreed by hand stays in a course that costs the same', () => {
  const gift = { contents: firstPlans.basic, amountMinor: 0, waivedMinor: 0, paidMinor: 0 }
  expect(movedPrice(gift, { from, to, isWaived: false })).toMatchObject({ amountMinor: 0, refundMinor: 0 })
})

test('a favour given before a move is not lost by it', () => {
  const favoured = { contents: firstPlans.basic, amountMinor: 1000, waivedMinor: 300, paidMinor: 700 }
  const cheaper = { from: { priceMinor: 1000 }, to: { priceMinor: 800 }, isWaived: false }
  expect(movedPrice(favoured, cheaper)).toMatchObject({ amountMinor: 800, refundMinor: 200 })
})

test('learners of a cancelled course choose for 7 days', () => {
  expect(chooseUntil(now)).toEqual(new Date('2026-03-09T09:00:00Z'))
})
