import type { PlanContents } from '../enrollment/plan.ts'
import type { EnrollmentSource } from '../enrollment/status.ts'

export const creditReasons = ['plan', 'pack', 'refund', 'admin', 'lesson', 'guest', 'returned'] as const

export type Credits = { credits: number; extraGroups: number }

const nothing: Credits = { credits: 0, extraGroups: 0 }

type Bought = {
  /** As they were when the seat was held. */
  contents: Pick<PlanContents, 'credits' | 'extraGroups'>
  amountMinor: number
  source: EnrollmentSource
}

/**
 * Credits and extra groups of an activated enrolment. A free course brings nothing. The school may give a plan away
 * in a paid course, by hand or by a discount code, which then brings its credits without a payment.
 */
export function creditsOf(
  { contents, amountMinor, source }: Bought,
  course: { priceMinor: number },
): Credits {
  const isGift = source !== 'free' && course.priceMinor > 0
  if (amountMinor === 0 && !isGift) return nothing
  return { credits: contents.credits, extraGroups: contents.extraGroups }
}
