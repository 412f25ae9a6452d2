import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { freeBytesOf } from '../disk-space.ts'
import { isArchiveName } from '../archive/archive.ts'
import type { BackupPlace } from './place.ts'

const ending = '.partial'
const isDraft = (name: string) => name.endsWith(ending) && isArchiveName(name.slice(0, -ending.length))

/** Archives in a folder of this machine, readable by the owner only. */
export function folderPlace(folder: string): BackupPlace {
  const make = () => mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    where: folder,
    async write(name, content, signal) {
      await make()
      const path = join(folder, name)
      const draft = `${path}${ending}`
      try {
        // Flushed before it gets its name, so that a power cut leaves no half archive under it
        await pipeline(content, createWriteStream(draft, { mode: 0o600, flush: true }), { signal })
        const { size } = await stat(draft)
        await rename(draft, path)
        await flushFolder(folder)
        return size
      } catch (error) {
        // The draft may be what filled the disk
        await rm(draft, { force: true }).catch(() => undefined)
        throw error
      }
    },
    read: (name) => createReadStream(join(folder, name)),
    async list() {
      await make()
      return (await readdir(folder)).filter(isArchiveName).toSorted()
    },
    async remove(name) {
      await rm(join(folder, name), { force: true })
    },
    async removeDrafts() {
      await make()
      for (const name of await readdir(folder))
        if (isDraft(name)) await rm(join(folder, name), { force: true })
    },
    async freeBytes() {
      await make()
      return freeBytesOf(folder)
    },
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
