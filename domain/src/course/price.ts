import { percentLimits } from '../enrollment/plan.ts'
import { allowed, type Verdict } from '../verdict.ts'

export const currencies = ['USD', 'TRY'] as const
export type Currency = (typeof currencies)[number]

/** Both currencies have hundredths. Money is counted in hundredths to avoid rounding errors. */
export const toMinor = (amount: number): number => Math.round(amount * 100)
export const fromMinor = (minor: number): number => minor / 100

/** In minor units. Payment providers refuse smaller and larger sums. */
const paymentLimits: Record<Currency, { min: number; max: number }> = {
  USD: { min: 1_00, max: 999_999_99 },
  TRY: { min: 30_00, max: 999_999_99 },
}

export const paymentLimitsOf = (currency: Currency) => paymentLimits[currency]

/** The smallest sum that a payment provider takes, in minor units. */
export const paymentMinimum = (currency: Currency): number => paymentLimits[currency].min

/** Limits of a course's price, in minor units, so that a payment for any plan that a school may offer stays within its limits. */
export const priceLimits = (currency: Currency): { min: number; max: number } => {
  const { min, max } = paymentLimits[currency]
  return { min, max: Math.floor((max * 100) / percentLimits.max) }
}

type Price = { priceMinor: number; currency: Currency }

/** A course is free or within the limits of its currency. A price from before the limits may stay. */
export function mayCost(
  { priceMinor, currency }: Price,
  before?: Price,
): Verdict<'PRICE_TOO_LOW' | 'PRICE_TOO_HIGH'> {
  if (priceMinor === 0) return allowed
  if (priceMinor === before?.priceMinor && currency === before.currency) return allowed
  const { min, max } = priceLimits(currency)
  if (priceMinor < min) return { allowed: false, because: 'PRICE_TOO_LOW' }
  return priceMinor > max ? { allowed: false, because: 'PRICE_TOO_HIGH' } : allowed
}

/** An early-bird price is a price of its own, below the course's price. */
export function mayCostEarly(
  earlyBirdMinor: number,
  { priceMinor, currency }: Price,
): Verdict<'PRICE_TOO_LOW' | 'EARLY_BIRD_NOT_CHEAPER'> {
  if (earlyBirdMinor >= priceMinor) return { allowed: false, because: 'EARLY_BIRD_NOT_CHEAPER' }
  return earlyBirdMinor < priceLimits(currency).min ? { allowed: false, because: 'PRICE_TOO_LOW' } : allowed
}

/** The limit of earlier versions, in minor units: no stored price is higher. */
export const maxStoredPrice = 1_000_000_00
