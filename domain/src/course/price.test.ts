import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentLimits, planPrice } from '../enrollment/plan.ts'
import {
  currencies,
  fromMinor,
  maxStoredPrice,
  mayCost,
  mayCostEarly,
  priceLimits,
  toMinor,
} from './price.ts'

test('converting to minor units and back loses nothing', () => {
  expect([19.99, 1.005, 0.29, 1_000_000].map(toMinor)).toEqual([1999, 100, 29, 100_000_000])
  fc.assert(fc.property(fc.nat(maxStoredPrice), (minor) => toMinor(fromMinor(minor)) === minor))
})

describe('a price', () => {
  test.each(currencies)(
    'in %s at the upper limit leaves the dearest plan that a school may offer below 1,000,000',
    (currency) => {
      const { max } = priceLimits(currency)
      expect(max).toBe(333_333_33)
      const dearest = { pricePercent: percentLimits.max }
      expect(planPrice(max, dearest)).toBeLessThanOrEqual(999_999_99)
      expect(planPrice(max + 1, dearest)).toBeGreaterThan(999_999_99)
    },
  )

  test.each([
    ['USD', 0, undefined],
    ['USD', 99, 'PRICE_TOO_LOW'],
    ['USD', 1_00, undefined],
    ['TRY', 0, undefined],
    ['TRY', 29_99, 'PRICE_TOO_LOW'],
    ['TRY', 30_00, undefined],
    ['TRY', 333_333_33, undefined],
    ['TRY', 333_333_34, 'PRICE_TOO_HIGH'],
    ['USD', Number.MAX_VALUE, 'PRICE_TOO_HIGH'],
  ] as const)('in %s of %d: %s', (currency, priceMinor, because) => {
    expect(mayCost({ priceMinor, currency })).toEqual(
      because ? { allowed: false, because } : { allowed: true },
    )
  })

  test('outside the limits stays, but only in its own currency', () => {
    const before = { priceMinor: 5_00, currency: 'USD' } as const
    const old = { priceMinor: 900_000_00, currency: 'TRY' } as const
    expect(mayCost(old, old).allowed).toBe(true)
    expect(mayCost({ ...old, currency: 'USD' }, old)).toMatchObject({ because: 'PRICE_TOO_HIGH' })
    expect(mayCost({ ...before, currency: 'TRY' }, before)).toMatchObject({ because: 'PRICE_TOO_LOW' })
  })
})

test.each([
  [449_99, undefined],
  [450_00, 'EARLY_BIRD_NOT_CHEAPER'],
  [30_00, undefined],
  [29_99, 'PRICE_TOO_LOW'],
  [0, 'PRICE_TOO_LOW'],
] as const)('an early-bird price of %d kuruş for 450 TL: %s', (minor, because) => {
  expect(mayCostEarly(minor, { priceMinor: 450_00, currency: 'TRY' })).toEqual(
    because ? { allowed: false, because } : { allowed: true },
  )
})
