import { expect, test } from 'vitest'
import { firstPlans } from '../enrollment/plan.ts'
import { balanceOf, creditsOf, mayUse } from './credits.ts'

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

test('credits of a plan can be used from 00:00 of the first day in Istanbul', () => {
  const entries = [
    { credits: 5, extraGroups: 2, startDate: '2026-04-06', isFrozen: false },
    { credits: 3, extraGroups: 0, startDate: null, isFrozen: false },
  ]
  const all = { credits: 8, extraGroups: 2 }
  expect(balanceOf(entries, new Date('2026-04-05T20:59:59Z'))).toEqual({
    all,
    open: { credits: 3, extraGroups: 0 },
    usable: { credits: 3, extraGroups: 0 },
    frozen: none,
  })
  expect(balanceOf(entries, new Date('2026-04-05T21:00:00Z'))).toEqual({
    all,
    open: all,
    usable: all,
    frozen: none,
  })
})

test('nothing can be used when a course was postponed after its credits were used', () => {
  const entries = [
    { credits: 5, extraGroups: 0, startDate: '2026-04-06', isFrozen: false },
    { credits: -4, extraGroups: 0, startDate: null, isFrozen: false },
  ]
  expect(balanceOf(entries, new Date('2026-03-02T09:00:00Z'))).toEqual({
    all: { credits: 1, extraGroups: 0 },
    open: none,
    usable: none,
    frozen: none,
  })
})

test('credits of a disputed payment are frozen; others can still be used', () => {
  const now = new Date('2026-05-01T09:00:00Z')
  const balance = balanceOf(
    [
      { credits: 5, extraGroups: 2, startDate: '2026-04-06', isFrozen: true },
      { credits: 3, extraGroups: 0, startDate: null, isFrozen: false },
      { credits: 4, extraGroups: 0, startDate: '2026-06-01', isFrozen: false },
    ],
    now,
  )
  expect(balance.frozen).toEqual({ credits: 5, extraGroups: 2 })
  const ask = (credits: number, extraGroups = 0) => mayUse(balance, { credits, extraGroups })
  expect(ask(3)).toEqual({ allowed: true })
  expect(ask(4)).toEqual({ allowed: false, because: 'CREDITS_FROZEN' })
  expect(ask(0, 1)).toEqual({ allowed: false, because: 'CREDITS_FROZEN' })
  expect(ask(9)).toEqual({ allowed: false, because: 'CREDITS_NOT_OPEN' })
  expect(ask(13)).toEqual({ allowed: false, because: 'NOT_ENOUGH_CREDITS' })
})

test('used credits are taken from those that are not frozen first', () => {
  const entries = [
    { credits: 5, extraGroups: 2, startDate: null, isFrozen: true },
    { credits: 3, extraGroups: 0, startDate: null, isFrozen: false },
  ]
  const used = (credits: number) => ({ credits: -credits, extraGroups: 0, startDate: null, isFrozen: false })
  const now = new Date('2026-05-01T09:00:00Z')
  const frozenAfter = (credits: number) => balanceOf([...entries, used(credits)], now).frozen.credits
  expect([frozenAfter(2), frozenAfter(3), frozenAfter(4), frozenAfter(8)]).toEqual([5, 5, 4, 0])
})
