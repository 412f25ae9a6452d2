import type { Currency } from '@sohbet/domain/course/price'
import type { DisputedMoney, DisputeStatus } from '@sohbet/domain/enrollment/dispute'
import type { Language } from '@sohbet/domain/language'
import type { Buyer } from '@sohbet/contract/selling/payments'
import type { Check } from '../finding.ts'

/** The amount to pay, and where the browser goes afterwards. */
export type NewCheckout = {
  /** Our id; the provider stores it and sends it with every event. */
  paymentId: string
  title: string
  email: string
  /** The learner's id. */
  payerId: string
  /** Address of the learner's browser. */
  ip: string
  /** Null for a provider that does not need it. */
  buyer: Buyer | null
  amountMinor: number
  currency: Currency
  /** Numbers of instalments that the school allows; 1 is always among them. */
  instalments: readonly number[]
  language: Language
  /** `{CHECKOUT_SESSION_ID}` in it is replaced by the session's id. */
  successUrl: string
  cancelUrl: string
  /** Where a provider that posts the browser back posts to. */
  callbackUrl: string
  /** The seat is held until then. */
  heldUntil: Date
  expiresAt: Date
}

/** A refund that is pending, done, or failed because the bank refused it. */
export type ProviderRefund = {
  id: string
  /** Part of the order's price, without instalment fees. */
  amountMinor: number
  status: 'pending' | 'succeeded' | 'failed'
  /** Our order; null when the refund was made at the provider's dashboard. */
  orderId: string | null
}

/** A dispute of the payment at the bank of the card's owner. */
export type ProviderDispute = {
  id: string
  /** Part of the order's price. */
  amountMinor: number
  status: DisputeStatus
  money: DisputedMoney
}

/** The provider's state of a checkout. */
export type Checkout = {
  id: string
  paymentId: string
  /** `review`: paid, but the provider's fraud check has not decided. */
  status: 'open' | 'review' | 'complete' | 'expired'
  /** The price of the order. */
  amountMinor: number
  currency: string
  /** What the card was charged, with instalment fees; null until paid. */
  chargedMinor: number | null
  /** Number of instalments; null until paid. */
  instalments: number | null
  /** The provider's id of the payment, needed for refunds; null until paid. */
  reference: string | null
  refunds: ProviderRefund[]
  disputes: ProviderDispute[]
}

/** `orderId` is the idempotency key: the same order refunds once. */
export type RefundOrder = {
  orderId: string
  paymentId: string
  reference: string
  /** Part of the order's price; the provider returns the same share of what the card was charged. */
  amountMinor: number
}

/** The event only names the checkout: fetch its state from the provider, so order and repetition do not matter. */
export type PaymentEvent = { paymentId: string | null; reference: string | null }

/** A request from the provider: its exact bytes, because a signature covers them. */
export type ProviderRequest = { payload: string; headers: Readonly<Record<string, string>> }

/** What a provider reads in the reply to its webhook. */
type WebhookReply = { status: number; contentType: string; body: string }

/**
 * Takes and refunds money. Every call may be repeated with the same values and takes effect once. A provider that
 * cannot be reached throws `PAYMENTS_AWAY`; what it refuses for good throws `PAYMENT_REFUSED` with its code as cause.
 */
export type PaymentProvider = {
  /** Part of its webhook's path and stored with each payment: a payment stays with its provider. */
  name: string
  takes: (currency: Currency) => boolean
  /** The checkout needs the buyer's details. */
  needsBuyer: boolean
  /** Disputes are part of a checkout's state. Otherwise an admin records them. */
  tellsDisputes: boolean
  /** Numbers of instalments that the provider offers; only [1] when it has none. */
  instalments: readonly number[]
  /** For how long its page can be paid after the payment was stored. */
  openMinutes: number
  /** Absent when no other server is needed. */
  check?: Check
  createCheckout: (checkout: NewCheckout) => Promise<{ id: string; url: string }>
  readCheckout: (id: string) => Promise<Checkout>
  /** Prevents a later payment; a paid or expired checkout stays as it is. */
  closeCheckout: (id: string) => Promise<void>
  refund: (order: RefundOrder) => Promise<{ id: string }>
  /** Throws `INVALID_SIGNATURE` when the provider did not sign it, or signed it too long ago. */
  readEvent: (request: ProviderRequest, now: Date) => PaymentEvent
  /** `received` ends the delivery of an event. After `refused`, as after a fault of ours, the provider tries again. */
  webhookReplies: { received: WebhookReply; refused: WebhookReply }
  /** The checkout with which the provider posts the browser back. It is only a hint. */
  readCallback?: (request: ProviderRequest) => { sessionId: string }
}
