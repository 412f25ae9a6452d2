import { allowed, type Verdict } from '../verdict.ts'

/**
 * commission: of a learner's first paid order; take_back: the share of money that went back; restored: a share whose
 * money came again, as after a won dispute; payout: money sent to the partner; correction: by an admin, with a reason.
 */
export const partnerLedgerKinds = ['commission', 'take_back', 'restored', 'payout', 'correction'] as const
type PartnerLedgerKind = (typeof partnerLedgerKinds)[number]

/** A sum of the ledger's lines in one currency, in minor units. */
export type Balance = {
  /** Of orders whose course started less than 14 days ago, or not yet. */
  waitingMinor: number
  /** May be negative: money went back after the payout. */
  payableMinor: number
  paidOutMinor: number
}

type Line = { kind: PartnerLedgerKind; amountMinor: number; isPayable: boolean }

/** `isPayable` counts for commissions and their take-backs; payouts and corrections count at once. */
export function balanceOf(lines: readonly Line[]): Balance {
  const sumOf = (some: (line: Line) => boolean) =>
    lines.filter(some).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return {
    waitingMinor: sumOf(isWaiting),
    payableMinor: sumOf((line) => !isWaiting(line)),
    paidOutMinor: 0 - sumOf(({ kind }) => kind === 'payout'),
  }
}

const isWaiting = ({ kind, isPayable }: Line) => !isPayable && kind !== 'payout' && kind !== 'correction'

/** A payout above the payable sum needs the admin's tick. */
export function mayPayOut(
  { payableMinor }: Pick<Balance, 'payableMinor'>,
  { amountMinor, isAdvance }: { amountMinor: number; isAdvance: boolean },
): Verdict<'PAYOUT_TOO_LARGE'> {
  return amountMinor <= payableMinor || isAdvance ? allowed : { allowed: false, because: 'PAYOUT_TOO_LARGE' }
}
