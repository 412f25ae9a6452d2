import type { Duplex } from 'node:stream'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Log } from './embedded/log.ts'
import { inheritStatements } from './inherit-statements.ts'

/** As in connect.ts, which imports this file. */
type Db = PgDatabase<NodePgQueryResultHKT>

/** Two, so that a read that takes longer holds up half of the others; with more, each would have less to send at once. */
const lineCount = 2

const linesOf = new WeakMap<Db, () => Db | undefined>()

/**
 * The same database for a short read: over a connection that everyone shares, on which a statement follows the other
 * without waiting for its answer. That takes half the work of a connection for each. A transaction stays on its own.
 *
 * Never for a write: it waits for the disk and perhaps for a lock, and whatever was sent after it would wait, too.
 */
export const pipelined = (db: Db): Db => linesOf.get(db)?.() ?? db

/** Gives a database such connections, opened once they are wanted. Answers how to close them. */
export function addPipeline(db: Db, { config, log }: LineOptions): () => Promise<void> {
  const lines = Array.from({ length: lineCount }, () => createLine({ config, log }))
  let turn = 0
  linesOf.set(db, () => lines[(turn = (turn + 1) % lineCount)]?.find())
  return async () => {
    linesOf.delete(db)
    await Promise.all(lines.map((line) => line.close()))
  }
}

/** What is asked within one turn of the event loop goes out in one piece: to send it is most of a short read's work. */
function sendTogether(stream: Duplex) {
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}

type LineOptions = { config: pg.ClientConfig; log: Log }

/** One connection, opened again after it was lost. Whoever asks before it is open is not kept waiting. */
function createLine({ config, log }: LineOptions) {
  let client: pg.Client | undefined
  let opened: Db | undefined
  let opening: Promise<void> | undefined

  async function open() {
    const made = inheritStatements(new pg.Client({ ...config, pipeline: true }))
    const forget = () => {
      if (client === made) client = opened = undefined
    }
    made.on('error', (err) => {
      log.warn({ err }, 'A database connection was lost')
      forget()
    })
    made.on('end', forget)
    client = made
    try {
      await made.connect()
      if (client === made) opened = drizzle(made)
    } catch {
      forget() // those who ask meanwhile hear of it from the pool
    }
    opening = undefined
  }

  return {
    find(): Db | undefined {
      if (!opened && !opening) opening = open()
      if (opened && client) sendTogether(client.connection.stream)
      return opened
    },
    async close() {
      await opening
      await client?.end()
    },
  }
}
