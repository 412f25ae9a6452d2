import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from './connect.ts'

/**
 * Runs a statement that the query builder cannot express. The rows are parsed, because the driver returns dates and
 * times of such a statement as text and nothing else checks their types. Create `row` once, outside of functions:
 * zod compiles a schema at its first use, which takes longer than most statements.
 */
export async function queryRows<Row extends z.ZodType>(
  db: Db,
  row: Row,
  statement: SQL,
): Promise<z.output<Row>[]> {
  const { rows } = await db.execute(statement)
  return rows.map((found) => row.parse(found))
}
