import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { searchFold } from './tables/columns.ts'

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** What is looked for, as it is compared: %, _ and \\ stand for themselves. */
export const likePattern = (text: string): string => `%${escapeLike(text)}%`

type Sought = string | Placeholder

/** A placeholder stands for a pattern made by `likePattern`. */
const folded = (sought: Sought) =>
  searchFold(sql`${typeof sought === 'string' ? likePattern(sought) : sought}::text`)

/** Whether a column contains a text as typed. Served by the column's trigram index. */
export const containsFolded = (column: PgColumn, sought: Sought): SQL =>
  sql`${searchFold(column)} like ${folded(sought)}`

/** The same of a column that keeps its text as searches compare it. */
export const foldedContains = (column: PgColumn, sought: Sought): SQL => sql`${column} like ${folded(sought)}`
