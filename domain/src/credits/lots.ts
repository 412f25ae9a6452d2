import { addMonths, schoolDay, type Day } from '../calendar.ts'
import { allowed, type Verdict } from '../verdict.ts'
import { hasBegun } from '../course/status.ts'
import type { LessonRules } from '../lesson/lesson.ts'
import { daysAfter } from '../moment.ts'
import type { Credits } from './credits.ts'

/** What brought a lot: a plan, a pack, an admin, or a lesson that the school cancelled after the first lot expired. */
export const lotSources = ['plan', 'pack', 'admin', 'returned'] as const
export type LotSource = (typeof lotSources)[number]

/** Credits and extra groups that came together and expire together, with what is left of them. */
export type Lot = Credits & {
  /** The first day of the course that it came with. */
  startDate: Day | null
  /** The last day on which it can be used. */
  expiresOn: Day
  /** A bank is checking the payment that brought it: it cannot be used until the bank has decided. */
  isFrozen: boolean
}

/** The last day of a lot of a plan. */
export const expiryOfPlan = ({ endDate }: { endDate: Day }, { planMonths }: LessonRules): Day =>
  addMonths(endDate, planMonths)

/** The last day of a lot of a pack, or of an admin. */
export const expiryOfGift = (now: Date, { otherMonths }: LessonRules): Day =>
  addMonths(schoolDay(now), otherMonths)

export const isExpired = ({ expiresOn }: Pick<Lot, 'expiresOn'>, now: Date): boolean =>
  schoolDay(now) > expiresOn

/** Credits of a plan can be used from 00:00 of the first day of the course. */
export const isOpen = ({ startDate }: Pick<Lot, 'startDate'>, now: Date): boolean =>
  startDate === null || hasBegun(startDate, now)

const none: Credits = { credits: 0, extraGroups: 0 }
const sumOf = (lots: readonly Credits[]): Credits =>
  lots.reduce<Credits>(
    (sum, { credits, extraGroups }) => ({
      credits: sum.credits + credits,
      extraGroups: sum.extraGroups + extraGroups,
    }),
    none,
  )

/** All that has not expired, the part whose courses have begun, of that what can be used now, and what is frozen. */
export function balanceOf(lots: readonly Lot[], now: Date) {
  const current = lots.filter((lot) => !isExpired(lot, now))
  const open = current.filter((lot) => isOpen(lot, now))
  return {
    all: sumOf(current),
    open: sumOf(open),
    usable: sumOf(open.filter(({ isFrozen }) => !isFrozen)),
    frozen: sumOf(current.filter(({ isFrozen }) => isFrozen)),
  }
}

type WhyNot = 'NOT_ENOUGH_CREDITS' | 'CREDITS_NOT_OPEN' | 'CREDITS_FROZEN'

/** Whether that many can be used: they must be there, open and not frozen. */
export function mayUse(lots: readonly Lot[], wanted: Credits, now: Date): Verdict<WhyNot> {
  const { all, open, usable } = balanceOf(lots, now)
  const lacks = (has: Credits) => has.credits < wanted.credits || has.extraGroups < wanted.extraGroups
  if (lacks(all)) return { allowed: false, because: 'NOT_ENOUGH_CREDITS' }
  if (lacks(open)) return { allowed: false, because: 'CREDITS_NOT_OPEN' }
  return lacks(usable) ? { allowed: false, because: 'CREDITS_FROZEN' } : allowed
}

/** What to take from which lot: those that expire first are used first. Empty when there is not enough. */
export function draw<L extends Lot>(
  lots: readonly L[],
  wanted: Credits,
  now: Date,
): (Credits & { lot: L })[] {
  if (!mayUse(lots, wanted, now).allowed) return []
  const left = { ...wanted }
  return lots
    .filter((lot) => !isExpired(lot, now) && isOpen(lot, now) && !lot.isFrozen)
    .toSorted((one, other) => (one.expiresOn < other.expiresOn ? -1 : 1))
    .map((lot) => {
      const taken = {
        credits: Math.min(left.credits, lot.credits),
        extraGroups: Math.min(left.extraGroups, lot.extraGroups),
      }
      left.credits -= taken.credits
      left.extraGroups -= taken.extraGroups
      return { lot, ...taken }
    })
    .filter(({ credits, extraGroups }) => credits > 0 || extraGroups > 0)
}

/**
 * What was paid back of a lot: nothing, only what was not used, as for a pack, or all of it, as for a course or by a
 * bank.
 */
export type PaidBack = 'nothing' | 'unused' | 'all'

/**
 * Where a returned credit goes: to its own lot. If that has expired, a cancellation by the learner gives nothing, and
 * one by the school gives a new lot. So does a lesson that the school did not give and that a refund counted as used.
 */
export function returnedTo(
  { paidBack, ...lot }: Pick<Lot, 'expiresOn'> & { paidBack: PaidBack },
  { isBySchool, now }: { isBySchool: boolean; now: Date },
): 'lot' | 'new' | 'nothing' {
  if (paidBack === 'all') return 'nothing'
  if (paidBack === 'nothing' && !isExpired(lot, now)) return 'lot'
  return isBySchool ? 'new' : 'nothing'
}

/** The last day of a lot that the school gives in place of an expired one. */
export const expiryOfReturned = (now: Date, { returnedDays }: LessonRules): Day =>
  schoolDay(daysAfter(now, returnedDays))
