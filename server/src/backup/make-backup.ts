import { hoursBefore } from '@sohbet/domain/moment'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Files } from '../adapters/files/files.ts'
import type { Connection } from '../db/connect.ts'
import { backupNameAt } from './archive/archive.ts'
import { readSchool } from './read-school.ts'

type MadeBackup = { folder: string; rows: number; files: number }

type Backup = { connection: Connection; files: Files; into: string; now: Date }

const ending = '.partial'
/** Longer than a backup takes. */
const longestHours = 12

/**
 * Copies the whole running school. The folder gets its name only when complete; a failed backup removes its
 * draft.
 */
export async function makeBackup({ into, now, ...school }: Backup): Promise<MadeBackup> {
  await removeOldDrafts(into, now)
  const folder = join(into, backupNameAt(now))
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
async function removeOldDrafts(into: string, now: Date): Promise<void> {
  await mkdir(into, { recursive: true })
  const oldest = backupNameAt(hoursBefore(now, longestHours))
  for (const name of await readdir(into)) {
    const isLeft = name.startsWith('sohbet-') && name.endsWith(`Z${ending}`) && name < oldest
    if (isLeft) await rm(join(into, name), { recursive: true, force: true })
  }
}

async function fill(
  draft: string,
  school: Omit<Backup, 'into'>,
): Promise<Pick<MadeBackup, 'rows' | 'files'>> {
  await rm(draft, { recursive: true, force: true })
  const { entries, counts } = readSchool(school, draft)
  for await (const entry of entries) {
    // Rows are there already
    if ('file' in entry) continue
    const path = join(draft, entry.path)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, entry.bytes, { flush: true })
  }
  return counts
}
