import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isFileName } from '../../adapters/files/files.ts'
import { BackupError } from '../manifest.ts'
import { seal, unseal } from './seal.ts'
import { packTar, unpackTar, type Entry } from './tar.ts'

/** The name of an archive gives the time of its rows. `update` marks the one from before a migration. */
const archiveName = /^sohbet-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z(?:-update)?\.tar(\.sealed)?$/

type ArchiveKind = { isSealed: boolean; isUpdate?: boolean }

export const archiveNameAt = (time: Date, { isSealed, isUpdate = false }: ArchiveKind): string =>
  `${backupNameAt(time)}${isUpdate ? '-update' : ''}.tar${isSealed ? '.sealed' : ''}`

/** The name of a backup's folder, and the beginning of an archive's name. */
export const backupNameAt = (time: Date): string =>
  `sohbet-${time.toISOString().replaceAll(':', '-').replace(/\..*$/, 'Z')}`

export const isArchiveName = (name: string): boolean => archiveName.test(name)

export const isSealedName = (name: string): boolean => name.endsWith('.sealed')

/** The time that the name of an archive gives; undefined for other names. */
export function timeOfArchive(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = archiveName.exec(name) ?? []
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : undefined
}

/** The bytes of an archive, encrypted when there is a passphrase. */
export const packArchive = (entries: AsyncIterable<Entry>, passphrase: string | undefined) =>
  passphrase === undefined ? packTar(entries) : seal(packTar(entries), passphrase)

type Unpack = {
  isSealed: boolean
  passphrase: string | undefined
  into: string
  /** Uploaded files are only hashed, not written. */
  withoutFiles?: boolean
}

/** Unpacks an archive into a folder and returns the digest of each file. */
export async function unpackArchive(
  source: AsyncIterable<Uint8Array>,
  { isSealed, passphrase, into, withoutFiles = false }: Unpack,
): Promise<Map<string, string>> {
  if (isSealed && passphrase === undefined)
    throw new BackupError('This backup is encrypted: set BACKUP_PASSPHRASE to its passphrase')
  const digests = new Map<string, string>()
  const plain = isSealed && passphrase !== undefined ? unseal(source, passphrase) : source
  for await (const { path, content } of unpackTar(plain)) {
    if (!isBackupPath(path)) throw new BackupError(`${path} is not a file of a backup`)
    const hash = createHash('sha256')
    const hashed = async function* (bytes: AsyncIterable<Uint8Array>) {
      for await (const piece of bytes) {
        hash.update(piece)
        yield piece
      }
    }
    if (withoutFiles && path.startsWith('files/')) for await (const _ of hashed(content));
    else await write(join(into, path), hashed(content))
    digests.set(path, hash.digest('hex'))
  }
  return digests
}

/** An archive may come from anywhere: no path leads out of the folder. */
const isBackupPath = (path: string): boolean =>
  path === 'manifest.json' ||
  /^tables\/[a-z_][a-z0-9_]*\.copy\.gz$/.test(path) ||
  (path.startsWith('files/') && isFileName(path.slice('files/'.length)))

async function write(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(content, createWriteStream(path, { mode: 0o600 }))
}
