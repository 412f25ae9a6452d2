import type { Files } from '../adapters/files/files.ts'
import type { Db } from '../db/connect.ts'
import { enqueueForLater } from './enqueue.ts'

/** Longer than any request takes. */
const removeAfterSeconds = 3600

type NewFile = { name: string; bytes: Uint8Array }
type Save<Saved> = (keep: (db: Db) => Promise<void>) => Promise<Saved>

/**
 * Stores a file, then saves the row that names it. The row's transaction calls `keep`; without it the file is removed.
 * Its removal is queued before the file is stored, and `keep` takes the job back, so a process that is killed between
 * file and commit leaves no file either.
 */
export async function storeWithRow<Saved>(
  { db, files }: { db: Db; files: Files },
  { name, bytes }: NewFile,
  save: Save<Saved>,
): Promise<Saved> {
  const takeBack = await enqueueForLater(db, 'remove-files', {
    payload: { names: [name] },
    seconds: removeAfterSeconds,
  })
  await files.put(name, bytes)
  let isKept = false
  try {
    return await save(async (db) => {
      await takeBack(db)
      isKept = true
    })
  } catch (error) {
    isKept = false
    throw error
  } finally {
    if (!isKept) await files.remove(name)
  }
}
