import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from './connect.ts'

/** A statement planned once a connection and kept: build it the first time a database is asked. */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const made = new WeakMap<Db, Statement>()
  return (db) => {
    let statement = made.get(db)
    if (!statement) made.set(db, (statement = build(db)))
    return statement
  }
}

const dialect = new PgDialect()

/**
 * The same for a statement that the query builder has no words for. Its rows are parsed: times arrive as text, and
 * nobody else vouches for their types.
 */
export function preparedSql<Row extends z.ZodType>(
  name: string,
  { statement, row }: { statement: SQL; row: Row },
) {
  const answer = z.object({ rows: z.array(row) })
  const query = prepared((db) =>
    db._.session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false),
  )
  return async (db: Db, values: Record<string, unknown>): Promise<z.output<Row>[]> =>
    answer.parse(await query(db).execute(values)).rows
}
