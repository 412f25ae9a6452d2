import { sql } from 'drizzle-orm'
import { bigint, customType, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from '../people/users.ts'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Sent live events. They are deleted after a day; until then clients that reconnect can read them. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Ids are assigned before the commit, so they do not give the order of events; the transaction id does. */
    transaction: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    event: jsonb().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (event) => [
    index('live_events_user').on(event.userId, event.transaction),
    index('live_events_created').on(event.createdAt),
  ],
)
