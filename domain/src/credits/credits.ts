import type { Day } from '../calendar.ts'
import { hasBegun } from '../course/status.ts'
import { planOffers, type Plan } from '../enrollment/plan.ts'
import type { EnrollmentSource } from '../enrollment/status.ts'

export const creditReasons = ['plan', 'refund', 'admin'] as const

export type Credits = { credits: number; extraGroups: number }

const nothing: Credits = { credits: 0, extraGroups: 0 }

/**
 * Credits and extra groups of an activated enrolment. A free course brings nothing. The school may give a plan away
 * in a paid course, by hand or by a discount code, which then brings its credits without a payment.
 */
export function creditsOf(
  { plan, amountMinor, source }: { plan: Plan; amountMinor: number; source: EnrollmentSource },
  course: { priceMinor: number },
): Credits {
  const isGift = source !== 'free' && course.priceMinor > 0
  if (amountMinor === 0 && !isGift) return nothing
  const { credits, extraGroups } = planOffers[plan]
  return { credits, extraGroups }
}

/** A line of the ledger, with the first day of the course that it came with. */
export type CreditEntry = Credits & { startDate: Day | null }

/** Credits of a plan can be used from 00:00 of the first day of the course. */
export const isUsable = ({ startDate }: Pick<CreditEntry, 'startDate'>, now: Date): boolean =>
  startDate === null || hasBegun(startDate, now)

const sumOf = (entries: readonly Credits[]): Credits => ({
  credits: entries.reduce((sum, { credits }) => sum + credits, 0),
  extraGroups: entries.reduce((sum, { extraGroups }) => sum + extraGroups, 0),
})

/** Everything that the learner has, and the part that can be used now. */
export function balanceOf(entries: readonly CreditEntry[], now: Date): { all: Credits; usable: Credits } {
  const open = sumOf(entries.filter((entry) => isUsable(entry, now)))
  // Negative when a course was postponed after its credits were used
  const usable = { credits: Math.max(0, open.credits), extraGroups: Math.max(0, open.extraGroups) }
  return { all: sumOf(entries), usable }
}
