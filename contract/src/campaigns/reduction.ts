import { foldCode, reductionKinds } from '@sohbet/domain/campaign/discount-code'
import { z } from 'zod'
import { plainText } from '../fields.ts'

/** What lowered a price: a discount code, or the early-bird price. */
export const reduction = z.object({
  kind: z.enum(reductionKinds),
  /** How much the order saves. */
  amount: z.number(),
  /** Null for the early-bird price. */
  code: z.string().nullable(),
})
export type Reduction = z.infer<typeof reduction>

/** The price before the reduction, and the reduction. */
export const pricedFrom = { listPrice: z.number(), reduction: reduction.nullable() }

/** A discount code as a learner types it. */
export const typedCode = plainText(100).transform(foldCode)
