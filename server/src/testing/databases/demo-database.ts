import { inject } from 'vitest'
import { insertDemoData } from '../../demo/demo-data.ts'
import { createTestDatabase, onServer, type TestDatabase } from './database.ts'
import { demoFiles } from '../files/demo-files.ts'
import { memoryFiles } from '../files/memory-files.ts'

const school = 'sohbet_demo'

/** A copy of the demo school, which is created once per run because that takes longer than its tests. */
export async function createDemoDatabase(): Promise<TestDatabase & { now: Date }> {
  const now = new Date(inject('begunAt'))
  await onServer(async (server) => {
    await server.query('SELECT pg_advisory_lock(1)') // one of two workers creates it
    try {
      const { rowCount } = await server.query('SELECT FROM pg_database WHERE datname = $1', [school])
      if (!rowCount) await makeSchool(now)
    } finally {
      await server.query('SELECT pg_advisory_unlock(1)')
    }
  })
  return { ...(await createTestDatabase(school)), now }
}

async function makeSchool(now: Date): Promise<void> {
  const { db, connection, close } = await createTestDatabase()
  await insertDemoData(db, { now, files: memoryFiles(), demoFiles })
  await close()
  await onServer((server) => server.query(`ALTER DATABASE ${connection.database} RENAME TO ${school}`))
}
