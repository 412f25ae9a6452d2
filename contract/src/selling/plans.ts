import type { PlanContents, PlanOffers } from '@sohbet/domain/enrollment/plan'
import { z } from 'zod'
import { anyone, endpoint } from '../endpoint.ts'

/** A text in both languages. */
export const inBoth = z.object({ tr: z.string(), en: z.string() })

export const planContents = z.object({
  name: inBoth,
  /** Of the course's price. */
  pricePercent: z.number().int(),
  credits: z.number().int(),
  extraGroups: z.number().int(),
  features: z.array(inBoth),
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
