import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import type { Files } from '../adapters/files/files.ts'
import { clientConfig, type Connection } from '../db/connect.ts'
import { BackupError, digestOf, filePath, rowsPath, writeManifest, type Manifest } from './manifest.ts'
import { readRows } from './read-rows.ts'

type MadeBackup = { folder: string; rows: number; files: number }

type Backup = { connection: Connection; files: Files; into: string; now: Date }

const nameAt = (time: Date) => `sohbet-${time.toISOString().replaceAll(':', '-').replace(/\..*$/, 'Z')}`
const ending = '.partial'
/** Longer than a backup takes. */
const longestHours = 12

/**
 * Copies the whole running school. The folder gets its name only when complete; a failed backup removes its
 * draft.
 */
export async function makeBackup({ into, now, ...school }: Backup): Promise<MadeBackup> {
  await removeLeft(into, now)
  const folder = join(into, nameAt(now))
  const draft = `${folder}${ending}`
  try {
    const made = await fill(draft, { ...school, now })
    await rename(draft, folder)
    return { folder, ...made }
  } catch (error) {
    // The draft may be what filled the disk
    await rm(draft, { recursive: true, force: true }).catch(() => undefined)
    throw error
  }
}

/** Removes drafts of killed backups; a draft that another process is writing is younger. */
async function removeLeft(into: string, now: Date): Promise<void> {
  await mkdir(into, { recursive: true })
  const oldest = nameAt(new Date(now.getTime() - longestHours * 3_600_000))
  for (const name of await readdir(into)) {
    const isLeft = name.startsWith('sohbet-') && name.endsWith(ending) && name < oldest
    if (isLeft) await rm(join(into, name), { recursive: true, force: true })
  }
}

async function fill(
  draft: string,
  { connection, files, now }: Omit<Backup, 'into'>,
): Promise<Pick<MadeBackup, 'rows' | 'files'>> {
  await rm(draft, { recursive: true, force: true })
  // Readable by the owner only: it holds everyone's data
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 })
  // Files are copied before and after reading the rows, so every file that a row names is found
  const copied = new Set<string>()
  await copyFiles(files, { to: draft, copied })
  const { rows, referenced } = await withClient(connection, (client) => readRows(client, draft))
  await copyFiles(files, { to: draft, copied })
  refuseMissing(referenced.filter((name) => !copied.has(name)))
  const names = [...copied].toSorted()
  const paths = [...[...rows.tables, rows.jobs].map(({ name }) => rowsPath(name)), ...names.map(filePath)]
  const digests: Manifest['digests'] = {}
  for (const path of paths) digests[path] = await digestOf(join(draft, path))
  await writeManifest(draft, { format: 1, madeAt: now.toISOString(), ...rows, files: names, digests })
  return { rows: rows.tables.reduce((sum, table) => sum + table.rows, 0), files: names.length }
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
