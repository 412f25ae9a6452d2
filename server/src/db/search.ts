import { searchFold as foldInSearch } from '@sohbet/domain/search-fold'
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { searchFold } from './tables/columns.ts'

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The LIKE pattern of a search text, folded; %, _ and \\ are escaped. */
export const likePattern = (text: string): string => `%${escapeLike(foldInSearch(text))}%`

/** Whether a column contains the text. Uses the column's trigram index. */
export const containsFolded = (column: PgColumn | SQL, text: string): SQL =>
  sql`${searchFold(column)} like ${likePattern(text)}`
