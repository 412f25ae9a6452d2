/** The plans from the smallest to the largest. */
export const plans = ['basic', 'super', 'premium'] as const
export type Plan = (typeof plans)[number]

/** Plan names are the same in every language. */
export const planNames: Record<Plan, string> = { basic: 'Basic', super: 'Super', premium: 'Premium' }

/** What a plan includes, and its price relative to the course's price. */
export const planOffers: Record<Plan, { pricePercent: number; credits: number; extraGroups: number }> = {
  basic: { pricePercent: 100, credits: 5, extraGroups: 0 },
  super: { pricePercent: 110, credits: 10, extraGroups: 5 },
  premium: { pricePercent: 120, credits: 15, extraGroups: 10 },
}

/** The plan and its price. A free course has the smallest plan only. */
export function termsOf<Money extends string>(
  { priceMinor, currency }: { priceMinor: number; currency: Money },
  wished: Plan,
): { plan: Plan; amountMinor: number; currency: Money } {
  const plan = priceMinor === 0 ? 'basic' : wished
  return { plan, amountMinor: planPrice(priceMinor, plan), currency }
}

/** In minor units, from the course's price in minor units. */
export const planPrice = (priceMinor: number, plan: Plan): number =>
  Math.round((priceMinor * planOffers[plan].pricePercent) / 100)
