import { courseStatus, type CourseDates } from '../course/status.ts'
import { daysAfter } from '../moment.ts'
import { allowed, type Verdict } from '../verdict.ts'
import { planPrice, type PlanContents } from './plan.ts'
import { spotsLeft } from './policy.ts'

/** Days for which learners of a cancelled course choose between another course and the refund. */
const choiceDays = 7

export const chooseUntil = (cancelledAt: Date): Date => daysAfter(cancelledAt, choiceDays)

type From = { id: string; typeId: string; currency: string; priceMinor: number }
type To = From &
  CourseDates & {
    isActive: boolean
    cancelledAt: Date | null
    maxEnrollments: number
    currentEnrollments: number
  }

type NotMovable =
  | 'COURSE_NOT_FOUND'
  | 'COURSE_CALLED_OFF'
  | 'MOVE_OTHER_TYPE'
  | 'MOVE_OTHER_PRICE'
  | 'COURSE_ENDED'
  | 'COURSE_FULL'

/** Whether a seat can move to another course: of the same type and currency, not over, with a free seat. */
export function mayMove(from: From, to: To, now: Date): Verdict<NotMovable> {
  const because = reasonNotToMove(from, to, now)
  return because ? { allowed: false, because } : allowed
}

function reasonNotToMove(from: From, to: To, now: Date): NotMovable | undefined {
  if (!to.isActive) return 'COURSE_NOT_FOUND'
  if (to.cancelledAt) return 'COURSE_CALLED_OFF'
  if (to.id === from.id || to.typeId !== from.typeId) return 'MOVE_OTHER_TYPE'
  // A free course has no plans, credits or refunds, so an admin enrols the learner anew
  if (to.currency !== from.currency || (to.priceMinor === 0) !== (from.priceMinor === 0))
    return 'MOVE_OTHER_PRICE'
  if (courseStatus(to, now) === 'completed') return 'COURSE_ENDED'
  return spotsLeft(to) === 0 ? 'COURSE_FULL' : undefined
}

type Agreed = {
  /** As they were when the seat was held. */
  contents: Pick<PlanContents, 'pricePercent'>
  /** The agreed price. */
  amountMinor: number
  /** Part of the price that is not owed, because it was given back as a favour. */
  waivedMinor: number
  /** Money received and not sent back. */
  paidMinor: number
}

/**
 * The price after a move, in minor units. Only the difference of the two courses counts, so a reduction or a price that
 * was agreed by hand stays. A higher price is owed or waived; of a lower one the money above it goes back.
 */
export function movedPrice(
  { contents, amountMinor, waivedMinor, paidMinor }: Agreed,
  { from, to, isWaived }: { from: { priceMinor: number }; to: { priceMinor: number }; isWaived: boolean },
): { amountMinor: number; differenceMinor: number; waivedMinor: number; refundMinor: number } {
  const difference = planPrice(to.priceMinor, contents) - planPrice(from.priceMinor, contents)
  const full = Math.max(0, amountMinor + difference)
  const differenceMinor = full - amountMinor
  if (differenceMinor > 0 && isWaived)
    return { amountMinor, differenceMinor, waivedMinor: differenceMinor, refundMinor: 0 }
  const refundMinor = Math.min(Math.max(0, -differenceMinor), Math.max(0, paidMinor - (full - waivedMinor)))
  return { amountMinor: full, differenceMinor, waivedMinor: 0, refundMinor }
}
