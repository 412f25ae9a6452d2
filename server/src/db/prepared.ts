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
