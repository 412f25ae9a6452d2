/** What a learner can book, from the smallest to the largest. */
export const plans = ['basic', 'super', 'premium'] as const
export type Plan = (typeof plans)[number]

/** Names are the same in every language. */
export const planNames: Record<Plan, string> = { basic: 'Basic', super: 'Super', premium: 'Premium' }
