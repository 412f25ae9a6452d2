import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './users.ts'

/**
 * A family of refresh tokens: one row a device that signed in. The tokens themselves are signed statements about
 * this row, so no token and no hash of one is stored.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which refresh token of the family is the live one. */
    generation: integer().notNull().default(0),
    rotatedAt: moment('rotated_at').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (session) => [index('sessions_user').on(session.userId)],
)
