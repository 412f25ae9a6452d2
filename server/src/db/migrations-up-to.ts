import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

/** A temporary folder with the first migrations only: the schema of an earlier version. */
export async function withMigrationsUpTo<Result>(
  migrationsFolder: string,
  count: number,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'sohbet-migrations-'))
  try {
    const all = journal.parse(
      JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')),
    )
    const entries = all.entries.slice(0, count)
    await mkdir(join(folder, 'meta'))
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...all, entries }))
    for (const { tag } of entries) await cp(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
