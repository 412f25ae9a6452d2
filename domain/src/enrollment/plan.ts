import type { Language } from '../language.ts'
import { allowed, type Verdict } from '../verdict.ts'

/** The plans from the smallest to the largest. */
export const plans = ['basic', 'super', 'premium'] as const
export type Plan = (typeof plans)[number]

/** What a plan is called, costs and brings. A seat keeps the contents of the moment in which it was held. */
export type PlanContents = {
  name: Record<Language, string>
  /** Percent of the course's price, which is the price of the smallest plan. */
  pricePercent: number
  credits: number
  extraGroups: number
  /** What else it brings. */
  features: Record<Language, string>[]
}

/** The plans that the school sells. */
export type PlanOffers = Record<Plan, PlanContents>

/** The smallest plan costs the price of its course, so a larger one never costs less. */
export const percentLimits = { min: 100, max: 300 } as const
/** The factor of the smallest plan. */
export const wholePrice = { pricePercent: percentLimits.min } as const
/** The most credits, and the most extra groups, of a plan. */
export const maxOfPlan = 100
export const maxPlanName = 30

const sameForAll = [{ tr: 'Haftada 3 Speaking Groups', en: '3 Speaking Groups a week' }]
const called = (name: string) => ({ name: { tr: name, en: name }, features: sameForAll })

/** The plans of a school that has not published its own. */
export const firstPlans: PlanOffers = {
  basic: { ...called('Basic'), ...wholePrice, credits: 5, extraGroups: 0 },
  super: { ...called('Super'), pricePercent: 110, credits: 10, extraGroups: 5 },
  premium: { ...called('Premium'), pricePercent: 120, credits: 15, extraGroups: 10 },
}

/** Whether plans can be offered: the largest one costs no less than the one below it. */
export const mayOffer = ({
  super: middle,
  premium,
}: Record<'super' | 'premium', Pick<PlanContents, 'pricePercent'>>): Verdict<'PLAN_CHEAPER_THAN_SMALLER'> =>
  premium.pricePercent < middle.pricePercent
    ? { allowed: false, because: 'PLAN_CHEAPER_THAN_SMALLER' }
    : allowed

/** The plan, its contents and its price. A free course has the smallest plan only. */
export function termsOf<Money extends string>(
  { priceMinor, currency }: { priceMinor: number; currency: Money },
  { plan: wished, offers }: { plan: Plan; offers: PlanOffers },
): { plan: Plan; contents: PlanContents; amountMinor: number; currency: Money } {
  const plan = priceMinor === 0 ? 'basic' : wished
  const contents = offers[plan]
  return { plan, contents, amountMinor: planPrice(priceMinor, contents), currency }
}

/** In minor units, from the course's price in minor units. */
export const planPrice = (priceMinor: number, { pricePercent }: Pick<PlanContents, 'pricePercent'>): number =>
  Math.round((priceMinor * pricePercent) / 100)
