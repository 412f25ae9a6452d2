import { planOffers, type Plan } from '../enrollment/plan.ts'

export const creditReasons = ['plan', 'refund', 'admin'] as const

/** Credits and extra groups of an activated enrolment. */
export const creditsOf = (plan: Plan): { credits: number; extraGroups: number } => ({
  credits: planOffers[plan].credits,
  extraGroups: planOffers[plan].extraGroups,
})
