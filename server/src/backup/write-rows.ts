import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import { rowsPath, type Manifest, type TableRows } from './manifest.ts'
import { listOf } from './read-rows.ts'

const id = pg.escapeIdentifier

/**
 * Fills the empty tables of a school. Tables with mutual references have no valid order, so foreign keys are
 * dropped and recreated after the load, which also checks them. Triggers are off, because the rows they would
 * write are already included.
 */
export async function writeRows(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  await client.query('BEGIN')
  const keys = await foreignKeys(client)
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${id(name)}`)
  for (const table of manifest.tables) {
    const name = id(table.name)
    await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
    // Some migrations insert rows themselves
    await client.query(`DELETE FROM ${name}`)
    await copyIn(client, { folder, table, into: name })
  }
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${id(name)} ${definition}`)
  }
  for (const table of manifest.tables) {
    await client.query(`ALTER TABLE ${id(table.name)} ENABLE TRIGGER USER`)
  }
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [id(name), lastValue, isCalled])
  }
  await client.query('COMMIT')
}

/** Leaves out jobs of queues that no longer exist. */
export async function writeJobs(client: pg.Client, folder: string, { jobs }: Manifest): Promise<void> {
  const columns = listOf(jobs.columns)
  await client.query('BEGIN')
  await client.query('CREATE TEMP TABLE restored_jobs (LIKE pgboss.job) ON COMMIT DROP')
  await copyIn(client, { folder, table: jobs, into: 'restored_jobs' })
  await client.query(
    `INSERT INTO pgboss.job (${columns}) SELECT ${columns} FROM restored_jobs
     WHERE name IN (SELECT name FROM pgboss.queue)`,
  )
  await client.query('COMMIT')
}

async function copyIn(
  client: pg.Client,
  { folder, table, into }: { folder: string; table: TableRows; into: string },
): Promise<void> {
  const rows = client.query(copyFrom(`COPY ${into} (${listOf(table.columns)}) FROM STDIN`))
  await pipeline(createReadStream(join(folder, rowsPath(table.name))), createGunzip(), rows)
  if (rows.rowCount !== table.rows)
    throw new Error(`${table.name} has ${rows.rowCount} rows of ${table.rows}`)
}

async function foreignKeys(client: pg.Client) {
  const { rows } = await client.query(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  )
  return z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() })).parse(rows)
}
