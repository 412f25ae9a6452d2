import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import type { BackupSettings } from '../config/backup-settings.ts'
import { isArchiveName, isSealedName, unpackArchive } from './archive/archive.ts'
import { BackupError } from './manifest.ts'
import { choosePlace } from './places/choose-place.ts'
import { folderPlace } from './places/folder-place.ts'

type Settings = { passphrase: string | undefined; to: BackupSettings['to'] | undefined }

/** What a person can restore: a folder, an archive, or the newest archive or one by name of the place of backups. */
export async function withBackupFolder<Result>(
  from: string,
  { passphrase, to }: Settings,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const found = await findArchive(from, to)
  if (!found) return work(resolve(from))
  const folder = await mkdtemp(join(tmpdir(), 'sohbet-restore-'))
  try {
    const { place, name } = found
    await unpackArchive(place.read(name), { isSealed: isSealedName(name), passphrase, into: folder })
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function findArchive(from: string, to: BackupSettings['to'] | undefined) {
  const isAlone = basename(from) === from
  if (from === 'latest' || (isAlone && isArchiveName(from) && to && !('folder' in to))) {
    if (!to) throw new BackupError('BACKUP_TO names no place of backups')
    const place = choosePlace(to)
    const names = await place.list()
    const name = from === 'latest' ? names.at(-1) : names.find((one) => one === from)
    if (!name) throw new BackupError(`There is no backup in ${place.where}`)
    return { place, name }
  }
  if (!isArchiveName(basename(from))) return undefined
  const place = folderPlace(dirname(resolve(from)))
  return { place, name: basename(from) }
}
