import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { ownMigrations } from '../db/migrate.ts'
import { withMigrationsUpTo } from '../db/migrations-up-to.ts'
import { migrate } from './database.ts'

vi.setConfig({ testTimeout: 60_000 })

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) })

/** A database with the schema right before a migration. */
async function databaseBefore(migration: string, name: string) {
  const admin = new pg.Client(inject('testServer'))
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  const connection = { ...inject('testServer'), database: name }
  const { entries } = journal.parse(
    JSON.parse(await readFile(join(ownMigrations, 'meta/_journal.json'), 'utf8')),
  )
  const count = entries.findIndex(({ tag }) => tag.endsWith(migration))
  await withMigrationsUpTo(ownMigrations, count, (migrationsFolder) =>
    migrate(connection, { migrationsFolder }),
  )
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  })
  return { client, migrateOn: () => migrate(connection) }
}

test('stored levels follow the new cut scores', async () => {
  const { client, migrateOn } = await databaseBefore('level_cut_scores', 'levels_before')
  await client.query(`insert into users (username, email, level, level_score) values
    ('Guesser', 'guesser@example.test', 'A2', 1000), ('Reader', 'reader@example.test', 'C1', 3299),
    ('Newcomer', 'newcomer@example.test', null, null)`)
  await migrateOn()
  const { rows } = await client.query('select username, level from users order by username')
  expect(rows).toEqual([
    { username: 'Guesser', level: 'A1' },
    { username: 'Newcomer', level: null },
    { username: 'Reader', level: 'B2' },
  ])
})
