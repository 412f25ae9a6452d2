import { schoolDay, type Day } from '../calendar.ts'
import type { Currency } from '../course/price.ts'
import { planPrice, termsOf, type Plan, type PlanContents, type PlanOffers } from '../enrollment/plan.ts'
import type { DiscountKind, ReductionKind } from './discount-code.ts'

/** How much a code takes off. */
export type Discount = { kind: DiscountKind; percent: number | null; sumMinor: number | null }

/** The price after a code, in minor units and never below 0. A part of a minor unit is rounded. */
export function priceWithCode({ kind, percent, sumMinor }: Discount, listMinor: number): number {
  const off = kind === 'percent' ? Math.round((listMinor * (percent ?? 0)) / 100) : (sumMinor ?? 0)
  return Math.max(0, listMinor - off)
}

/** The early-bird price of the Basic plan, with its last day. */
export type EarlyBird = { earlyBirdMinor: number | null; earlyBirdUntil: Day | null }

/** The early-bird price of a plan on a day of the school; null without one. */
export function earlyBirdPrice(
  { earlyBirdMinor, earlyBirdUntil }: EarlyBird,
  plan: Pick<PlanContents, 'pricePercent'>,
  now: Date,
): number | null {
  if (earlyBirdMinor === null || earlyBirdUntil === null || schoolDay(now) > earlyBirdUntil) return null
  return planPrice(earlyBirdMinor, plan)
}

export type Offer = EarlyBird & { priceMinor: number; currency: Currency }

/** What an order costs: the price before and after its one reduction. */
export type OrderTerms = {
  plan: Plan
  /** Agreed with the price. */
  contents: PlanContents
  currency: Currency
  listMinor: number
  amountMinor: number
  reductionKind: ReductionKind | null
}

type Wish = { plan: Plan; offers: PlanOffers; code: Discount | null; now: Date }

export function orderTerms(course: Offer, { plan: wished, offers, code, now }: Wish): OrderTerms {
  const { plan, contents, amountMinor: listMinor, currency } = termsOf(course, { plan: wished, offers })
  const earlyMinor = earlyBirdPrice(course, contents, now)
  return { plan, contents, currency, ...better({ listMinor, earlyMinor, code }) }
}

/** A held seat with another code and the same plan: what was agreed stays, the course and the plan may have changed. */
export function termsOfHeld(
  held: OrderTerms,
  { course, code, now }: { course: Offer; code: Discount | null; now: Date },
): OrderTerms {
  const { plan, contents, currency, listMinor } = held
  const earlyMinor =
    held.reductionKind === 'early_bird' ? held.amountMinor : earlyBirdPrice(course, contents, now)
  return { plan, contents, currency, ...better({ listMinor, earlyMinor, code }) }
}

type Prices = { listMinor: number; earlyMinor: number | null; code: Discount | null }

/** The better one of the early-bird price and the code. When both are equal, the code is not used. */
function better({ listMinor, earlyMinor, code }: Prices) {
  const early = earlyMinor ?? listMinor
  const withCode = code ? priceWithCode(code, listMinor) : listMinor
  const amountMinor = Math.min(listMinor, early, withCode)
  return { listMinor, amountMinor, reductionKind: kindOf({ listMinor, early, withCode }) }
}

function kindOf(prices: { listMinor: number; early: number; withCode: number }): ReductionKind | null {
  if (prices.withCode < Math.min(prices.early, prices.listMinor)) return 'code'
  return prices.early < prices.listMinor ? 'early_bird' : null
}
