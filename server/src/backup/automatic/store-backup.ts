import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '../../adapters/files/files.ts'
import type { Connection } from '../../db/connect.ts'
import { packArchive } from '../archive/archive.ts'
import { reservedBytes, sizeText } from '../disk-space.ts'
import { BackupError } from '../manifest.ts'
import type { BackupPlace } from '../places/place.ts'
import { readSchool } from '../read-school.ts'

/** What a backup needs of a school. */
export type School = {
  connection: Connection
  files: Files
  place: BackupPlace
  passphrase: string | undefined
  dataDir: string
}

type Stored = { bytes: number; rows: number; files: number }

/**
 * Stores one archive. No other backup of this school may be running: it removes the drafts of killed ones first.
 * `expectedBytes` is the size of the previous backup.
 */
export async function storeBackup(
  { connection, files, place, passphrase, dataDir }: School,
  {
    name,
    now,
    expectedBytes,
    signal,
  }: { name: string; now: Date; expectedBytes: number; signal?: AbortSignal },
): Promise<Stored> {
  const spool = join(dataDir, 'backup-rows')
  try {
    await place.removeDrafts()
    await rm(spool, { recursive: true, force: true })
    await mkdir(spool, { recursive: true, mode: 0o700 })
    await refuseFullDisk({ files, place, dataDir }, expectedBytes)
    const { entries, counts } = readSchool({ connection, files, now }, spool)
    const bytes = await place.write(name, packArchive(entries, passphrase), signal)
    return { bytes, ...counts }
  } catch (error) {
    throw withPlainReason(error, place)
  } finally {
    await rm(spool, { recursive: true, force: true }).catch(() => undefined)
  }
}

type Room = Pick<School, 'files' | 'place' | 'dataDir'>

/** A backup that fills the disk of the database would stop the school. */
async function refuseFullDisk({ files, place, dataDir }: Room, expectedBytes: number): Promise<void> {
  if (!place.freeBytes) return
  const uploads = [...(await files.sizes()).values()].reduce((sum, size) => sum + size, 0)
  const free = await place.freeBytes()
  const reserved = (await isOnOneDisk(place.where, dataDir)) ? reservedBytes : 0
  const needed = Math.max(uploads, expectedBytes)
  if (free - needed >= reserved) return
  const room = reserved > 0 ? `, and ${sizeText(reserved)} must stay free for the school` : ''
  throw new BackupError(
    `There is no room for a backup in ${place.where}: it needs about ${sizeText(needed)}, ${sizeText(free)} are free${room}`,
  )
}

async function isOnOneDisk(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([stat(one), stat(other)])
  return first.dev === second.dev
}

/** One sentence for an error that a person can fix; any other error unchanged. */
function withPlainReason(error: unknown, { where }: BackupPlace): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return new BackupError(`There is no space left in ${where}`)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new BackupError(`The app may not write to ${where}`)
  return error
}
