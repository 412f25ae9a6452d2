import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** Counters per hour, for limits that hold across processes. Keys contain no personal data. */
export const hourlyCounts = pgTable(
  'hourly_counts',
  {
    key: text().notNull(),
    hour: moment('hour').notNull(),
    count: integer().notNull(),
  },
  (counter) => [primaryKey({ columns: [counter.key, counter.hour] })],
)
