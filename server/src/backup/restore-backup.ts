import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import type { Files } from '../adapters/files/files.ts'
import { compareMigrations } from '../db/compare-migrations.ts'
import type { Connection } from '../db/connect.ts'
import { ownMigrations } from '../db/migrate.ts'
import { withMigrationsUpTo } from '../db/migrations-up-to.ts'
import { withClient } from './with-client.ts'
import { BackupError, digestOfBytes, filePath, readManifest, type Manifest } from './manifest.ts'
import { jobsVersionOf } from './read-rows.ts'
import { writeJobs, writeRows } from './write-rows.ts'

type Backup = { from: string; manifest: Manifest }

/** Brings our tables and those of the job queue up to date. */
export type Migrate = (connection: Connection, options: { migrationsFolder: string }) => Promise<void>

type Restore = {
  connection: Connection
  files: Files
  backup: Backup
  overwrite: boolean
  migrate: Migrate
  migrationsFolder?: string
}

const id = pg.escapeIdentifier

/** Reads and verifies a backup; refuses one that this version cannot restore. */
export async function openBackup(from: string): Promise<Backup> {
  const manifest = await readManifest(from)
  refuseUnlessKnown(manifest)
  return { from, manifest }
}

/**
 * Replaces a school by a backup. The rows are loaded beside the old ones and swapped in one step. A restore that
 * is stopped leaves the old school, or the new one with old files, and can be repeated.
 */
export async function restoreBackup({
  connection,
  files,
  backup: { from, manifest },
  overwrite,
  migrate,
  migrationsFolder = ownMigrations,
}: Restore): Promise<void> {
  const target = databaseOf(connection)
  const draft = `${target}_restoring`
  await withClient(inDatabase(connection, 'postgres'), async (server) => {
    await refuseWhileUsed(server, target)
    if (!overwrite) {
      await refuseUnlessEmpty(connection)
      await refuseOtherFiles(files, manifest)
    }
    await server.query(`DROP DATABASE IF EXISTS ${id(draft)} WITH (FORCE)`)
    await server.query(`CREATE DATABASE ${id(draft)}`)
    await fill(inDatabase(connection, draft), { from, manifest, migrate, migrationsFolder })
    await putMissing(files, { from, manifest })
    await changePlaces(server, { target, draft })
  })
  await makeFilesAlike(files, { from, manifest })
}

/** Loads a backup into a second database and drops it: the proof that it can be restored. */
export async function restoreIntoScratch(
  connection: Connection,
  {
    backup: { from, manifest },
    migrate,
    migrationsFolder = ownMigrations,
  }: Pick<Restore, 'backup' | 'migrate' | 'migrationsFolder'>,
): Promise<void> {
  refuseUnlessKnown(manifest)
  const scratch = `${databaseOf(connection)}_verifying`
  const drop = `DROP DATABASE IF EXISTS ${id(scratch)} WITH (FORCE)`
  await withClient(inDatabase(connection, 'postgres'), async (server) => {
    await server.query(drop)
    await server.query(`CREATE DATABASE ${id(scratch)}`)
    try {
      await fill(inDatabase(connection, scratch), { from, manifest, migrate, migrationsFolder })
    } finally {
      await server.query(drop)
    }
  })
}

function refuseUnlessKnown({ migrations }: Manifest): void {
  const version = compareMigrations(migrations, ownMigrations)
  if (version === 'newer')
    throw new BackupError('This backup was made by a newer version of Sohbet: restore it with that one')
  if (version === 'other')
    throw new BackupError(
      'This backup was made by an unreleased version of Sohbet and cannot be upgraded: restore it with the commit that made it',
    )
}

async function refuseWhileUsed(server: pg.Client, database: string): Promise<void> {
  const { rows } = await server.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [database])
  if (rows.length > 0) throw new BackupError('The database is in use: stop the app first')
}

async function refuseUnlessEmpty(connection: Connection): Promise<void> {
  const hasSchool = await withClient(connection, async (client) => {
    const { rows } = await client.query(`SELECT to_regclass('public.users') IS NOT NULL AS made`)
    if (!z.tuple([z.object({ made: z.boolean() })]).parse(rows)[0].made) return false
    return (await client.query('SELECT 1 FROM users LIMIT 1')).rows.length > 0
  })
  if (hasSchool) throw new BackupError('There is a school already: to replace it, say --overwrite')
}

/** An empty database may share its file storage with a running school, whose files would be lost. */
async function refuseOtherFiles(files: Files, manifest: Manifest): Promise<void> {
  for (const name of await files.list()) {
    if (!(await isAlike(files, { name, manifest })))
      throw new BackupError('There are files of a school already: to replace them, say --overwrite')
  }
}

async function isAlike(files: Files, { name, manifest }: { name: string; manifest: Manifest }) {
  const bytes = await files.read(name)
  return bytes !== undefined && digestOfBytes(bytes) === manifest.digests[filePath(name)]
}

async function fill(
  draft: Connection,
  { from, manifest, migrate, migrationsFolder }: Backup & { migrate: Migrate; migrationsFolder: string },
): Promise<void> {
  await withMigrationsUpTo(migrationsFolder, manifest.migrations.length, (folder) =>
    migrate(draft, { migrationsFolder: folder }),
  )
  await withClient(draft, (client) => writeRows(client, from, manifest))
  await migrate(draft, { migrationsFolder })
  await withClient(draft, async (client) => {
    // Another version of the queue has other tables; dropping its jobs loses mails but no money
    if ((await jobsVersionOf(client)) === manifest.jobsVersion) await writeJobs(client, from, manifest)
    await client.query('ANALYZE')
  })
}

async function changePlaces(server: pg.Client, { target, draft }: { target: string; draft: string }) {
  const replaced = `${target}_replaced`
  await server.query(`DROP DATABASE IF EXISTS ${id(replaced)} WITH (FORCE)`)
  await server.query('BEGIN')
  await server.query(`ALTER DATABASE ${id(target)} RENAME TO ${id(replaced)}`)
  await server.query(`ALTER DATABASE ${id(draft)} RENAME TO ${id(target)}`)
  await server.query('COMMIT')
  await server.query(`DROP DATABASE ${id(replaced)} WITH (FORCE)`)
}

/** Adds files before the rows that name them; the old school ignores them. */
async function putMissing(files: Files, { from, manifest }: Backup): Promise<void> {
  for (const name of manifest.files) {
    if (!(await files.has(name))) await files.put(name, await readFile(join(from, filePath(name))))
  }
}

/** Pictures keep their name when they change, so the old school's pictures are replaced last. */
async function makeFilesAlike(files: Files, { from, manifest }: Backup): Promise<void> {
  const kept = new Set(manifest.files)
  for (const name of await files.list()) {
    if (!kept.has(name)) await files.remove(name)
  }
  for (const name of manifest.files) {
    if (await isAlike(files, { name, manifest })) continue
    await files.put(name, await readFile(join(from, filePath(name))))
  }
}

function databaseOf(connection: Connection): string {
  if (typeof connection !== 'string') return connection.database
  const name = decodeURIComponent(new URL(connection).pathname.slice(1))
  if (!name) throw new BackupError('DATABASE_URL has to name a database')
  return name
}

function inDatabase(connection: Connection, database: string): Connection {
  if (typeof connection !== 'string') return { ...connection, database }
  const url = new URL(connection)
  url.pathname = `/${encodeURIComponent(database)}`
  return url.href
}
