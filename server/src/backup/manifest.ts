import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { checkFileName } from '../adapters/files/files.ts'

/** Why a backup cannot be made or restored. The message tells the operator what to do. */
export class BackupError extends Error {}

const word = z.string().regex(/^[a-z_][a-z0-9_]*$/)
const table = z.object({ name: word, columns: z.array(word), rows: z.number().int() })
const digest = z.string().regex(/^[0-9a-f]{64}$/)

/** The content of a backup, and its checksums. */
const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The schema version: the hashes of its migrations, in order. */
  migrations: z.array(z.string()).min(1),
  /** Version of pg-boss's own tables, which it migrates itself. */
  jobsVersion: z.number().int(),
  tables: z.array(table),
  /** Pending jobs. */
  jobs: table,
  sequences: z.array(z.object({ name: word, lastValue: z.string(), isCalled: z.boolean() })),
  /** Names of uploaded files. */
  files: z.array(z.string().transform(checkFileName)),
  /** SHA-256 of every file of the backup, by its path. */
  digests: z.record(z.string(), digest),
})
export type Manifest = z.infer<typeof manifest>
export type TableRows = z.infer<typeof table>

export const manifestName = 'manifest.json'
export const rowsPath = (name: string) => join('tables', `${name}.copy.gz`)
export const filePath = (name: string) => join('files', name)

/** Reads a backup's manifest and verifies the checksums of all its files. */
export const readManifest = (folder: string): Promise<Manifest> =>
  readCheckedManifest(folder, (path) => digestOf(join(folder, path)).catch(() => undefined))

/** The same with digests that are known, for example from unpacking. */
export async function readCheckedManifest(
  folder: string,
  findDigest: (path: string) => Promise<string | undefined> | string | undefined,
): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new BackupError(`There is no backup in ${folder}`)
  })
  const parsed = manifest.safeParse(parseJson(text))
  if (!parsed.success) throw new BackupError(`${join(folder, manifestName)} is not of a backup`)
  const { tables, jobs, files, digests } = parsed.data
  const paths = [...[...tables, jobs].map(({ name }) => rowsPath(name)), ...files.map(filePath)]
  for (const path of paths) {
    const found = await findDigest(path)
    if (found === undefined || found !== digests[path]) {
      throw new BackupError(`${join(folder, path)} is missing or damaged`)
    }
  }
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

export const digestOfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
