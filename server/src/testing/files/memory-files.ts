import { Readable } from 'node:stream'
import { checkFileName, type Files } from '../../adapters/files/files.ts'

/** File storage in memory. */
export function memoryFiles(): Files {
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    put: async (name, bytes) => void contents.set(checkFileName(name), new Uint8Array(bytes)),
    read: async (name) => contents.get(checkFileName(name)),
    async open(name) {
      const bytes = contents.get(checkFileName(name))
      return (
        bytes && {
          size: bytes.length,
          read: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
            Readable.from([Buffer.from(bytes.subarray(start, end + 1))], { objectMode: false }),
        }
      )
    },
    has: async (name) => contents.has(checkFileName(name)),
    remove: async (name) => void contents.delete(checkFileName(name)),
    list: async () => [...contents.keys()],
    sizes: async () => new Map([...contents].map(([name, { length }]) => [name, length])),
  }
}
