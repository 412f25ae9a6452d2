import { addDays, schoolDay, type Day } from '../calendar.ts'
import { splitVat } from '../enrollment/vat.ts'
import { isSameMailbox } from './same-mailbox.ts'

/** Days from the start of a course until its commission can be paid out. */
export const payableAfterDays = 14

type Price = { paidMinor: number; vatPercent: number }
export type Commission = { baseMinor: number; amountMinor: number }

/** The commission of a price: `rate` is in hundredths of a per cent. Instalment fees are no part of the price. */
export function commissionOf({ paidMinor, vatPercent }: Price, rate: number): Commission {
  const baseMinor = splitVat(paidMinor, vatPercent).netMinor
  return { baseMinor, amountMinor: Math.round((baseMinor * rate) / 10_000) }
}

/** The part of a commission that remains when `leftMinor` of the price is left. */
export function earnedOf(
  { amountMinor, paidMinor }: { amountMinor: number; paidMinor: number },
  leftMinor: number,
): number {
  const left = Math.min(Math.max(leftMinor, 0), paidMinor)
  return Math.round((amountMinor * left) / paidMinor)
}

export const payableFrom = (courseStart: Day): Day => addDays(courseStart, payableAfterDays)

export const isPayable = (courseStart: Day, now: Date): boolean => schoolDay(now) >= payableFrom(courseStart)

type Sale = {
  isActive: boolean
  priceMinor: number
  /** Payments less refunds and disputes. */
  leftMinor: number
  /** Another order of the learner was paid before, even if it was refunded since. */
  hasPaidBefore: boolean
  learnerEmail: string
  /** Null after the partner was removed. */
  partnerEmail: string | null
}

/** A learner's first paid order brings a commission once all of it is paid; never that of the partner's own account. */
export const bringsCommission = (sale: Sale): boolean =>
  sale.isActive &&
  sale.priceMinor > 0 &&
  sale.leftMinor >= sale.priceMinor &&
  !sale.hasPaidBefore &&
  sale.partnerEmail !== null &&
  !isSameMailbox(sale.learnerEmail, sale.partnerEmail)
