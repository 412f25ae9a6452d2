import { inflateSync } from 'node:zlib'

/** WOFF is TrueType with its tables packed one by one; the program that draws text knows TrueType alone. */
export function unpackFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = 12 + 16 * count
  const header = Buffer.alloc(head)
  header.writeUInt32BE(woff.readUInt32BE(4), 0)
  header.writeUInt16BE(count, 4)
  // The rest of the header only speeds up a search through the tables.
  const tables: Buffer[] = []
  let place = head
  for (let index = 0; index < count; index++) {
    const entry = 44 + 20 * index
    const from = woff.readUInt32BE(entry + 4)
    const packed = woff.subarray(from, from + woff.readUInt32BE(entry + 8))
    const length = woff.readUInt32BE(entry + 12)
    const table = packed.length < length ? inflateSync(packed) : packed
    woff.copy(header, 12 + 16 * index, entry, entry + 4)
    header.writeUInt32BE(woff.readUInt32BE(entry + 16), 12 + 16 * index + 4)
    header.writeUInt32BE(place, 12 + 16 * index + 8)
    header.writeUInt32BE(length, 12 + 16 * index + 12)
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.copy(padded)
    tables.push(padded)
    place += padded.length
  }
  return Buffer.concat([header, ...tables])
}
