import { disputedMoney, disputeStatuses } from '@sohbet/domain/enrollment/dispute'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { users } from '../people/users.ts'
import { payments } from './payments.ts'

/** Disputes of payments at the owner's bank: read from the provider, or recorded by an admin. */
export const disputes = pgTable(
  'disputes',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    /** The provider's id of the dispute; `hand-` and a random id for one that an admin recorded. */
    reference: text().notNull(),
    /** In the currency of the payment. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    status: text({ enum: disputeStatuses }).notNull(),
    money: text({ enum: disputedMoney }).notNull(),
    /** The admin who recorded it; null when the provider reported it. */
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    openedAt: moment('opened_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (dispute) => [
    uniqueIndex('disputes_once').on(dispute.reference),
    index('disputes_payment').on(dispute.paymentId),
    index('disputes_by_user').on(dispute.byUserId),
    index('disputes_open')
      .on(dispute.openedAt)
      .where(sql`${dispute.status} = 'open'`),
    check('disputes_status_known', oneOf(dispute.status, disputeStatuses)),
    check('disputes_money_known', oneOf(dispute.money, disputedMoney)),
    check('disputes_amount_positive', sql`${dispute.amountMinor} > 0`),
    check('disputes_closed_when_decided', sql`(${dispute.status} = 'open') = (${dispute.closedAt} is null)`),
  ],
)
