import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { searchFold } from './tables/columns.ts'

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const folded = (text: string) => searchFold(sql`${`%${escapeLike(text)}%`}::text`)

/** Whether a column contains a text as typed: %, _ and \ stand for themselves. Served by the column's trigram index. */
export const containsFolded = (column: PgColumn, text: string): SQL =>
  sql`${searchFold(column)} like ${folded(text)}`

/** The same of a column that keeps its text as searches compare it. */
export const foldedContains = (column: PgColumn, text: string): SQL => sql`${column} like ${folded(text)}`
