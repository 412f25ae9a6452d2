import { setTimeout } from 'node:timers/promises'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { EmbeddedConnection } from './embedded/start-embedded-postgres.ts'
import type { Log } from './embedded/log.ts'
import { NamingClient } from './naming-client.ts'

/** First parameter of every query function: the database, or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT>

/** A URL, or the socket of the embedded server. */
export type Connection = string | EmbeddedConnection

export type Database = {
  pool: pg.Pool
  db: Db
  /** Waits half a second for running statements, then cuts their connections. */
  close: () => Promise<void>
}

export function connect(
  connection: Connection,
  { log, max = 20, applicationName = 'sohbet' }: { log: Log; max?: number; applicationName?: string },
): Database {
  const config = {
    ...clientConfig(connection),
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    // Longer than statement_timeout: applies when the server no longer replies at all.
    query_timeout: 35_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  }
  const pool = new pg.Pool({ ...config, max, idleTimeoutMillis: 30_000, Client: NamingClient })
  // Without a listener a lost connection, idle or in a transaction, would end the process. A query that uses it
  // at that moment is rejected with the error.
  pool.on('error', (err) => log.warn({ err }, 'A database connection was lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = Object.assign(drizzle(pool), { transaction: transactionsOn(pool) })
  const cutOff = followUse(pool)
  return {
    pool,
    db,
    async close() {
      const closed = pool.end()
      await soon(closed)
      cutOff()
      await soon(closed)
    },
  }
}

const soon = (work: Promise<unknown>) => Promise.race([work, setTimeout(500, null, { ref: false })])

/** Returns a function that ends the connections in use; the server rolls back their transactions. */
function followUse(pool: pg.Pool): () => void {
  const inUse = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_, client) => inUse.delete(client))
  return () => {
    for (const client of inUse) if (client instanceof pg.Client) void client.end()
  }
}

/** Drizzle's own transaction() never releases a connection when its first statement, BEGIN, fails. */
function transactionsOn(pool: pg.Pool): Db['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
}

/** The settings of a connection, for the pool and for a single client. */
export const clientConfig = (connection: Connection): pg.ClientConfig =>
  typeof connection === 'string' ? { connectionString: connection } : { ...connection, ssl: false }
