import { creditReasons } from '@sohbet/domain/credits/credits'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { users } from '../people/users.ts'
import { creditLots } from './credit-lots.ts'

/** Credits given and taken, each of one lot. Append-only, enforced by a trigger. */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => creditLots.id, { onDelete: 'cascade' }),
    credits: integer().notNull(),
    extraGroups: integer('extra_groups').notNull().default(0),
    reason: text({ enum: creditReasons }).notNull(),
    note: text().notNull().default(''),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (entry) => [
    // The credits of a plan or a pack are given once and taken back once.
    uniqueIndex('credit_ledger_once')
      .on(entry.lotId, entry.reason)
      .where(sql`${entry.reason} in ('plan', 'pack', 'refund')`),
    index('credit_ledger_lot').on(entry.lotId),
    index('credit_ledger_user').on(entry.userId, entry.createdAt),
    index('credit_ledger_by_user').on(entry.byUserId),
    check('credit_ledger_reason_known', oneOf(entry.reason, creditReasons)),
  ],
)
