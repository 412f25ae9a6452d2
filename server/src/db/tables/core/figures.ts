import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** Figures of the whole school as they were last counted. */
export const figures = pgTable(
  'figures',
  {
    name: text().notNull(),
    /** What they cover: a number of months, a level test, or all. */
    range: text().notNull(),
    figures: jsonb().notNull(),
    computedAt: moment('computed_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.name, row.range] })],
)
