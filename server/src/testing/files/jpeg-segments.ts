/** A JPEG segment: marker, length and content. */
export function segment(mark: number, content: Buffer | string | number[]): Buffer {
  const body = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)
  const head = Buffer.from([0xff, mark, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

const twoBytes = (value: number) => [value >> 8, value & 0xff]

/** A table in which a single bit stands for the only symbol. */
const oneSymbolTable = (which: number, symbol: number) =>
  segment(0xc4, [which, 1, ...Array.from({ length: 15 }, () => 0), symbol])

/** The symbol for 16384 empty blocks in a row, followed by 14 bits. */
const emptyBlocks = { symbol: 0xe0, count: 16_384, bits: 15 }

const scan = (coefficient: number, precision: number) =>
  segment(0xda, [1, 1, 0, coefficient, coefficient, precision])

/**
 * A valid grey progressive JPEG with up to 883 scans: each refines one coefficient by one bit. A decoder goes over
 * the whole picture for each of them.
 */
export function manyScans({ width, height, scans }: { width: number; height: number; scans: number }) {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const empty = Buffer.alloc(Math.ceil((Math.ceil(blocks / emptyBlocks.count) * emptyBlocks.bits) / 8))
  const parts = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [8, ...twoBytes(height), ...twoBytes(width), 1, 1, 0x11, 0]),
    oneSymbolTable(0x00, 0),
    oneSymbolTable(0x10, emptyBlocks.symbol),
    scan(0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
  ]
  for (let made = 1; made < scans; made++) {
    const [coefficient, bit] = [1 + Math.floor((made - 1) / 14), 13 - ((made - 1) % 14)]
    parts.push(scan(coefficient, (bit === 13 ? 0 : (bit + 1) << 4) | bit), empty)
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])])
}
