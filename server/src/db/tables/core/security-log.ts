import { securityEvents } from '@sohbet/contract/core/security-log'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf, searchFold } from '../columns.ts'
import { users } from '../people/users.ts'

/** Append-only. Events of an account, and the admin who caused them. */
export const securityLog = pgTable(
  'security_log',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    createdAt: moment('created_at').notNull(),
    event: text({ enum: securityEvents }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
    details: text().notNull().default(''),
  },
  (entry) => [
    index('security_log_time').on(entry.createdAt, entry.id),
    index('security_log_event').on(entry.event, entry.createdAt),
    index('security_log_user').on(entry.userId, entry.createdAt),
    index('security_log_by_user').on(entry.byUserId),
    index('security_log_address_search').using('gin', sql`${searchFold(entry.address)} gin_trgm_ops`),
    index('security_log_details_search').using('gin', sql`${searchFold(entry.details)} gin_trgm_ops`),
    check('security_log_event_known', oneOf(entry.event, securityEvents)),
  ],
)
