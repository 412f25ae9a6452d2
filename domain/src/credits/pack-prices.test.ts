import { expect, test } from 'vitest'
import { mayPricePack, noPackPrices, packsOnSale } from './pack-prices.ts'

const prices = { 1: 500_00, 5: 2250_00, 10: 4000_00 }

test('a pack without a price is not sold', () => {
  expect(packsOnSale({ ...prices, 5: null })).toEqual([
    { size: 1, priceMinor: 500_00, singleMinor: 500_00 },
    { size: 10, priceMinor: 4000_00, singleMinor: 500_00 },
  ])
  expect(packsOnSale(noPackPrices)).toEqual([])
})

test('a larger pack needs the price of one credit', () => {
  const withoutSingle = { ...prices, 1: null }
  expect(mayPricePack(5, withoutSingle, 'TRY')).toEqual({ allowed: false, because: 'SINGLE_PRICE_MISSING' })
  expect(packsOnSale(withoutSingle)).toEqual([])
})

test('a pack costs at most as much as its credits one by one', () => {
  expect(mayPricePack(5, { ...prices, 5: 2500_00 }, 'TRY')).toEqual({ allowed: true })
  expect(mayPricePack(5, { ...prices, 5: 2500_01 }, 'TRY')).toEqual({
    allowed: false,
    because: 'DEARER_THAN_SINGLE',
  })
})

test('a price is within what payment providers take', () => {
  expect(mayPricePack(1, { ...prices, 1: 29_99 }, 'TRY')).toEqual({
    allowed: false,
    because: 'PRICE_TOO_LOW',
  })
  expect(mayPricePack(1, { ...prices, 1: 1_00 }, 'USD')).toEqual({ allowed: true })
})
