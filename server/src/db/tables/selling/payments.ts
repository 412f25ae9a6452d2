import { currencies } from '@sohbet/domain/course/price'
import { ledgerKinds, paymentStatuses, refundStatuses } from '@sohbet/domain/enrollment/payment'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { orders } from './orders.ts'
import { users } from '../people/users.ts'

/** A checkout at the provider. Only the provider's state counts, never the browser's. */
export const payments = pgTable(
  'payments',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** The name of its adapter. A payment stays with its provider for refunds. */
    provider: text().notNull(),
    /** Null until the provider has replied: repeating the request with the same key gives the same reply. */
    sessionId: text('session_id'),
    sessionUrl: text('session_url'),
    status: text({ enum: paymentStatuses }).notNull().default('open'),
    /** Paid, and the provider's fraud check runs: the seat is held longer. */
    isInReview: boolean('is_in_review').notNull().default(false),
    /** The provider's id of the payment, needed for refunds. */
    reference: text(),
    /** As given to a provider that asks for it, for the receipt; erased with the account. */
    buyerName: text('buyer_name'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** What the card was charged, with instalment fees; null until paid. */
    chargedMinor: bigint('charged_minor', { mode: 'number' }),
    /** Number of instalments; null until paid. */
    instalments: integer(),
    /** Refunded amount, including pending refunds. */
    refundedMinor: bigint('refunded_minor', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (payment) => [
    uniqueIndex('payments_session').on(payment.provider, payment.sessionId),
    uniqueIndex('payments_one_open')
      .on(payment.orderId)
      .where(sql`${payment.status} = 'open'`),
    index('payments_order').on(payment.orderId, payment.createdAt),
    check('payments_provider_named', sql`${payment.provider} ~ '^[a-z]{1,20}$'`),
    check('payments_status_known', oneOf(payment.status, paymentStatuses)),
    check('payments_currency_known', oneOf(payment.currency, currencies)),
    check('payments_buyer_named', sql`${payment.buyerName} <> ''`),
    check('payments_amount_positive', sql`${payment.amountMinor} > 0`),
    check(
      'payments_refund_within',
      sql`${payment.refundedMinor} between 0 and ${payment.amountMinor} and (${payment.refundedMinor} = 0 or ${payment.paidAt} is not null)`,
    ),
    check(
      'payments_paid_has_reference',
      sql`(${payment.status} = 'paid') = (${payment.paidAt} is not null) and (${payment.paidAt} is null or ${payment.reference} is not null)`,
    ),
    check('payments_review_is_open', sql`not ${payment.isInReview} or ${payment.status} = 'open'`),
    check(
      'payments_charged_when_paid',
      sql`num_nulls(${payment.paidAt}, ${payment.chargedMinor}, ${payment.instalments}) in (0, 3) and ${payment.chargedMinor} >= ${payment.amountMinor} and ${payment.instalments} >= 1`,
    ),
  ],
)

/** Ordered refunds. The provider stores the order's id, so that each is paid once. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** The part by which the order waives more: it is owed again when the refund fails. */
    waivedMinor: bigint('waived_minor', { mode: 'number' }).notNull().default(0),
    status: text({ enum: refundStatuses }).notNull().default('ordered'),
    /** The admin who ordered it; null when it was the learner, or a rule. */
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (refund) => [
    index('refunds_payment').on(refund.paymentId),
    index('refunds_by_user').on(refund.byUserId),
    index('refunds_ordered')
      .on(refund.createdAt)
      .where(sql`${refund.status} = 'ordered'`),
    check('refunds_status_known', oneOf(refund.status, refundStatuses)),
    check('refunds_amount_positive', sql`${refund.amountMinor} > 0`),
    check('refunds_waived_within', sql`${refund.waivedMinor} between 0 and ${refund.amountMinor}`),
  ],
)

/** Payments, refunds and disputes. Append-only, enforced by a trigger. */
export const moneyLedger = pgTable(
  'money_ledger',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** Null for bank transfers and other manual payments. */
    paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'restrict' }),
    kind: text({ enum: ledgerKinds }).notNull(),
    /** In minor units; refunds, disputes and corrections are negative. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** The provider's id of the movement, or the admin's note: each is booked once. */
    reference: text().notNull(),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (entry) => [
    uniqueIndex('money_ledger_once').on(entry.kind, entry.reference),
    index('money_ledger_order').on(entry.orderId, entry.createdAt),
    index('money_ledger_payment').on(entry.paymentId),
    index('money_ledger_time').on(entry.createdAt),
    index('money_ledger_by_user').on(entry.byUserId),
    check('money_ledger_kind_known', oneOf(entry.kind, ledgerKinds)),
    check('money_ledger_currency_known', oneOf(entry.currency, currencies)),
    check(
      'money_ledger_sign',
      sql`case when ${entry.kind} in ('payment', 'refund_returned', 'dispute_returned') then ${entry.amountMinor} > 0 else ${entry.amountMinor} < 0 end`,
    ),
  ],
)
