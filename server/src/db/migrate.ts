import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { z } from 'zod'
import { installJobs } from '../jobs/install-jobs.ts'
import { clientConfig, type Connection } from './connect.ts'
import { locks } from './locks.ts'

// Beside this file in the sources, and beside the bundle once built.
export const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url))

const versionRows = z.tuple([z.object({ number: z.coerce.number(), name: z.string() })])

/** Brings the schema up to date. Of several starts at once the first migrates and the others wait for it. */
export async function migrate(
  connection: Connection,
  { migrationsFolder = ownMigrations }: { migrationsFolder?: string } = {},
): Promise<void> {
  // One connection of its own: the lock belongs to it and goes with it.
  const client = new pg.Client({
    ...clientConfig(connection),
    application_name: 'sohbet migrate',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query('SELECT pg_advisory_lock($1)', [locks.migrations])
    await runMigrations(drizzle(client), { migrationsFolder })
    await installJobs(client)
  } finally {
    await client.end()
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS name`,
  )
  const [{ number, name }] = versionRows.parse(rows)
  if (number < 180_000) throw new Error(`Sohbet needs PostgreSQL 18 or newer; this server is ${name}`)
}
