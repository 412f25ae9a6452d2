import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { withClient } from '../backup/with-client.ts'
import { locks } from '../db/locks.ts'
import { migrate } from '../composition/database.ts'
import { appliedMigrations, ownMigrations } from '../db/migrate.ts'
import { withMigrationsUpTo } from '../db/migrations-up-to.ts'
import { startChild } from '../testing/apps/child-app.ts'
import { createDemoDatabase } from '../testing/databases/demo-database.ts'
import { program } from '../testing/apps/programs.ts'
import { differencesOf, fill, readRows, tablesOf, type Rows, type Table } from './early-rows.ts'
import { report, times } from './size.ts'

/** One schema per migration, so a new migration is tested automatically. */
const levels = readMigrationFiles({ migrationsFolder: ownMigrations }).length
/** The rows of today's demo school do not fit the schemas before this one. Their migrations were tested when new. */
const oldest = 80

const onServer = (statement: string) => withClient(inject('testServer'), (client) => client.query(statement))

let school: Rows
beforeAll(async () => {
  const demo = await createDemoDatabase()
  school = await withClient(demo.connection, async (client) => readRows(client, await tablesOf(client)))
  await demo.drop()
})

async function emptyDatabase() {
  const database = `migrated_${randomUUID().replaceAll('-', '')}`
  await onServer(`CREATE DATABASE ${database}`)
  onTestFinished(async () => void (await onServer(`DROP DATABASE ${database} WITH (FORCE)`)))
  return { ...inject('testServer'), database }
}
type Target = Awaited<ReturnType<typeof emptyDatabase>>

type EarlySchool = { connection: Target; tables: Table[]; rows: Rows }

/** A database after the first `level` migrations with the rows of the demo school that fit; empty at level 0. */
async function earlySchool(level: number): Promise<EarlySchool> {
  const connection = await emptyDatabase()
  if (level === 0) return { connection, tables: [], rows: new Map() }
  await withMigrationsUpTo(ownMigrations, level, (migrationsFolder) =>
    migrate(connection, { migrationsFolder }),
  )
  return withClient(connection, async (client) => {
    const tables = await tablesOf(client)
    await fill(client, school)
    return { connection, tables, rows: await readRows(client, tables) }
  })
}

/** Tables, columns, indexes, constraints and triggers as text. */
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

async function schemaOfToday(): Promise<string[]> {
  const today = await emptyDatabase()
  await migrate(today)
  return schemaOf(today)
}

const countApplied = (connection: Target) =>
  withClient(connection, async (client) => (await appliedMigrations(client)).length)

/** Expects every row to be unchanged. A migration that changes rows must describe the change here. */
async function expectSameRows({ connection, tables, rows }: EarlySchool) {
  const after = await withClient(connection, (client) => readRows(client, tables))
  expect(differencesOf(rows, after)).toEqual([])
}

test('row 31: every schema since the oldest one that holds the demo school migrates to the current one', async () => {
  const expected = await schemaOfToday()
  const sizes: number[] = []
  for (let level = oldest; level <= levels; level++) {
    const early = await earlySchool(level)
    const touched = ['users', 'coaches', 'course_types', 'module_progress', 'enrollments', 'money_ledger']
    const there = touched.filter((name) => early.rows.has(name))
    expect(there.filter((name) => early.rows.get(name)?.length === 0)).toEqual([])
    await Promise.all([migrate(early.connection), migrate(early.connection)])
    await migrate(early.connection)
    expect([level, await schemaOf(early.connection)]).toEqual([level, expected])
    await expectSameRows(early)
    sizes.push([...early.rows.values()].reduce((sum, rows) => sum + rows.length, 0))
  }
  report(
    31,
    `${sizes.length} schemas, today's included, with ${Math.min(...sizes)} to ${Math.max(...sizes)} rows, two migrations at once and one again: no row lost`,
  )
})

/** Whether a migration is running. */
const isLocked = async ({ database }: Target) => {
  const { rows } = await onServer(`
    SELECT 1 FROM pg_locks JOIN pg_database d ON d.oid = database
    WHERE locktype = 'advisory' AND granted AND objid = ${locks.migrations} AND d.datname = '${database}'`)
  return rows.length > 0
}

test('row 31: the next migration completes a killed one', async () => {
  const expected = await schemaOfToday()
  const before = [0, ...Array.from({ length: levels - oldest }, (_, place) => oldest + place)]
  let underWay = 0
  for (let round = 0; round < times(30); round++) {
    const level = before[round % before.length] ?? 0
    const early = await earlySchool(level)
    const child = startApp(early.connection)
    await expect.poll(() => isLocked(early.connection), { interval: 2, timeout: 60_000 }).toBe(true)
    const until = performance.now() + Math.random() * 150
    while (performance.now() < until && (await isLocked(early.connection))) await delay(1)
    child.kill('SIGKILL')
    expect(await child.ended()).toEqual({ code: null, signal: 'SIGKILL' })
    await expect.poll(() => isLocked(early.connection), { interval: 2, timeout: 60_000 }).toBe(false)
    if ((await countApplied(early.connection)) === level) underWay += 1
    await migrate(early.connection)
    expect(await schemaOf(early.connection)).toEqual(expected)
    await expectSameRows(early)
  }
  report(31, `${times(30)} starts killed, ${underWay} of them in the middle of migrating: none lost a row`)
  expect(underWay).toBeGreaterThan(times(30) / 4)
})

function startApp({ host, port, user, database }: Target) {
  const child = startChild(program('main'), {
    env: {
      ...process.env,
      // Without demo data, because the rows must stay unchanged
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://localhost',
      SMTP_URL: 'smtp://localhost:1',
      MAIL_FROM: 'drill@example.test',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(tmpdir(), database),
      DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
      SESSION_SECRET: 'a secret that only these drills know, 32+ characters',
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}
