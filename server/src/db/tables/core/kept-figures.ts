import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** Figures that many rows are read for, as they were when they were last counted. */
export const keptFigures = pgTable(
  'kept_figures',
  {
    name: text().notNull(),
    /** Which months they are of, which level test, or all. */
    range: text().notNull(),
    figures: jsonb().notNull(),
    /** How long it took, in milliseconds; how long they are good follows from it. */
    took: integer().notNull(),
    computedAt: moment('computed_at').notNull(),
    /** Somebody looked at them then, or a little later. */
    askedAt: moment('asked_at').notNull(),
  },
  (kept) => [
    primaryKey({ columns: [kept.name, kept.range] }),
    check('kept_figures_took_counts', sql`${kept.took} >= 0`),
  ],
)
