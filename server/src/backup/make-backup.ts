import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import type { Files } from '../adapters/files/files.ts'
import { clientConfig, type Connection } from '../db/connect.ts'
import { digestOf, filePath, rowsPath, writeManifest, type Manifest } from './manifest.ts'
import { readRows } from './read-rows.ts'

type MadeBackup = { folder: string; rows: number; files: number }

/** A copy of the whole school while it runs. It appears under its name only when complete. */
export async function makeBackup({
  connection,
  files,
  into,
  now,
}: {
  connection: Connection
  files: Files
  into: string
  now: Date
}): Promise<MadeBackup> {
  const folder = join(into, `sohbet-${now.toISOString().replaceAll(':', '-').replace(/\..*$/, 'Z')}`)
  const draft = `${folder}.partial`
  await rm(draft, { recursive: true, force: true })
  // Everybody's data: for nobody else's eyes
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 })
  // Once before the rows are read and once after: whatever file a row names, one of the two finds it
  const copied = new Set<string>()
  await copyFiles(files, { to: draft, copied })
  const rows = await withClient(connection, (client) => readRows(client, draft))
  await copyFiles(files, { to: draft, copied })
  const names = [...copied].toSorted()
  const paths = [...[...rows.tables, rows.jobs].map(({ name }) => rowsPath(name)), ...names.map(filePath)]
  const digests: Manifest['digests'] = {}
  for (const path of paths) digests[path] = await digestOf(join(draft, path))
  await writeManifest(draft, { format: 1, madeAt: now.toISOString(), ...rows, files: names, digests })
  await rename(draft, folder)
  return { folder, rows: rows.tables.reduce((sum, table) => sum + table.rows, 0), files: names.length }
}

async function copyFiles(files: Files, { to, copied }: { to: string; copied: Set<string> }): Promise<void> {
  for (const name of await files.list()) {
    if (copied.has(name)) continue
    const bytes = await files.read(name)
    if (!bytes) continue // removed since it was listed
    const path = join(to, filePath(name))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes, { flush: true })
    copied.add(name)
  }
}

export async function withClient<Result>(
  connection: Connection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    ...clientConfig(connection),
    application_name: 'sohbet backup',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
