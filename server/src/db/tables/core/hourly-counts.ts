import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** How often something was asked for in an hour, for limits that hold across processes. Keys say nothing of persons. */
export const hourlyCounts = pgTable(
  'hourly_counts',
  {
    key: text().notNull(),
    hour: moment('hour').notNull(),
    count: integer().notNull(),
  },
  (counter) => [primaryKey({ columns: [counter.key, counter.hour] })],
)
