import { describe, expect, test } from 'vitest'
import { bringsCommission, commissionOf, earnedOf, isPayable, payableFrom } from './commission.ts'
import { balanceOf, mayPayOut } from './ledger.ts'
import { partnerCodeForm } from './partner.ts'
import { isSameMailbox } from './same-mailbox.ts'

describe('a commission', () => {
  test.each([
    [{ paidMinor: 1_200_00, vatPercent: 20 }, 1000, { baseMinor: 1_000_00, amountMinor: 100_00 }],
    [{ paidMinor: 1_200_00, vatPercent: 0 }, 1000, { baseMinor: 1_200_00, amountMinor: 120_00 }],
    [{ paidMinor: 15_000_00, vatPercent: 10 }, 1250, { baseMinor: 13_636_36, amountMinor: 1_704_55 }],
  ])('of %o at %i hundredths of a per cent is %o', (price, rate, commission) => {
    expect(commissionOf(price, rate)).toEqual(commission)
  })

  test.each([
    [1_200_00, 100_00],
    [300_00, 25_00],
    [0, 0],
    [-50_00, 0],
    [2_400_00, 100_00],
  ])('with %i left of the price shrinks to %i', (left, earned) => {
    expect(earnedOf({ amountMinor: 100_00, paidMinor: 1_200_00 }, left)).toBe(earned)
  })

  test('is payable 14 days after the course starts, on the school’s clock', () => {
    expect(payableFrom('2026-03-02')).toBe('2026-03-16')
    expect(isPayable('2026-03-02', new Date('2026-03-15T20:59:59Z'))).toBe(false)
    expect(isPayable('2026-03-02', new Date('2026-03-15T21:00:00Z'))).toBe(true)
  })

  const sale = {
    isActive: true,
    priceMinor: 450_00,
    leftMinor: 450_00,
    hasPaidBefore: false,
    learnerEmail: 'learner@example.test',
    partnerEmail: 'partner@example.test',
  }
  test('needs a seat, the whole price, a first order and a partner who is another person', () => {
    expect(bringsCommission(sale)).toBe(true)
    expect(bringsCommission({ ...sale, isActive: false })).toBe(false)
    expect(bringsCommission({ ...sale, leftMinor: 449_99 })).toBe(false)
    expect(bringsCommission({ ...sale, priceMinor: 0, leftMinor: 0 })).toBe(false)
    expect(bringsCommission({ ...sale, hasPaidBefore: true })).toBe(false)
    expect(bringsCommission({ ...sale, partnerEmail: null })).toBe(false)
    expect(bringsCommission({ ...sale, learnerEmail: 'partner+me@example.test' })).toBe(false)
  })
})

test.each([
  ['ayse@example.test', 'AYSE@example.test', true],
  ['ayse+one@example.test', 'ayse+two@example.test', true],
  ['ayse.demir@gmail.com', 'aysedemir@googlemail.com', true],
  ['ayse.demir@example.test', 'aysedemir@example.test', false],
  ['ayse@example.test', 'ayse@example.org', false],
])('%s and %s are one mailbox: %s', (one, other, same) => {
  expect(isSameMailbox(one, other)).toBe(same)
})

test('a balance has a waiting and a payable part, which may be negative after a payout', () => {
  const lines = [
    { kind: 'commission', amountMinor: 100, isPayable: true },
    { kind: 'commission', amountMinor: 40, isPayable: false },
    { kind: 'payout', amountMinor: -100, isPayable: false },
    { kind: 'take_back', amountMinor: -30, isPayable: true },
    { kind: 'take_back', amountMinor: -10, isPayable: false },
    { kind: 'correction', amountMinor: 5, isPayable: false },
  ] as const
  expect(balanceOf(lines)).toEqual({ waitingMinor: 30, payableMinor: -25, paidOutMinor: 100 })
  expect(balanceOf([])).toEqual({ waitingMinor: 0, payableMinor: 0, paidOutMinor: 0 })
})

test('a payout above the payable sum needs a tick', () => {
  expect(mayPayOut({ payableMinor: 100 }, { amountMinor: 100, isAdvance: false })).toEqual({ allowed: true })
  expect(mayPayOut({ payableMinor: 100 }, { amountMinor: 101, isAdvance: true })).toEqual({ allowed: true })
  expect(mayPayOut({ payableMinor: -5 }, { amountMinor: 1, isAdvance: false })).toEqual({
    allowed: false,
    because: 'PAYOUT_TOO_LARGE',
  })
})

test.each([
  ['ayse', true],
  ['ayse-speaks2', true],
  ['Ayse', false],
  ['-ayse', false],
  ['ayse--x', false],
  ['ayşe', false],
])('a code %s is allowed: %s', (code, isAllowed) => {
  expect(partnerCodeForm.test(code)).toBe(isAllowed)
})
