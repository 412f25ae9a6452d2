import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type Database } from '../../db/connect.ts'
import type { EmbeddedConnection } from '../../db/embedded/start-embedded-postgres.ts'
import { template } from '../global-setup.ts'
import { tries } from '../proofs.ts'
import { quiet } from '../quiet.ts'

export type TestDatabase = Database & {
  connection: EmbeddedConnection
  drop: () => Promise<void>
}

/** A database for one test file: migrated and empty, or copied from another. */
export async function createTestDatabase(from = template): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer((server) => server.query(`CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY file_copy`))
  const connection = { ...inject('testServer'), database: name }
  // Opening a connection takes longer than most tests; four are enough for a race to fail, though less surely
  // than ten
  const database = connect(connection, { log: quiet, max: tries(10, 4) })
  return {
    ...database,
    connection,
    async drop() {
      await database.close()
      await onServer((server) => server.query(`DROP DATABASE ${name} WITH (FORCE)`))
    },
  }
}

let server: Promise<pg.Client> | undefined

/** Uses one shared connection, because test files of a worker share their modules. */
export async function onServer<T>(work: (server: pg.Client) => Promise<T>): Promise<T> {
  server ??= connectOnce()
  return work(await server)
}

async function connectOnce() {
  const client = new pg.Client(inject('testServer'))
  client.on('error', () => undefined) // the run is over
  await client.connect()
  return client
}
