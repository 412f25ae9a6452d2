import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isSealedName, unpackArchive } from '../archive/archive.ts'
import { freeBytesOf, reservedBytes, sizeText } from '../disk-space.ts'
import { BackupError, readCheckedManifest } from '../manifest.ts'
import { restoreIntoScratch, type Migrate } from '../restore-backup.ts'
import type { School } from './store-backup.ts'

/**
 * Restores an archive into a scratch database and drops it. Checks the digests of all files and the number of rows of
 * each table; foreign keys and migrations fail on rows that do not fit.
 */
export async function verifyBackup(
  { connection, place, passphrase, dataDir }: School,
  { name, bytes, migrate }: { name: string; bytes: number; migrate: Migrate },
): Promise<void> {
  const folder = join(dataDir, 'backup-check')
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (typeof connection !== 'string') await refuseFullDisk(dataDir, bytes)
    const isSealed = isSealedName(name)
    const archive = { isSealed, passphrase, into: folder, withoutFiles: true }
    const digests = await unpackArchive(place.read(name), archive)
    const manifest = await readCheckedManifest(folder, (path) => digests.get(path))
    await restoreIntoScratch(connection, { backup: { from: folder, manifest }, migrate })
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}

/** Rows need more room in the database than in an archive. */
async function refuseFullDisk(dataDir: string, bytes: number): Promise<void> {
  const free = await freeBytesOf(dataDir)
  if (free - bytes >= reservedBytes) return
  throw new BackupError(
    `There is no room to verify the backup: ${sizeText(free)} are free in ${dataDir}, it needs about ${sizeText(bytes)}, and ${sizeText(reservedBytes)} must stay free for the school`,
  )
}
