import { currencies } from '@sohbet/domain/course/price'
import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'

const checkoutStatuses = ['open', 'complete', 'expired'] as const

/** The books of the local payment provider. Only its adapter and its page read them. */
export const localCheckouts = pgTable(
  'local_checkouts',
  {
    id: text().primaryKey(),
    idempotencyKey: text('idempotency_key').notNull(),
    status: text({ enum: checkoutStatuses }).notNull().default('open'),
    title: text().notNull(),
    email: text().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    paymentId: uuid('payment_id').notNull(),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    /** Set once it is paid. */
    reference: text(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (checkout) => [
    uniqueIndex('local_checkouts_key').on(checkout.idempotencyKey),
    uniqueIndex('local_checkouts_reference').on(checkout.reference),
    check('local_checkouts_status_known', oneOf(checkout.status, checkoutStatuses)),
    check('local_checkouts_currency_known', oneOf(checkout.currency, currencies)),
    check(
      'local_checkouts_paid_has_reference',
      sql`(${checkout.status} = 'complete') = (${checkout.reference} is not null)`,
    ),
  ],
)

export const localRefunds = pgTable(
  'local_refunds',
  {
    id: text().primaryKey(),
    idempotencyKey: text('idempotency_key').notNull(),
    reference: text().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (refund) => [
    uniqueIndex('local_refunds_key').on(refund.idempotencyKey),
    check('local_refunds_amount_positive', sql`${refund.amountMinor} > 0`),
  ],
)
