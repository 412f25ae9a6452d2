import { currencies } from '@sohbet/domain/course/price'
import { partnerLedgerKinds } from '@sohbet/domain/partner/ledger'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { users } from '../people/users.ts'
import { orders } from './orders.ts'
import { partners } from './partners.ts'

/** Commissions and payouts. Append-only except `is_void`, enforced by a trigger. */
export const partnerLedger = pgTable(
  'partner_ledger',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'restrict' }),
    kind: text({ enum: partnerLedgerKinds }).notNull(),
    /** In minor units; take-backs and payouts are negative. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** Of commissions and their take-backs. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'restrict' }),
    /** Of a commission: the learner, null after the account was erased. */
    learnerId: uuid('learner_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of a commission: the price paid, the same without VAT, and the rate. */
    paidMinor: bigint('paid_minor', { mode: 'number' }),
    baseMinor: bigint('base_minor', { mode: 'number' }),
    rate: integer(),
    /** Of a commission whose order was paid only by a wrong booking: another order may bring the commission. */
    isVoid: boolean('is_void').notNull().default(false),
    /** Of a payout: the day of the transfer. */
    paidOn: date('paid_on'),
    note: text().notNull().default(''),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (entry) => [
    // Two orders of one learner that are paid at once bring one commission
    uniqueIndex('partner_ledger_one_commission')
      .on(entry.learnerId)
      .where(sql`${entry.kind} = 'commission' and not ${entry.isVoid}`),
    uniqueIndex('partner_ledger_one_per_order')
      .on(entry.orderId)
      .where(sql`${entry.kind} = 'commission'`),
    index('partner_ledger_order').on(entry.orderId),
    index('partner_ledger_partner').on(entry.partnerId, entry.createdAt),
    index('partner_ledger_time').on(entry.createdAt),
    index('partner_ledger_by_user').on(entry.byUserId),
    check('partner_ledger_kind_known', oneOf(entry.kind, partnerLedgerKinds)),
    check('partner_ledger_currency_known', oneOf(entry.currency, currencies)),
    check(
      'partner_ledger_sign',
      sql`case ${entry.kind} when 'commission' then ${entry.amountMinor} > 0 when 'restored' then ${entry.amountMinor} > 0 when 'correction' then ${entry.amountMinor} <> 0 else ${entry.amountMinor} < 0 end`,
    ),
    check(
      'partner_ledger_of_order',
      sql`(${entry.orderId} is not null) = (${entry.kind} in ('commission', 'take_back', 'restored'))`,
    ),
    check(
      'partner_ledger_commission',
      sql`num_nulls(${entry.paidMinor}, ${entry.baseMinor}, ${entry.rate}) = case when ${entry.kind} = 'commission' then 0 else 3 end and (${entry.kind} = 'commission' or ${entry.learnerId} is null) and ${entry.baseMinor} between 0 and ${entry.paidMinor}`,
    ),
    check('partner_ledger_void', sql`not ${entry.isVoid} or ${entry.kind} = 'commission'`),
    check('partner_ledger_paid_on', sql`(${entry.kind} = 'payout') = (${entry.paidOn} is not null)`),
    check('partner_ledger_reason', sql`${entry.kind} <> 'correction' or ${entry.note} <> ''`),
  ],
)
