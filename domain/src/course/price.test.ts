import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromMinor, maxPrice, toMinor } from './price.ts'

test('converting to minor units and back loses nothing', () => {
  expect([19.99, 1.005, 0.29, maxPrice].map(toMinor)).toEqual([1999, 100, 29, 100_000_000])
  fc.assert(fc.property(fc.nat(maxPrice * 100), (minor) => toMinor(fromMinor(minor)) === minor))
})
