import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { searchFold } from './tables/columns.ts'

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** What is looked for, as it is compared: %, _ and \\ stand for themselves. */
export const likePattern = (text: string): string => `%${escapeLike(text)}%`

type Sought = string | Placeholder

/**
 * A placeholder stands for a pattern made by `likePattern`. It is folded in a select of its own, which is made once: a
 * plan that is kept for any pattern would fold it again for every row, which takes longer than to compare them.
 */
const folded = (sought: Sought) =>
  typeof sought === 'string'
    ? searchFold(sql`${likePattern(sought)}::text`)
    : sql`(select ${searchFold(sql`${sought}::text`)})`

/** Whether a column contains a text as typed. Served by the column's trigram index. */
export const containsFolded = (column: PgColumn, sought: Sought): SQL =>
  sql`${searchFold(column)} like ${folded(sought)}`

/** The same of a column that keeps its text as searches compare it. */
export const foldedContains = (column: PgColumn, sought: Sought): SQL => sql`${column} like ${folded(sought)}`
