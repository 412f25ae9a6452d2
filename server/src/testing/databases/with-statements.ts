import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database, Db } from '../../db/connect.ts'

/** The same database, and a list of every statement sent to it with its values. */
export function withStatements({ pool }: Pick<Database, 'pool'>): { db: Db; statements: string[] } {
  const statements: string[] = []
  const logQuery = (query: string, values: unknown[]) =>
    void statements.push(JSON.stringify([query, ...values]))
  return { db: drizzle(pool, { logger: { logQuery } }), statements }
}
