import { randomUUID } from 'node:crypto'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { withClient } from '../backup/make-backup.ts'
import { migrate, ownMigrations } from '../db/migrate.ts'
import { withMigrationsUpTo } from '../db/migrations-up-to.ts'
import { startChild } from '../testing/child-app.ts'
import { program } from '../testing/programs.ts'
import { report, times } from './size.ts'

const levels = readMigrationFiles({ migrationsFolder: ownMigrations }).length

const onServer = (statement: string) => withClient(inject('testServer'), (client) => client.query(statement))

async function emptyDatabase() {
  const database = `migrated_${randomUUID().replaceAll('-', '')}`
  await onServer(`CREATE DATABASE ${database}`)
  onTestFinished(async () => void (await onServer(`DROP DATABASE ${database} WITH (FORCE)`)))
  return { ...inject('testServer'), database }
}
type Target = Awaited<ReturnType<typeof emptyDatabase>>

const upTo = (connection: Target, level: number) =>
  withMigrationsUpTo(ownMigrations, level, (migrationsFolder) => migrate(connection, { migrationsFolder }))

/** Tables, columns, indexes, constraints and triggers, in words. */
const schemaOf = (connection: Target) =>
  withClient(connection, async (client) => {
    const { rows } = await client.query<{ line: string }>(`
      SELECT format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) AS line
        FROM information_schema.columns WHERE table_schema = 'public'
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
      UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`)
    return rows.map(({ line }) => line)
  })

const addSomeone = (connection: Target) =>
  withClient(connection, (client) =>
    client.query(
      `INSERT INTO users (username, email, password_hash) VALUES ('Ayşe', 'ayse@early.test', 'x')`,
    ),
  )
const people = (connection: Target) =>
  withClient(connection, async (client) => (await client.query('SELECT username, email FROM users')).rows)

test('row 31: every earlier schema, with rows in it, becomes the one of today', async () => {
  const today = await emptyDatabase()
  await migrate(today)
  const expected = await schemaOf(today)
  for (let level = 1; level <= levels; level++) {
    const connection = await emptyDatabase()
    await upTo(connection, level)
    await addSomeone(connection)
    await Promise.all([migrate(connection), migrate(connection)])
    await migrate(connection)
    expect([level, await schemaOf(connection)]).toEqual([level, expected])
    expect(await people(connection)).toEqual([{ username: 'Ayşe', email: 'ayse@early.test' }])
  }
  report(31, `${levels} earlier schemas, two migrations at once and one again`)
})

test('row 31: a migration that is killed leaves a schema that the next one completes', async () => {
  const today = await emptyDatabase()
  await migrate(today)
  const expected = await schemaOf(today)
  for (let round = 0; round < times(30); round++) {
    const connection = await emptyDatabase()
    await upTo(connection, 1 + (round % levels))
    await addSomeone(connection)
    const { host, port, user, database } = connection
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
      SESSION_SECRET: 'a secret that only these drills know, 32+ characters',
    }
    const child = startChild(program('main'), { env })
    for (let waited = 0; waited < 3000; waited += 1) {
      const { rows } = await onServer(
        `SELECT 1 FROM pg_stat_activity WHERE datname = '${database}' AND application_name = 'sohbet migrate'`,
      )
      if (rows.length > 0) break
      await delay(5)
    }
    await delay(Math.random() * 150)
    child.kill('SIGKILL')
    await child.ended()
    await migrate(connection)
    expect(await schemaOf(connection)).toEqual(expected)
    expect(await people(connection)).toContainEqual({ username: 'Ayşe', email: 'ayse@early.test' })
  }
  report(31, `${times(30)} migrations killed, none lost a row`)
})
