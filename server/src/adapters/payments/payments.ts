import type { Currency } from '@sohbet/domain/course/price'
import type { PaymentProvider } from '@sohbet/domain/enrollment/payment'

/** What is to be paid, and where the browser goes afterwards. */
export type NewCheckout = {
  /** Ours; the provider keeps it and tells it with every event. */
  paymentId: string
  title: string
  email: string
  amountMinor: number
  currency: Currency
  /** `{CHECKOUT_SESSION_ID}` in it becomes the session's id. */
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

/** Money on its way back, there, or come back because the bank would not take it. */
export type ProviderRefund = {
  id: string
  amountMinor: number
  status: 'pending' | 'succeeded' | 'failed'
  /** Our order; null when it was given back at the provider's own desk. */
  orderId: string | null
}

/** What the provider knows about a checkout. */
export type Checkout = {
  id: string
  paymentId: string
  status: 'open' | 'complete' | 'expired'
  amountMinor: number
  currency: string
  /** The money's name, by which it is given back; there once it is paid. */
  reference: string | null
  refunds: ProviderRefund[]
}

/** `orderId` is the key: the same order gives money back once. */
type RefundOrder = { orderId: string; paymentId: string; reference: string; amountMinor: number }

/** An event says only which checkout to look at: what became of it is asked for, so order and repetition do not matter. */
export type PaymentEvent = { paymentId: string | null; reference: string | null }

/**
 * Takes money and gives it back. Every call may be repeated, with the same values: it has its effect once. A provider
 * that cannot be reached throws `PAYMENTS_AWAY`.
 */
export type Payments = {
  provider: PaymentProvider
  createCheckout: (checkout: NewCheckout) => Promise<{ id: string; url: string }>
  readCheckout: (id: string) => Promise<Checkout>
  /** Nobody can pay it any more; one that is paid or expired stays as it is. */
  closeCheckout: (id: string) => Promise<void>
  refund: (order: RefundOrder) => Promise<{ id: string }>
  /** Throws `INVALID_SIGNATURE` for what the provider did not sign, or signed too long ago. */
  readEvent: (event: { payload: string; signature: string }, now: Date) => PaymentEvent
}
