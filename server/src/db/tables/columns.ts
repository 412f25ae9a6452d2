import { maxOfPlan, percentLimits } from '@sohbet/domain/enrollment/plan'
import { sql, type SQL } from 'drizzle-orm'
import { integer, timestamp, type PgColumn } from 'drizzle-orm/pg-core'

export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Counts the edits of a record. A trigger of the migration adds one when a column of its form is set. */
export const revision = () => integer().notNull().default(1)

/** The list of allowed words in a check constraint. They are our own constants, so they are not escaped. */
export const oneOf = (column: PgColumn, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`

/** The contents of a plan, as domain/src/enrollment/plan.ts has them. */
export const isPlanContents = (column: PgColumn): SQL =>
  sql`coalesce((${column} ->> 'pricePercent')::int between ${sql.raw(String(percentLimits.min))} and ${sql.raw(String(percentLimits.max))}
    and (${column} ->> 'credits')::int between 0 and ${sql.raw(String(maxOfPlan))}
    and (${column} ->> 'extraGroups')::int between 0 and ${sql.raw(String(maxOfPlan))}
    and ${column} #>> '{name,tr}' <> '' and ${column} #>> '{name,en}' <> ''
    and jsonb_typeof(${column} -> 'features') = 'array', false)`

/** Sorts as a Turkish reader expects: ç after c, ı before i. */
export const turkish = (column: PgColumn): SQL => sql`${column} collate "tr-x-icu"`

/** Folds text for searching: without case and Turkish dots and tails, so İstanbul = istanbul = ISTANBUL. */
export const searchFold = (text: PgColumn | SQL | string): SQL => sql`search_fold(${text})`
