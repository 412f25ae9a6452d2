import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type Database } from '../db/connect.ts'
import type { EmbeddedConnection } from '../db/embedded/start-embedded-postgres.ts'
import { template } from './global-setup.ts'

export type TestDatabase = Database & {
  connection: EmbeddedConnection
  drop: () => Promise<void>
}

export const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A database of its own for a test file: migrated and empty. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  const connection = { ...inject('testServer'), database: name }
  const database = connect(connection, { log: quiet, max: 10 })
  return {
    ...database,
    connection,
    async drop() {
      await database.close()
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(inject('testServer'))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
