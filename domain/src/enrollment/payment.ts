/** `failed`: abandoned, declined for good or expired unpaid. */
export const paymentStatuses = ['open', 'paid', 'failed'] as const

export const ledgerKinds = ['payment', 'refund'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** `failed`: the provider could not refund it, or no money was left to refund. */
export const refundStatuses = ['ordered', 'done', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]
