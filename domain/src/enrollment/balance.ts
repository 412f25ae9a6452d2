import type { Day } from '../calendar.ts'

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

/** What is still owed of an order, in minor units; never below 0. A cancelled enrolment owes nothing. */
export const balanceMinor = ({ priceMinor, waivedMinor, paidMinor, returnedMinor }: Account): number =>
  Math.max(0, priceMinor - waivedMinor - paidMinor + returnedMinor)

/** Overdue from the day after the due date. */
export const isOverdue = ({ balance, dueOn }: { balance: number; dueOn: Day | null }, today: Day): boolean =>
  balance > 0 && dueOn !== null && dueOn < today
