import type { Currency } from '@sohbet/domain/course/price'
import type { HandMethod } from '@sohbet/domain/enrollment/payment'
import type { Language } from '@sohbet/domain/language'
import type { BillingKind } from '@sohbet/domain/papers/billing'
import type { SchoolDetails } from '@sohbet/domain/school'

export type Seller = Pick<
  SchoolDetails,
  'company' | 'street' | 'city' | 'phone' | 'email' | 'mersis' | 'taxOffice' | 'taxNumber'
>

export type Billing = {
  kind: BillingKind
  name: string
  taxOffice: string
  taxNumber: string
  address: string
}

/** What a receipt says. Amounts are in minor units. */
export type Receipt = {
  number: string
  kind: 'payment' | 'refund'
  /** A refund is negative. */
  amountMinor: number
  netMinor: number
  vatMinor: number
  vatPercent: number
  currency: Currency
  createdAt: Date
  /** Null for payments outside the checkout. */
  provider: string | null
  /** Only of payments outside the checkout. */
  method: HandMethod
  /** Null unless a card was charged. */
  card: { chargedMinor: number; instalments: number } | null
  courseName: string
  planName: Record<Language, string>
  listMinor: number
  reductionMinor: number
  /** Numbers of the payments that a refund belongs to. */
  refundOf: string[]
  seller: Seller
  billing: Billing | null
  /** The payer's name, when the payment provider asked for it. */
  buyerName: string | null
  /** Null after the account was erased. */
  learner: { username: string; email: string } | null
}
