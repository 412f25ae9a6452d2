import { mkdir, mkdtemp, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from './cannot-start.ts'

/** Makes the data folder unless it exists. Refuses one that this user may not write, before an upload fails there. */
export async function requireOwnFolder(dataDir: string): Promise<void> {
  await refuseUnless(() => mkdir(dataDir, { recursive: true }), dataDir)
  for (const folder of [dataDir, join(dataDir, 'files')]) await refuseUnless(() => tryToWrite(folder), folder)
}

const tryToWrite = async (folder: string) => rmdir(await mkdtemp(join(folder, '.writable-')))

async function refuseUnless(work: () => Promise<unknown>, folder: string): Promise<void> {
  try {
    await work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (['EACCES', 'EPERM', 'EROFS'].includes(code))
      throw new CannotStart(
        `This user may not write to the data folder ${folder}: start as its owner, or set DATA_DIR to another folder`,
      )
    if (['EEXIST', 'ENOTDIR'].includes(code))
      throw new CannotStart(`${folder} is a file: set DATA_DIR to a folder`)
    // The folder of files is made at the first upload
    if (code !== 'ENOENT') throw error
  }
}
