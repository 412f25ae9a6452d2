import { schoolMoment } from '../calendar.ts'
import { courseStatus, type CourseDates } from '../course/status.ts'
import { allowed, type Verdict } from '../verdict.ts'

const hourMs = 3_600_000
const cancelHours = 24
/** Days for which a learner may cancel after the school changed the dates or the weekly times. */
export const changeDays = 7

/** Why a learner may still cancel: the course is far enough ahead, or the school has changed it. */
export const cancelGrounds = ['start', 'change'] as const
type CancelGround = (typeof cancelGrounds)[number]

type Seat = {
  /** When the school last changed the dates or the weekly times of this seat's course; null if it never did. */
  courseChangedAt: Date | null
}

/** The last moment at which a learner may cancel: 24 hours before the first day begins, or 7 days after a change. */
export function cancelTerms(
  { startDate }: CourseDates,
  { courseChangedAt }: Seat,
): { until: Date; ground: CancelGround } {
  const beforeStart = schoolMoment(startDate).getTime() - cancelHours * hourMs
  const afterChange = courseChangedAt ? changeUntil(courseChangedAt).getTime() : Number.NEGATIVE_INFINITY
  return afterChange > beforeStart
    ? { until: new Date(afterChange), ground: 'change' }
    : { until: new Date(beforeStart), ground: 'start' }
}

const changeUntil = (changedAt: Date): Date => new Date(changedAt.getTime() + changeDays * 24 * hourMs)

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
  sessions: SessionCount
}

/**
 * What the school keeps of the price, in minor units: nothing before the start, then the share of the bought sessions
 * that were held. A course without sessions has held none.
 */
export function keptMinor(
  course: CourseDates,
  { amountMinor, boughtSessions, sessions: { held, all } }: Bought,
  now: Date,
): number {
  const bought = boughtSessions ?? all
  if (courseStatus(course, now) === 'upcoming' || bought === 0) return 0
  return amountMinor - Math.round((amountMinor * Math.max(0, bought - held)) / bought)
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
