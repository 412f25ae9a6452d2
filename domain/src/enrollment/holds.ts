import { dayMs, minuteMs } from '../moment.ts'
import { allowed, type Verdict } from '../verdict.ts'

/** Unpaid seats that a learner may hold at once, in all courses. */
export const maxOpenHolds = 2
const maxUnpaidHolds = 2
const pauseMs = dayMs

const isPaused = (since: Date, now: Date): boolean => now.getTime() - since.getTime() < pauseMs

/** Ends of the learner's holds in a course that were never paid. */
type Unpaid = readonly Date[]

/** After two unpaid holds in a course, each unpaid hold blocks a new one there for 24 hours. */
export function mayHoldAgain(unpaid: Unpaid, now: Date): Verdict<'HELD_TOO_OFTEN'> {
  const isOften = unpaid.length >= maxUnpaidHolds && unpaid.some((end) => isPaused(end, now))
  return isOften ? { allowed: false, because: 'HELD_TOO_OFTEN' } : allowed
}

/** `open`: the number of unpaid seats that the learner holds now, in all courses. */
export function mayHold(
  { open, unpaid }: { open: number; unpaid: Unpaid },
  now: Date,
): Verdict<'TOO_MANY_HOLDS' | 'HELD_TOO_OFTEN'> {
  return open < maxOpenHolds ? mayHoldAgain(unpaid, now) : { allowed: false, because: 'TOO_MANY_HOLDS' }
}

/** Free seats of a course that a learner may give up within the window before the next one is refused. */
const maxFreeSeats = 3
const freeSeatWindowMs = 7 * dayMs

/**
 * After three cancelled free seats in a course within 7 days the learner waits until only two lie within 7 days.
 * The wait ends with a whole minute, because texts show no seconds. `cancelled`: when the learner cancelled free seats
 * of the course.
 */
export function mayTakeFreeSeat(
  cancelled: readonly Date[],
  now: Date,
): Verdict<'FREE_SEAT_TOO_OFTEN', { until: Date }> {
  const lastFirst = cancelled.toSorted((one, other) => other.getTime() - one.getTime())
  const counts = lastFirst[maxFreeSeats - 1]
  if (!counts) return allowed
  const until = new Date(Math.ceil((counts.getTime() + freeSeatWindowMs) / minuteMs) * minuteMs)
  return now < until ? { allowed: false, because: 'FREE_SEAT_TOO_OFTEN', until } : allowed
}

/** A learner who left a waiting list may join it again after a day. */
export const mayRejoin = (leftAt: Date | null, now: Date): Verdict<'WAITING_LIST_LEFT'> =>
  leftAt && isPaused(leftAt, now) ? { allowed: false, because: 'WAITING_LIST_LEFT' } : allowed
