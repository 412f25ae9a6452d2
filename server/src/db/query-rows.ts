import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from './connect.ts'

/**
 * Runs a statement that the query builder cannot express. The rows are parsed, because the driver returns dates and
 * times of such a statement as text and nothing else checks their types.
 */
export async function queryRows<Row extends z.ZodType>(
  db: Db,
  row: Row,
  statement: SQL,
): Promise<z.output<Row>[]> {
  const { rows } = await db.execute(statement)
  return z.array(row).parse(rows)
}
