import type { Currency } from '@sohbet/domain/course/price'
import type { PaymentProvider } from '@sohbet/domain/enrollment/payment'

/** The amount to pay, and where the browser goes afterwards. */
export type NewCheckout = {
  /** Our id; the provider stores it and sends it with every event. */
  paymentId: string
  title: string
  email: string
  amountMinor: number
  currency: Currency
  /** `{CHECKOUT_SESSION_ID}` in it is replaced by the session's id. */
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

/** A refund that is pending, done, or failed because the bank refused it. */
export type ProviderRefund = {
  id: string
  amountMinor: number
  status: 'pending' | 'succeeded' | 'failed'
  /** Our order; null when the refund was made at the provider's dashboard. */
  orderId: string | null
}

/** The provider's state of a checkout. */
export type Checkout = {
  id: string
  paymentId: string
  status: 'open' | 'complete' | 'expired'
  amountMinor: number
  currency: string
  /** The provider's id of the payment, needed for refunds; null until paid. */
  reference: string | null
  refunds: ProviderRefund[]
}

/** `orderId` is the idempotency key: the same order refunds once. */
type RefundOrder = { orderId: string; paymentId: string; reference: string; amountMinor: number }

/** The event only names the checkout: fetch its state from the provider, so order and repetition do not matter. */
export type PaymentEvent = { paymentId: string | null; reference: string | null }

/**
 * Takes and refunds money. Every call may be repeated with the same values and takes effect once. A provider that
 * cannot be reached throws `PAYMENTS_AWAY`.
 */
export type Payments = {
  provider: PaymentProvider
  createCheckout: (checkout: NewCheckout) => Promise<{ id: string; url: string }>
  readCheckout: (id: string) => Promise<Checkout>
  /** Prevents a later payment; a paid or expired checkout stays as it is. */
  closeCheckout: (id: string) => Promise<void>
  refund: (order: RefundOrder) => Promise<{ id: string }>
  /** Throws `INVALID_SIGNATURE` when the provider did not sign it, or signed it too long ago. */
  readEvent: (event: { payload: string; signature: string }, now: Date) => PaymentEvent
}
