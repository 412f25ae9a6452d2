import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type Database } from '../db/connect.ts'
import type { EmbeddedConnection } from '../db/embedded/start-embedded-postgres.ts'
import { template } from './global-setup.ts'
import { quiet } from './quiet.ts'

export type TestDatabase = Database & {
  connection: EmbeddedConnection
  drop: () => Promise<void>
}

/** A database of its own for a test file: migrated and empty, unless it is copied from another. */
export async function createTestDatabase(from = template): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer((server) => server.query(`CREATE DATABASE ${name} TEMPLATE ${from}`))
  const connection = { ...inject('testServer'), database: name }
  const database = connect(connection, { log: quiet, max: 10 })
  return {
    ...database,
    connection,
    async drop() {
      await database.close()
      await onServer((server) => server.query(`DROP DATABASE ${name} WITH (FORCE)`))
    },
  }
}

export async function onServer(work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(inject('testServer'))
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
