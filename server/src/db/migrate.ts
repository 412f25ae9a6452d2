import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { z } from 'zod'
import { clientConfig, type Connection } from './connect.ts'
import { CannotStart } from './embedded/cannot-start.ts'
import { locks } from './locks.ts'
import { compareMigrations } from './compare-migrations.ts'
import { refuseOldServer } from './server/refuse-old-server.ts'

// Beside this file in the sources, and beside the bundle after the build.
export const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url))

const madeRows = z.tuple([z.object({ made: z.boolean() })])
const highestRows = z.tuple([z.object({ highest: z.coerce.number() })])
const hashRows = z.array(z.object({ hash: z.string() }).transform(({ hash }) => hash))

/** The tables of the job queue, which it creates and migrates itself. */
type QueueTables = { newestVersion: number; install: (client: pg.Client) => Promise<void> }

/**
 * Migrates the schema. Of several starts the first migrates and the others wait. A running backup blocks a
 * migration, but not the start of an app with nothing to migrate.
 */
export async function migrate(
  connection: Connection,
  { migrationsFolder = ownMigrations, queue }: { migrationsFolder?: string; queue: QueueTables },
): Promise<void> {
  // A separate connection: the locks belong to it and end with it.
  const client = new pg.Client({
    ...clientConfig(connection),
    application_name: 'sohbet migrate',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseOldServer(client)
    await refuseOtherTables(client, migrationsFolder)
    if (await isBehind(client, { migrationsFolder, queue })) {
      await client.query('SELECT pg_advisory_lock($1)', [locks.migrations])
      // It checks again, because another start may have migrated meanwhile
      await runMigrations(drizzle(client), { migrationsFolder })
    }
    await client.query('SELECT pg_advisory_lock($1)', [locks.jobs])
    await queue.install(client)
  } finally {
    await client.end()
  }
}

/** Whether our tables or those of the job queue need a migration. */
async function isBehind(
  client: pg.Client,
  { migrationsFolder, queue }: { migrationsFolder: string; queue: QueueTables },
): Promise<boolean> {
  const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
  const schema = await highest(client, { column: 'created_at', table: 'drizzle.__drizzle_migrations' })
  const jobs = await highest(client, { column: 'version', table: 'pgboss.version' })
  return schema < newest || jobs < queue.newestVersion
}

async function highest(client: pg.Client, { column, table }: { column: string; table: string }) {
  if (!(await exists(client, table))) return 0
  const values = await client.query(`SELECT coalesce(max(${column}), 0) AS highest FROM ${table}`)
  return highestRows.parse(values.rows)[0].highest
}

async function exists(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS made', [table])
  return madeRows.parse(rows)[0].made
}

/** The number of migrations of this version. */
export const countMigrations = (migrationsFolder = ownMigrations): number =>
  readMigrationFiles({ migrationsFolder }).length

/** The migrations that ran in this database, as hashes in order. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  if (!(await exists(client, 'drizzle.__drizzle_migrations'))) return []
  const { rows } = await client.query('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at')
  return hashRows.parse(rows)
}

/**
 * An older version might write rows that a newer one cannot read. In a rolling update an old process that already runs
 * works on; only its start is refused.
 */
async function refuseOtherTables(client: pg.Client, migrationsFolder: string): Promise<void> {
  const version = compareMigrations(await appliedMigrations(client), migrationsFolder)
  if (version === 'newer')
    throw new CannotStart(
      'This database was made by a newer version of Sohbet: start that version, or restore the backup from before its update (docs/operations.md, "Updating")',
    )
  if (version === 'other')
    throw new CannotStart(
      'This database was made by an unreleased version of Sohbet and cannot be upgraded: set DATA_DIR to a new folder, or DATABASE_URL to an empty database, and start again',
    )
}
