import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ownMigrations } from '../../db/migrate.ts'
import { tempFolder } from '../files/temp-folder.ts'

const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) })

/** A copy of our migrations with one more: the folder of a later version. */
export async function appendMigration(statements: string): Promise<string> {
  const folder = tempFolder()
  await cp(ownMigrations, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const ours = journal.parse(JSON.parse(await readFile(path, 'utf8')))
  const idx = ours.entries.length
  const when = Math.max(...ours.entries.map((entry) => entry.when)) + 1
  const entry = { idx, version: '7', when, tag: 'appended', breakpoints: true }
  await writeFile(path, JSON.stringify({ ...ours, entries: [...ours.entries, entry] }))
  await writeFile(join(folder, 'appended.sql'), statements)
  return folder
}
