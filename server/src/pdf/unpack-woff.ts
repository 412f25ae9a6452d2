import { inflateSync } from 'node:zlib'

const heads = { woff: 44, plain: 12 } as const
const entries = { woff: 20, plain: 16 } as const

/** The plain font within a WOFF, table by table. PDFKit reads both, but unpacks this one anew for every document. */
export function unpackWoff(packed: Buffer): Buffer {
  if (packed.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font')
  const count = packed.readUInt16BE(12)
  const head = Buffer.alloc(heads.plain + count * entries.plain)
  packed.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(2 ** power * entries.plain, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((count - 2 ** power) * entries.plain, 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (let index = 0; index < count; index++) {
    const from = heads.woff + index * entries.woff
    const to = heads.plain + index * entries.plain
    const table = tableAt(packed, from)
    packed.copy(head, to, from, from + 4)
    packed.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(offset, to + 8)
    head.writeUInt32BE(table.length, to + 12)
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    offset += table.length + padding.length
  }
  return Buffer.concat(parts)
}

/** A table that would not get smaller is kept as it is. */
function tableAt(packed: Buffer, entry: number): Buffer {
  const start = packed.readUInt32BE(entry + 4)
  const length = packed.readUInt32BE(entry + 8)
  const bytes = packed.subarray(start, start + length)
  return length < packed.readUInt32BE(entry + 12) ? inflateSync(bytes) : bytes
}
