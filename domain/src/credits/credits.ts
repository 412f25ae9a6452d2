import type { Day } from '../calendar.ts'
import { hasBegun } from '../course/status.ts'
import type { PlanContents } from '../enrollment/plan.ts'
import type { EnrollmentSource } from '../enrollment/status.ts'
import { allowed, type Verdict } from '../verdict.ts'

export const creditReasons = ['plan', 'refund', 'admin'] as const

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

/** A line of the ledger, with the first day of the course that it came with. */
export type CreditEntry = Credits & {
  startDate: Day | null
  /** A bank is checking the payment that brought it: it cannot be used until the bank has decided. */
  isFrozen: boolean
}

/** Credits of a plan can be used from 00:00 of the first day of the course. */
export const isOpen = ({ startDate }: Pick<CreditEntry, 'startDate'>, now: Date): boolean =>
  startDate === null || hasBegun(startDate, now)

const sumOf = (entries: readonly Credits[]): Credits => ({
  credits: entries.reduce((sum, { credits }) => sum + credits, 0),
  extraGroups: entries.reduce((sum, { extraGroups }) => sum + extraGroups, 0),
})

/**
 * Everything that the learner has, the part whose courses have begun, of that the part that can be used now, and the
 * part of everything that is frozen. Used credits count as taken from those that are not frozen.
 */
export function balanceOf(
  entries: readonly CreditEntry[],
  now: Date,
): { all: Credits; open: Credits; usable: Credits; frozen: Credits } {
  const open = entries.filter((entry) => isOpen(entry, now))
  const thawed = ({ isFrozen }: CreditEntry) => !isFrozen
  const all = sumOf(entries)
  const free = notNegative(sumOf(entries.filter(thawed)))
  return {
    all,
    open: notNegative(sumOf(open)),
    usable: notNegative(sumOf(open.filter(thawed))),
    frozen: notNegative({
      credits: all.credits - free.credits,
      extraGroups: all.extraGroups - free.extraGroups,
    }),
  }
}

/** A sum is negative when a course was postponed, or its payment disputed, after its credits were used. */
const notNegative = ({ credits, extraGroups }: Credits): Credits => ({
  credits: Math.max(0, credits),
  extraGroups: Math.max(0, extraGroups),
})

type WhyNot = 'NOT_ENOUGH_CREDITS' | 'CREDITS_NOT_OPEN' | 'CREDITS_FROZEN'

/** Whether credits can be used: a booking or a removal needs that many that are there, open and not frozen. */
export function mayUse(
  { all, open, usable }: ReturnType<typeof balanceOf>,
  { credits, extraGroups }: Credits,
): Verdict<WhyNot> {
  const lacks = (has: Credits) => has.credits < credits || has.extraGroups < extraGroups
  if (lacks(all)) return { allowed: false, because: 'NOT_ENOUGH_CREDITS' }
  if (lacks(open)) return { allowed: false, because: 'CREDITS_NOT_OPEN' }
  return lacks(usable) ? { allowed: false, because: 'CREDITS_FROZEN' } : allowed
}
