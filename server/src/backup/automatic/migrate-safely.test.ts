import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { localFiles } from '../../adapters/files/local.ts'
import { migrate } from '../../composition/database.ts'
import { backups } from '../../db/tables/core/backups.ts'
import { appendMigration } from '../../testing/databases/append-migration.ts'
import type { EmbeddedConnection } from '../../db/embedded/start-embedded-postgres.ts'
import { appliedMigrations, ownMigrations } from '../../db/migrate.ts'
import { withMigrationsUpTo } from '../../db/migrations-up-to.ts'
import { createTestDatabase, onServer } from '../../testing/databases/database.ts'
import { recordingLog, tempFolder } from '../../testing/files/temp-folder.ts'
import { aUser } from '../../testing/rows/builders.ts'
import { withBackupFolder } from '../open-archive.ts'
import { isFull } from '../../testing/proofs.ts'
import { folderPlace } from '../places/folder-place.ts'
import type { BackupPlace } from '../places/place.ts'
import { withClient } from '../with-client.ts'
import { openBackup, restoreBackup } from '../restore-backup.ts'
import { migrateSafely } from './migrate-safely.ts'

const now = new Date('2026-03-02T09:00:00Z')
const name = 'sohbet-2026-03-02T09-00-00Z-update.tar'

async function anEmptyDatabase(): Promise<EmbeddedConnection> {
  const database = `empty_${randomBytes(8).toString('hex')}`
  await onServer((server) => server.query(`CREATE DATABASE ${database}`))
  onTestFinished(async () => {
    await onServer((server) => server.query(`DROP DATABASE ${database} WITH (FORCE)`))
  })
  return { ...inject('testServer'), database }
}

/** A school of this version, and a later version with one more migration. */
async function aSchoolToUpdate() {
  const school = await createTestDatabase()
  onTestFinished(school.drop)
  const { email } = await aUser(school.db)
  const [folder, dataDir] = [tempFolder(), tempFolder()]
  const migrationsFolder = await appendMigration('ALTER TABLE users ADD COLUMN nickname text')
  const options = {
    migrate,
    migrationsFolder,
    log: recordingLog(),
    clock: () => now,
    place: folderPlace(folder),
    passphrase: undefined,
    dataDir,
    files: localFiles(join(dataDir, 'files')),
  }
  const update = (other: { place?: BackupPlace } = {}) =>
    migrateSafely(school.connection, { ...options, ...other })
  return { school, folder, email, options, update }
}

test('an update makes a backup of the old tables first, once', async () => {
  const { school, folder, email, update } = await aSchoolToUpdate()
  await Promise.all([update(), update()])
  await update()
  expect(await readdir(folder)).toEqual([name])
  const made = await withBackupFolder(
    join(folder, name),
    { passphrase: undefined, to: undefined },
    openBackup,
  )
  expect(made.manifest.tables.find((table) => table.name === 'users')?.columns).not.toContain('nickname')
  const { rows } = await school.pool.query('SELECT email, nickname FROM users')
  expect(rows).toEqual([{ email, nickname: null }])
  expect(await school.db.select().from(backups)).toMatchObject([
    { kind: 'update', name, place: folder, startedAt: now },
  ])
})

test('a failed backup stops the update before it changes anything', async () => {
  const { school, folder, update } = await aSchoolToUpdate()
  const place = { ...folderPlace(folder), freeBytes: async () => 0 }
  await expect(update({ place })).rejects.toThrow(
    /^The backup before the update failed, and nothing was changed: There is no room.*BACKUP_BEFORE_MIGRATION=off/,
  )
  const { rows } = await school.pool.query(
    `SELECT 1 FROM information_schema.columns WHERE table_name = 'users' AND column_name = 'nickname'`,
  )
  expect(rows).toEqual([])
})

test('an older version refuses a newer database with one sentence', async () => {
  const { school, update } = await aSchoolToUpdate()
  await update()
  await expect(migrate(school.connection)).rejects.toThrow(
    /^This database was made by a newer version of Sohbet: start that version, or restore the backup/,
  )
})

test('reads the rows of an earlier version, whose tables lack files that this version knows', async () => {
  const { school, folder, update } = await aSchoolToUpdate()
  await school.pool.query('DROP TABLE session_materials')
  await school.pool.query('ALTER TABLE live_sessions DROP COLUMN replay_link CASCADE')
  await update()
  expect(await readdir(folder)).toEqual([name])
})

test.runIf(isFull)('updates a school of the first release with a backup that restores', async () => {
  const { folder, options } = await aSchoolToUpdate()
  const [old, restored] = [await anEmptyDatabase(), await anEmptyDatabase()]
  const asFirst = (connection: EmbeddedConnection) =>
    withMigrationsUpTo(ownMigrations, 1, (migrationsFolder) => migrate(connection, { migrationsFolder }))
  await asFirst(old)
  await migrateSafely(old, { ...options, migrationsFolder: ownMigrations })
  const place = { passphrase: undefined, to: undefined }
  await withBackupFolder(join(folder, name), place, async (from) => {
    const backup = await openBackup(from)
    expect(backup.manifest.migrations).toHaveLength(1)
    await restoreBackup({ connection: restored, files: options.files, backup, overwrite: false, migrate })
  })
  expect(await withClient(restored, appliedMigrations)).toEqual(await withClient(old, appliedMigrations))
})
