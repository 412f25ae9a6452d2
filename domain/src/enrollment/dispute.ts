/** `won`: decided for the school, or withdrawn; `lost`: decided for the owner of the card. */
export const disputeStatuses = ['open', 'won', 'lost'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/** Where the disputed money is. A bank that only asks leaves it at the school. */
export const disputedMoney = ['kept', 'withdrawn', 'returned'] as const
export type DisputedMoney = (typeof disputedMoney)[number]

export type DisputeState = { status: DisputeStatus; money: DisputedMoney }

/** How far a dispute is: its money moves at most out and back, and after each movement the dispute may be decided. */
const stageOf = ({ status, money }: DisputeState): number =>
  disputedMoney.indexOf(money) * 2 + (status === 'open' ? 0 : 1)

/** False for a state that is older than the known one, or the same: events arrive in any order. */
export const isLaterState = (known: DisputeState, reported: DisputeState): boolean =>
  stageOf(reported) > stageOf(known)

type Disputed = DisputeState & { amountMinor: number }

/** What the bank has taken and not returned, in minor units. */
export const withdrawnMinor = (disputes: readonly Disputed[]): number =>
  disputes.reduce((sum, { money, amountMinor }) => (money === 'withdrawn' ? sum + amountMinor : sum), 0)

/** A bank has taken money that it may still return, or will return after a won dispute: it cannot be refunded. */
export const isInDispute = (disputes: readonly DisputeState[]): boolean =>
  disputes.some(({ status, money }) => status !== 'lost' && money === 'withdrawn')

/** What can still be refunded of a payment: nothing while it is in dispute, and no money that a bank took. */
export const refundableMinor = (
  { amountMinor, refundedMinor }: { amountMinor: number; refundedMinor: number },
  disputes: readonly Disputed[],
): number => (isInDispute(disputes) ? 0 : Math.max(0, amountMinor - refundedMinor - withdrawnMinor(disputes)))

/**
 * What a dispute means for a learner's seat. `asked`: a bank asks, and credits are frozen. `held`: it has taken the money
 * too, so the seat cannot be cancelled. `returning`: it decided for the school, and the money is on its way back.
 */
export const seatDisputes = ['asked', 'held', 'returning'] as const

export function seatDispute({ isOpen, isHeld }: { isOpen: boolean; isHeld: boolean }) {
  if (isHeld) return isOpen ? 'held' : 'returning'
  return isOpen ? 'asked' : null
}
