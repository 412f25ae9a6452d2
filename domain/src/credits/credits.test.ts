import { expect, test } from 'vitest'
import { firstPlans } from '../enrollment/plan.ts'
import { creditsOf } from './credits.ts'

const paid = { contents: firstPlans.super, amountMinor: 49_500, source: 'checkout' } as const
const none = { credits: 0, extraGroups: 0 }

test('a paid plan brings its credits, a free course brings nothing', () => {
  expect(creditsOf(paid, { priceMinor: 45_000 })).toEqual({ credits: 10, extraGroups: 5 })
  expect(
    creditsOf({ ...paid, contents: firstPlans.basic, amountMinor: 0, source: 'free' }, { priceMinor: 0 }),
  ).toEqual(none)
  // The course became free while the seat was held
  expect(creditsOf({ ...paid, amountMinor: 0 }, { priceMinor: 0 })).toEqual(none)
})

test('the school can give a plan away, but not in a free course', () => {
  const gift = { ...paid, amountMinor: 0, source: 'hand' } as const
  expect(creditsOf(gift, { priceMinor: 45_000 })).toEqual({ credits: 10, extraGroups: 5 })
  expect(creditsOf(gift, { priceMinor: 0 })).toEqual(none)
  const byCode = { ...paid, amountMinor: 0, source: 'checkout' } as const
  expect(creditsOf(byCode, { priceMinor: 45_000 })).toEqual({ credits: 10, extraGroups: 5 })
})
