import { schoolMoment } from '../calendar.ts'
import { courseStatus, type CourseDates } from '../course/status.ts'
import { daysAfter, hoursBefore } from '../moment.ts'
import { allowed, type Verdict } from '../verdict.ts'

const cancelHours = 24
/** Days for which a learner may cancel after the school changed the dates or the weekly times. */
export const changeDays = 7

/** Days after paying within which a learner may withdraw who did not ask for an early start. */
const withdrawalDays = 14

/**
 * Why a learner may still cancel: the course is far enough ahead, the school has changed it, or the learner withdraws
 * from the contract.
 */
export const cancelGrounds = ['start', 'change', 'withdrawal'] as const
type CancelGround = (typeof cancelGrounds)[number]

type Seat = {
  /** When the school last changed the dates or the weekly times of this seat's course; null if it never did. */
  courseChangedAt: Date | null
  /** When the period of withdrawal began; null without the right. */
  withdrawalFrom: Date | null
}

type Sale = { amountMinor: number; activatedAt: Date | null }
type Agreement = { consentedAt: Date | null; earlyStartAt: Date | null }

/**
 * When the period of withdrawal of a distance sale began: with the payment, which activates the seat. A learner who
 * asked for lessons within the period has no such right.
 */
export const withdrawalFrom = (
  { amountMinor, activatedAt }: Sale,
  { consentedAt, earlyStartAt }: Agreement,
): Date | null => (amountMinor > 0 && consentedAt && !earlyStartAt ? activatedAt : null)

/**
 * The last moment at which a learner may cancel: 24 hours before the first day begins, 7 days after a change, or 14
 * days after paying; the latest of them counts.
 */
export function cancelTerms(
  { startDate }: CourseDates,
  { courseChangedAt, withdrawalFrom: paidAt }: Seat,
): { until: Date; ground: CancelGround } {
  const terms = [
    { until: hoursBefore(schoolMoment(startDate), cancelHours), ground: 'start' as const },
    ...(courseChangedAt
      ? [{ until: daysAfter(courseChangedAt, changeDays), ground: 'change' as const }]
      : []),
    ...(paidAt ? [{ until: daysAfter(paidAt, withdrawalDays), ground: 'withdrawal' as const }] : []),
  ]
  return terms.reduce((latest, term) => (term.until > latest.until ? term : latest))
}

export const mayCancel = (course: CourseDates, seat: Seat, now: Date): Verdict<'TOO_LATE_TO_CANCEL'> =>
  now.getTime() <= cancelTerms(course, seat).until.getTime()
    ? allowed
    : { allowed: false, because: 'TOO_LATE_TO_CANCEL' }

/**
 * What erasing the account does to an active seat: `refund` while it can be cancelled, `free` without a refund before
 * the start. Afterwards it stays in the books without the person.
 */
export function seatAtErasure(course: CourseDates, seat: Seat, now: Date): 'refund' | 'free' | 'stay' {
  if (mayCancel(course, seat, now).allowed) return 'refund'
  return courseStatus(course, now) === 'upcoming' ? 'free' : 'stay'
}

/** Sessions of a course without those on holidays, and how many of them were held. */
export type SessionCount = { held: number; all: number }

type Bought = {
  /** The agreed price in minor units. */
  amountMinor: number
  /** Sessions of the course before the school changed it; null if it never did. */
  boughtSessions: number | null
  /** Part of the price for sessions held in the courses before a move, in minor units. */
  usedMinor: number
  /** Sessions of this course that were held before the learner was moved to it. */
  heldBefore: number
  sessions: SessionCount
}

/**
 * What the school keeps of the price, in minor units: nothing before the start, then the share of the bought sessions
 * that were held. A course without sessions has held none. After a move the sessions of the earlier course stay paid,
 * and the rest of the price is for the new one.
 */
export function keptMinor(
  course: CourseDates,
  { amountMinor, boughtSessions, usedMinor, heldBefore, sessions: { held, all } }: Bought,
  now: Date,
): number {
  const bought = (boughtSessions ?? all) - heldBefore
  if (courseStatus(course, now) === 'upcoming' || bought <= 0) return usedMinor
  const left = Math.min(bought, Math.max(0, bought - (held - heldBefore)))
  return amountMinor - Math.round(((amountMinor - usedMinor) * left) / bought)
}

/** What a cancellation refunds of the paid sum; earlier refunds are subtracted already. Never below 0. */
export const refundMinor = (paidMinor: number, kept: number): number => Math.max(0, paidMinor - kept)

/**
 * Splits a refund over the sums that were paid: the school keeps its part from the first sums and refunds the rest.
 * `keepMinor` of the reply is what the sums did not cover. The refunds add up to `refundMinor` of the total.
 */
export function refundParts(
  paidMinor: readonly number[],
  keepMinor: number,
): { refunds: number[]; keepMinor: number } {
  let toKeep = keepMinor
  const refunds = paidMinor.map((paid) => {
    const kept = Math.max(0, Math.min(paid, toKeep))
    toKeep -= kept
    return refundMinor(paid, kept)
  })
  return { refunds, keepMinor: toKeep }
}
