import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { users } from './users.ts'

const purposes = ['reset', 'invitation'] as const

/** Valid links to set a password: the latest of each purpose. */
export const passwordResets = pgTable(
  'password_resets',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: purposes })
      .notNull()
      .default(sql`'reset'`),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (reset) => [
    primaryKey({ columns: [reset.userId, reset.purpose] }),
    uniqueIndex('password_resets_token').on(reset.tokenHash),
    check('password_resets_purpose_known', oneOf(reset.purpose, purposes)),
  ],
)
