import { createHash } from 'node:crypto'
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

const mostShapes = 60

/**
 * The same for a question that is asked in many shapes: a statement a shape, with everything else as placeholders.
 * Every connection keeps what is prepared, so the first shapes are; a rarer one is built for the call alone.
 */
export function preparedShapes<Shape, Statement>(
  name: string,
  build: (db: Db, shape: Shape) => { prepare: (name: string) => Statement },
): (db: Db, shape: Shape) => Statement {
  const shapesOf = prepared(() => new Map<string, Statement>())
  return (db, shape) => {
    const made = shapesOf(db)
    const key = JSON.stringify(shape)
    const kept = made.get(key)
    if (kept) return kept
    if (made.size >= mostShapes) return build(db, shape).prepare('')
    const hash = createHash('sha256').update(key).digest('hex').slice(0, 16)
    const statement = build(db, shape).prepare(`${name}_${hash}`)
    made.set(key, statement)
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
  // Written once: every transaction is a database of its own to what is prepared
  const written = dialect.sqlToQuery(statement)
  const query = prepared((db) => db._.session.prepareQuery(written, undefined, name, false))
  return async (db: Db, values: Record<string, unknown>): Promise<z.output<Row>[]> =>
    answer.parse(await query(db).execute(values)).rows
}
