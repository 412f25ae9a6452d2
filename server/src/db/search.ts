import { searchFold as foldInSearch } from '@sohbet/domain/search-fold'
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { searchFold } from './tables/columns.ts'

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** What is looked for, folded as it is compared: %, _ and \\ stand for themselves. */
export const likePattern = (text: string): string => `%${escapeLike(foldInSearch(text))}%`

/** Whether a column contains a text as typed. Served by the column's trigram index. */
export const containsFolded = (column: PgColumn | SQL, text: string): SQL =>
  sql`${searchFold(column)} like ${likePattern(text)}`
