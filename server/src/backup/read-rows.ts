import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { z } from 'zod'
import { locks } from '../db/locks.ts'
import { appliedMigrations } from '../db/migrate.ts'
import { readReferencedFiles } from './referenced-files.ts'
import { rowsPath, type Manifest, type TableRows } from './manifest.ts'

type Rows = Pick<Manifest, 'migrations' | 'jobsVersion' | 'tables' | 'jobs' | 'sequences'>
/** `referenced` are the uploaded files that the rows refer to. */
type ReadRows = { rows: Rows; referenced: string[] }

const id = pg.escapeIdentifier
export const listOf = (columns: readonly string[]) => columns.map(id).join(', ')

/** Reads the whole database as one consistent snapshot. */
export async function readRows(client: pg.Client, folder: string): Promise<ReadRows> {
  // Waits for a running migration and blocks new ones. The lock comes before the transaction: inside it the
  // snapshot would date from before the wait
  await client.query('SELECT pg_advisory_lock_shared($1)', [locks.migrations])
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const tables: TableRows[] = []
  for (const table of await tablesOf(client, 'public')) {
    tables.push(await copyOut(client, { folder, table, from: id(table.name) }))
  }
  const job = (await tablesOf(client, 'pgboss')).find(({ name }) => name === 'job')
  if (!job) throw new Error('The job list has no table')
  const unfinished = `pgboss.job WHERE state < 'completed'`
  const rows = {
    migrations: await appliedMigrations(client),
    jobsVersion: await jobsVersionOf(client),
    tables,
    jobs: await copyOut(client, { folder, table: job, from: unfinished }),
    sequences: await sequencesOf(client),
  }
  const referenced = await readReferencedFiles(client)
  await client.query('COMMIT')
  await client.query('SELECT pg_advisory_unlock_shared($1)', [locks.migrations])
  return { rows, referenced }
}

type Table = Pick<TableRows, 'name' | 'columns'>

async function copyOut(
  client: pg.Client,
  { folder, table, from }: { folder: string; table: Table; from: string },
): Promise<TableRows> {
  const rows = client.query(copyTo(`COPY (SELECT ${listOf(table.columns)} FROM ${from}) TO STDOUT`))
  const file = createWriteStream(join(folder, rowsPath(table.name)), { flush: true })
  await pipeline(rows, createGzip(), file)
  // The server sends the number of rows after the last row; the reply to another query comes after it
  await client.query('SELECT')
  return { ...table, rows: rows.rowCount }
}

/** The tables of a schema with their stored columns; partitions come with their table. */
async function tablesOf(client: pg.Client, schema: string): Promise<Table[]> {
  const { rows } = await client.query(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname`,
    [schema],
  )
  return z.array(z.object({ name: z.string(), columns: z.array(z.string()) })).parse(rows)
}

export async function jobsVersionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query('SELECT version FROM pgboss.version')
  return z.tuple([z.object({ version: z.number() })]).parse(rows)[0].version
}

async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S'`,
  )
  const names = z.array(z.object({ name: z.string() })).parse(rows)
  const sequences: Manifest['sequences'] = []
  for (const { name } of names) {
    const {
      rows: [state],
    } = await client.query(`SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${id(name)}`)
    sequences.push({ name, ...z.object({ lastValue: z.string(), isCalled: z.boolean() }).parse(state) })
  }
  return sequences
}
