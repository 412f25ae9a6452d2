import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkFileName, isFileName, type Files } from './files.ts'

/** Files in a folder of this machine. */
export function localFiles(folder: string): Files {
  const pathOf = (name: string) => join(folder, checkFileName(name))
  const list = async () => {
    const names = await unlessMissing(readdir(folder, { recursive: true }))
    // Neither folders nor drafts have such a name
    return (names ?? []).filter(isFileName)
  }
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      // Written beside it under a name that no file can have, then renamed in one step.
      const draft = `${path}.${randomUUID()}~`
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(draft, bytes, { flush: true })
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async read(name) {
      const bytes = await unlessMissing(readFile(pathOf(name)))
      return bytes && new Uint8Array(bytes)
    },
    async open(name) {
      const path = pathOf(name)
      const found = await unlessMissing(stat(path))
      return found && { size: found.size, read: (part) => createReadStream(path, part) }
    },
    async has(name) {
      return (await unlessMissing(stat(pathOf(name)))) !== undefined
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
    async freeBytes() {
      await mkdir(folder, { recursive: true })
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
    list,
    async sizes() {
      const sizes = new Map<string, number>()
      for (const name of await list()) {
        const found = await unlessMissing(stat(pathOf(name)))
        if (found) sizes.set(name, found.size)
      }
      return sizes
    },
  }
}

async function unlessMissing<Found>(looked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await looked
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
