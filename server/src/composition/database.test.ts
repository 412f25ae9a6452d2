import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { madeDataFolder } from '../testing/files/made-data-folder.ts'
import { tempFolder, recordingLog } from '../testing/files/temp-folder.ts'
import { DataFolderInUse } from '../db/embedded/start-embedded-postgres.ts'
import { locks } from '../db/locks.ts'
import { migrate, openDatabase } from './database.ts'
import { isFull } from '../testing/proofs.ts'

vi.setConfig({ testTimeout: 60_000 })

/** An empty database on the server of this run. */
async function emptyDatabase(name: string) {
  const admin = new pg.Client(inject('testServer'))
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  onTestFinished(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  })
  return { ...inject('testServer'), database: name }
}

const urlOf = ({ host, user, database }: { host: string; user: string; database: string }) =>
  `postgres://${user}:secret@localhost/${database}?host=${encodeURIComponent(host)}`

test('uses DATABASE_URL instead of the embedded server', async () => {
  const connection = await emptyDatabase('open_by_url')
  const dataDir = tempFolder()
  const opened = await openDatabase({ databaseUrl: urlOf(connection), dataDir, log: recordingLog() })
  const { rows } = await opened.pool.query(
    `SELECT current_database() AS name, to_regclass('users') IS NOT NULL AS migrated`,
  )
  expect(rows).toEqual([{ name: 'open_by_url', migrated: true }])
  expect(opened.where).toBe(`PostgreSQL at ${connection.host}/open_by_url`)
  await opened.close()
})

test('without DATABASE_URL starts, migrates and stops the embedded server', async () => {
  const dataDir = await madeDataFolder()
  const log = recordingLog()
  const opened = await openDatabase({ dataDir, log })
  expect((await opened.pool.query('SELECT count(*)::int AS users FROM users')).rows).toEqual([{ users: 0 }])

  await expect(openDatabase({ dataDir, log })).rejects.toThrow(DataFolderInUse)
  const beside = await openDatabase({ dataDir, log, join: true })
  expect(beside.where).toBe(opened.where)
  await beside.close()
  await opened.pool.query('SELECT 1')
  await opened.close()
})

test.runIf(isFull)('many starts at once migrate once', async () => {
  const connection = await emptyDatabase('migrated_at_once')
  await Promise.all(Array.from({ length: 6 }, () => migrate(connection)))
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(
    `SELECT count(*)::int AS runs, count(DISTINCT hash)::int AS migrations FROM drizzle.__drizzle_migrations`,
  )
  await client.end()
  expect(rows[0].runs).toBeGreaterThan(0)
  expect(rows[0].runs).toBe(rows[0].migrations)
})

test.runIf(isFull)(
  'an up-to-date database opens during a backup, an older one waits for its end',
  async () => {
    const connection = await emptyDatabase('opened_during_backup')
    await migrate(connection)
    const backup = new pg.Client(connection)
    await backup.connect()
    await backup.query('SELECT pg_advisory_lock_shared($1)', [locks.migrations])
    const impatient = `${urlOf(connection)}&options=${encodeURIComponent('-c lock_timeout=500')}`
    await migrate(impatient)

    for (const behind of [
      'DELETE FROM pgboss.version',
      'DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)',
    ]) {
      await backup.query(behind)
      await expect(migrate(impatient)).rejects.toThrow('lock timeout')
    }
    await backup.end()
  },
)

test.runIf(isFull)('a failed migration leaves no partial change', async () => {
  const connection = await emptyDatabase('migrated_badly')
  const migrationsFolder = tempFolder()
  await mkdir(join(migrationsFolder, 'meta'))
  const entry = { idx: 0, version: '7', when: 1, tag: '0000_bad', breakpoints: true }
  await writeFile(
    join(migrationsFolder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries: [entry] }),
  )
  await writeFile(
    join(migrationsFolder, '0000_bad.sql'),
    'CREATE TABLE half (id int);\n--> statement-breakpoint\nCREATE TABLE half (id int);',
  )
  await expect(migrate(connection, { migrationsFolder })).rejects.toThrow('CREATE TABLE half')
  const client = new pg.Client(connection)
  await client.connect()
  expect((await client.query(`SELECT to_regclass('half') AS half`)).rows).toEqual([{ half: null }])
  await client.end()
  await migrate(connection)
})
