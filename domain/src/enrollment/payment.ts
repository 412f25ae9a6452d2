export const paymentProviders = ['stripe', 'local'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

/** `failed`: it was left, declined for good or came to its end unpaid. */
export const paymentStatuses = ['open', 'paid', 'failed'] as const

export const ledgerKinds = ['payment', 'refund'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** `failed`: the provider could not give it back, or there was nothing left to give. */
export const refundStatuses = ['ordered', 'done', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]
