import { allowed, type Verdict } from '../verdict.ts'

/** Unpaid seats that a learner may hold at once, in all courses. */
export const maxOpenHolds = 2
const maxUnpaidHolds = 2
const pauseMs = 24 * 3_600_000

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

/** A learner who left a waiting list may join it again after a day. */
export const mayRejoin = (leftAt: Date | null, now: Date): Verdict<'WAITING_LIST_LEFT'> =>
  leftAt && isPaused(leftAt, now) ? { allowed: false, because: 'WAITING_LIST_LEFT' } : allowed
