import type { Plan } from '@sohbet/domain/enrollment/plan'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money'

/** The figures of the offer, used by the texts of both languages. Prices are in Turkish lira. */
export const planFacts = {
  basic: { price: 15_000, credits: 5, extraGroups: 0 },
  super: { price: 16_500, credits: 10, extraGroups: 5 },
  premium: { price: 18_000, credits: 15, extraGroups: 10 },
} satisfies Record<Plan, { price: number; credits: number; extraGroups: number }>

export const trackFacts = {
  'A1-A2': { weeks: 26, modules: 26 },
  'B1-B2': { weeks: 12, modules: 6 },
} as const

/** '15.000 TL' in Turkish, '15,000 TL' in English. */
export const priceOf = (plan: Plan, language: Language): string =>
  formatMoney(planFacts[plan].price * 100, 'TRY', language)
