/** `failed`: abandoned, declined for good or expired unpaid. */
export const paymentStatuses = ['open', 'paid', 'failed'] as const

/**
 * `refund_returned`: the bank could not deliver a refund, and the money came back. `dispute`: a bank took money back;
 * `dispute_returned`: it came again after a won dispute. `correction`: takes a wrong booking back.
 */
export const ledgerKinds = [
  'payment',
  'refund',
  'refund_returned',
  'dispute',
  'dispute_returned',
  'correction',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** How money changed hands without a provider. */
export const handMethods = ['transfer', 'cash'] as const
export type HandMethod = (typeof handMethods)[number]

/** `failed`: the provider could not refund it, or no money was left to refund. */
export const refundStatuses = ['ordered', 'done', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** Numbers of instalments that a school can allow for a course; 1 is a payment at once. */
export const instalmentNumbers = [1, 2, 3, 6, 9, 12] as const

export const isInstalmentNumber = (number: number): boolean =>
  instalmentNumbers.some((known) => known === number)

/** The numbers that both the school and the provider offer. */
export const instalmentsUpTo = (most: number, offered: readonly number[]): number[] =>
  instalmentNumbers.filter((number) => number <= most && offered.includes(number))
