import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './users.ts'

/**
 * A family of refresh tokens: one row per signed-in device. Tokens are signed statements about this row, so
 * neither tokens nor hashes are stored.
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
    /** Generation of the live refresh token. */
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
