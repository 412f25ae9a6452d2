import { creditReasons } from '@sohbet/domain/credits/credits'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { enrollments } from './enrollments.ts'
import { users } from '../people/users.ts'

/** Credits given and taken; the balance is the sum. Append-only, enforced by a trigger. */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    enrollmentId: uuid('enrollment_id').references(() => enrollments.id, { onDelete: 'restrict' }),
    credits: integer().notNull(),
    extraGroups: integer('extra_groups').notNull().default(0),
    reason: text({ enum: creditReasons }).notNull(),
    note: text().notNull().default(''),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (entry) => [
    // A plan's credits are given once and taken back once.
    uniqueIndex('credit_ledger_once')
      .on(entry.enrollmentId, entry.reason)
      .where(sql`${entry.reason} in ('plan', 'refund')`),
    index('credit_ledger_user').on(entry.userId, entry.createdAt),
    index('credit_ledger_by_user').on(entry.byUserId),
    check('credit_ledger_reason_known', oneOf(entry.reason, creditReasons)),
    check(
      'credit_ledger_of_an_enrollment',
      sql`(${entry.reason} in ('plan', 'refund')) = (${entry.enrollmentId} is not null)`,
    ),
  ],
)
