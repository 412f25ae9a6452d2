import type { Day } from '../calendar.ts'
import { dayMs, daysBefore } from '../moment.ts'
import { allowed, type Verdict } from '../verdict.ts'
import type { CancelReason, EnrollmentStatus } from './status.ts'

/** Sums of an order in minor units. */
type Account = {
  /** The agreed price. */
  priceMinor: number
  /** Part of the price that the school gave back as a favour: not owed again. */
  waivedMinor: number
  /** All money received. */
  paidMinor: number
  /** Money sent back, and wrong bookings taken back. */
  returnedMinor: number
}

/**
 * What is still owed of an order, in minor units; never below 0. A cancelled enrolment owes nothing, and neither does
 * an enrolment of a cancelled course: its learner chooses another course or the money.
 */
export const balanceMinor = ({ priceMinor, waivedMinor, paidMinor, returnedMinor }: Account): number =>
  Math.max(0, priceMinor - waivedMinor - paidMinor + returnedMinor)

/** Money above what is owed, as after a move to a cheaper course: giving it back is no favour. */
export const overpaidMinor = ({ priceMinor, waivedMinor, paidMinor, returnedMinor }: Account): number =>
  Math.max(0, paidMinor - returnedMinor - (priceMinor - waivedMinor))

/** Overdue from the day after the due date. */
export const isOverdue = ({ balance, dueOn }: { balance: number; dueOn: Day | null }, today: Day): boolean =>
  balance > 0 && dueOn !== null && dueOn < today

type Booking = {
  status: EnrollmentStatus
  cancelReason: CancelReason | null
  /** Money that is booked for the enrolment. */
  paidMinor: number
  owedMinor: number
  amountMinor: number
  /** Activates a held seat although a balance is left. */
  restLater: boolean
}
type NotBooked = 'ENROLLMENT_OVER' | 'PAYMENT_TOO_LARGE' | 'REST_NOT_AGREED'

/**
 * Whether money can be booked by hand. A seat whose hold expired may still be paid. Money never waits on a held seat,
 * which may expire: a part of the price activates the seat, and only with a tick.
 */
export function mayBookPayment(booking: Booking): Verdict<NotBooked> {
  const { status, cancelReason, paidMinor, owedMinor, amountMinor, restLater } = booking
  const isExpired = (cancelReason === 'expired' || cancelReason === 'declined') && paidMinor === 0
  if (status === 'cancelled' && !isExpired) return { allowed: false, because: 'ENROLLMENT_OVER' }
  if (amountMinor > owedMinor) return { allowed: false, because: 'PAYMENT_TOO_LARGE' }
  const leavesRest = status !== 'active' && amountMinor < owedMinor
  return leavesRest && !restLater ? { allowed: false, because: 'REST_NOT_AGREED' } : allowed
}

const remindEveryDays = 7

/** At most one reminder a day, however often an admin presses the button. */
export const mayRemind = (remindedAt: Date | null, now: Date): Verdict<'REMINDED_TODAY'> =>
  remindedAt && now.getTime() - remindedAt.getTime() < dayMs
    ? { allowed: false, because: 'REMINDED_TODAY' }
    : allowed

/** The automatic reminder repeats after a week: the last one must not be later than this. */
export const lastReminderBefore = (now: Date): Date => daysBefore(now, remindEveryDays)
