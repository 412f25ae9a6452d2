import { paymentLimitsOf, type Currency } from '../course/price.ts'
import { allowed, type Refused, type Verdict } from '../verdict.ts'
import { packSizes, type PackSize } from './pack.ts'

/** Prices of packs in one currency, in minor units; null where a pack is not sold. */
export type PackPrices = Readonly<Record<PackSize, number | null>>

export const noPackPrices: PackPrices = { 1: null, 5: null, 10: null }

type Fault = 'PRICE_TOO_LOW' | 'PRICE_TOO_HIGH' | 'SINGLE_PRICE_MISSING' | 'DEARER_THAN_SINGLE'

/** A refund counts used credits at the single price, so a larger pack needs one and costs no more than single credits. */
export function mayPricePack(size: PackSize, prices: PackPrices, currency: Currency): Verdict<Fault> {
  const price = prices[size]
  const single = prices[1]
  const refuse = (because: Fault): Refused<Fault> => ({ allowed: false, because })
  if (price === null) return allowed
  const { min, max } = paymentLimitsOf(currency)
  if (price < min) return refuse('PRICE_TOO_LOW')
  if (price > max) return refuse('PRICE_TOO_HIGH')
  if (single === null) return refuse('SINGLE_PRICE_MISSING')
  return price > size * single ? refuse('DEARER_THAN_SINGLE') : allowed
}

/** The packs that are sold in a currency, with the single price that a refund counts with. */
export function packsOnSale(
  prices: PackPrices,
): { size: PackSize; priceMinor: number; singleMinor: number }[] {
  const singleMinor = prices[1]
  if (singleMinor === null) return []
  return packSizes.flatMap((size) => {
    const priceMinor = prices[size]
    return priceMinor === null ? [] : [{ size, priceMinor, singleMinor }]
  })
}
