import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Files } from '../adapters/files/files.ts'
import type { Connection } from '../db/connect.ts'
import type { Entry } from './archive/tar.ts'
import { BackupError, digestOf, digestOfBytes, filePath, manifestName, rowsPath } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { readRows } from './read-rows.ts'
import { withClient } from './with-client.ts'

type School = { connection: Connection; files: Files; now: Date }

export type Content = {
  entries: AsyncIterable<Entry>
  /** How much was read; complete after the last entry. */
  counts: { rows: number; files: number }
}

/**
 * The files of a backup, one after the other; the manifest with the digests comes last. Rows are spooled in
 * `folder/tables`, because their size is known only when all are read.
 */
export function readSchool(school: School, folder: string): Content {
  const counts = { rows: 0, files: 0 }
  return { counts, entries: readEntries(school, { folder, counts }) }
}

async function* readEntries(
  { connection, files, now }: School,
  { folder, counts }: { folder: string; counts: Content['counts'] },
): AsyncGenerator<Entry> {
  // Readable by the owner only: it holds everyone's data
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 })
  // Files are copied before and after reading the rows, so every file that a row names is found
  const copied = new Map<string, string>()
  yield* copyFiles(files, copied)
  const { rows, referenced } = await withClient(connection, (client: pg.Client) => readRows(client, folder))
  yield* copyFiles(files, copied)
  refuseMissing(referenced.filter((name) => !copied.has(name)))
  const digests: Manifest['digests'] = {}
  for (const { name } of [...rows.tables, rows.jobs]) {
    const path = rowsPath(name)
    digests[path] = await digestOf(join(folder, path))
    yield { path, file: join(folder, path) }
  }
  const names = [...copied.keys()].toSorted()
  for (const name of names) digests[filePath(name)] = copied.get(name) ?? ''
  counts.rows = rows.tables.reduce((sum, table) => sum + table.rows, 0)
  counts.files = names.length
  const manifest: Manifest = { format: 1, madeAt: now.toISOString(), ...rows, files: names, digests }
  yield { path: manifestName, bytes: Buffer.from(JSON.stringify(manifest, undefined, 2)) }
}

/** A backup without its files looks complete until the day it is needed. */
function refuseMissing(missing: readonly string[]): void {
  if (missing.length === 0) return
  const some = missing.slice(0, 5).join(', ')
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : ''
  throw new BackupError(
    `Rows refer to ${missing.length} files that are missing: ${some}${more}. Is this the folder of the app's files?`,
  )
}

/** `copied` gets the digest of each file. */
async function* copyFiles(files: Files, copied: Map<string, string>): AsyncGenerator<Entry> {
  for (const name of await files.list()) {
    if (copied.has(name)) continue
    const bytes = await files.read(name)
    if (!bytes) continue // removed since it was listed
    copied.set(name, digestOfBytes(bytes))
    yield { path: filePath(name), bytes }
  }
}
