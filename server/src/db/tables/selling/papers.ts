import { plans } from '@sohbet/domain/enrollment/plan'
import type { Language } from '@sohbet/domain/language'
import { billingKinds } from '@sohbet/domain/papers/billing'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { users } from '../people/users.ts'
import { orders } from './orders.ts'
import { moneyLedger } from './payments.ts'

/**
 * The number of each payment and refund: 1, 2, 3 … in a year of the school's clock. A deferred trigger of the ledger
 * numbers a line at the end of its transaction, so that the lock is the last one and a rollback leaves no gap.
 * Append-only.
 */
export const receipts = pgTable(
  'receipts',
  {
    movementId: uuid('movement_id')
      .primaryKey()
      .references(() => moneyLedger.id, { onDelete: 'restrict' }),
    year: integer().notNull(),
    number: integer().notNull(),
    /** The school's settings of that moment; null while it had the sample's. */
    school: jsonb().$type<Record<string, unknown>>(),
    /** What was sold, as it was at that moment: a later move, rename or reduction does not change the receipt. */
    courseName: text('course_name').notNull(),
    /** Null for a pack, which has a name only. */
    plan: text({ enum: plans }),
    planName: jsonb('plan_name').$type<Record<Language, string>>().notNull(),
    listMinor: bigint('list_minor', { mode: 'number' }).notNull(),
    reductionMinor: bigint('reduction_minor', { mode: 'number' }).notNull(),
    /** Whether the order had billing details at that moment; they stay in order_billing. */
    hasBilling: boolean('has_billing').notNull(),
  },
  (receipt) => [
    unique('receipts_number').on(receipt.year, receipt.number),
    check('receipts_number_positive', sql`${receipt.number} > 0`),
    check('receipts_plan_known', oneOf(receipt.plan, plans)),
    check(
      'receipts_plan_named',
      sql`coalesce(${receipt.planName} ->> 'tr' <> '' and ${receipt.planName} ->> 'en' <> '', false)`,
    ),
    check('receipts_reduction_within', sql`${receipt.reductionMinor} between 0 and ${receipt.listMinor}`),
  ],
)

const billing = {
  kind: text({ enum: billingKinds }).notNull(),
  /** Of the person or the company. */
  name: text().notNull(),
  taxOffice: text('tax_office').notNull().default(''),
  /** Tax number or identity number; a person may leave it out. */
  taxNumber: text('tax_number').notNull().default(''),
  address: text().notNull(),
}

type BillingColumns = Record<'kind' | 'name' | 'taxOffice' | 'taxNumber' | 'address', PgColumn>

const billingChecks = (table: string, row: BillingColumns) => [
  check(`${table}_kind_known`, oneOf(row.kind, billingKinds)),
  check(`${table}_named`, sql`${row.name} <> '' and ${row.address} <> ''`),
  check(`${table}_tax_number`, sql`${row.taxNumber} ~ '^([0-9]{10,11})?$'`),
  check(
    `${table}_company_pays_tax`,
    sql`${row.kind} <> 'company' or (${row.taxOffice} <> '' and ${row.taxNumber} <> '')`,
  ),
]

/** To whom the school writes invoices for a learner. */
export const billingDetails = pgTable(
  'billing_details',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...billing,
    updatedAt: moment('updated_at').notNull(),
  },
  (row) => billingChecks('billing_details', row),
)

/**
 * Billing details of an order: the learner's when a payment was booked, copied by the trigger of the receipts. They
 * never change, enforced by a trigger. The law keeps them after the account is erased.
 */
export const orderBilling = pgTable(
  'order_billing',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'restrict' }),
    ...billing,
    createdAt: moment('created_at').notNull(),
  },
  (row) => [index('order_billing_time').on(row.createdAt), ...billingChecks('order_billing', row)],
)

/** Official invoices that the school uploads. The law keeps them after the account is erased. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** Of the file. */
    name: text().notNull(),
    size: integer().notNull(),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (invoice) => [
    index('invoices_order').on(invoice.orderId, invoice.createdAt),
    index('invoices_time').on(invoice.createdAt),
    index('invoices_by_user').on(invoice.byUserId),
    check('invoices_named', sql`${invoice.name} <> ''`),
    check('invoices_not_empty', sql`${invoice.size} > 0`),
  ],
)
