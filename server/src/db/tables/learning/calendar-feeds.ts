import { pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from '../people/users.ts'

/**
 * One per learner or coach. The secret of its URL is derived from the id and our key, not stored; a new id gives a new
 * secret.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    createdAt: moment('created_at').notNull(),
  },
  (feed) => [uniqueIndex('calendar_feeds_id').on(feed.id)],
)
