import type { PlanContents, PlanOffers } from '@sohbet/domain/enrollment/plan'
import { z } from 'zod'
import { anyone, endpoint } from '../endpoint.ts'
import { inBothLanguages } from '../fields.ts'

/** A text in both languages. */
export const planContents = z.object({
  name: inBothLanguages,
  /** Of the course's price. */
  pricePercent: z.number().int(),
  credits: z.number().int(),
  extraGroups: z.number().int(),
  features: z.array(inBothLanguages),
}) satisfies z.ZodType<PlanContents>

export const listPlans = endpoint({
  method: 'GET',
  path: '/plans',
  summary: 'The plans that the school sells: names, factors and contents',
  access: anyone,
  reply: z.object({
    basic: planContents,
    super: planContents,
    premium: planContents,
  }) satisfies z.ZodType<PlanOffers>,
})
