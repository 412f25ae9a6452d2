import { searchFold as foldInSearch } from '@sohbet/domain/search-fold'
import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { searchFold } from './tables/columns.ts'

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** What is looked for, folded as it is compared: %, _ and \\ stand for themselves. */
export const likePattern = (text: string): string => `%${escapeLike(foldInSearch(text))}%`

/** A text as typed, or a placeholder for a pattern made by `likePattern`. */
type Sought = string | Placeholder

const patternOf = (sought: Sought) => (typeof sought === 'string' ? likePattern(sought) : sought)

/** Whether a column contains a text as typed. Served by the column's trigram index. */
export const containsFolded = (column: PgColumn | SQL, sought: Sought): SQL =>
  sql`${searchFold(column)} like ${patternOf(sought)}`

/** The same of a column that keeps its text as searches compare it. */
export const foldedContains = (column: PgColumn, sought: Sought): SQL =>
  sql`${column} like ${patternOf(sought)}`
