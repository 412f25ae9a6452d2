import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connect.ts'

type Page = { rows: readonly unknown[]; pageIndex: number; pageSize: number }

/** How many rows there are on all pages. The last page tells; only before it are they counted. */
export async function countAll(
  db: Db,
  { table, where }: { table: PgTable; where?: SQL | undefined },
  { rows: { length }, pageIndex, pageSize }: Page,
): Promise<number> {
  const isLast = length < pageSize && (length > 0 || pageIndex === 0)
  return isLast ? pageIndex * pageSize + length : db.$count(table, where)
}
