import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { BackupError } from '../manifest.ts'
import { byteReader } from './byte-reader.ts'

/** A file of a backup: its path in the backup, and its content in memory or on the disk. */
export type Entry = { path: string; bytes: Uint8Array } | { path: string; file: string }

const block = 512
/** The size has eleven octal digits. */
const mostBytes = 8 ** 11 - 1
const longestName = 100

/** Packs files into a tar that any `tar` can read. */
export async function* packTar(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    const size = 'file' in entry ? (await stat(entry.file)).size : entry.bytes.length
    yield* headersOf(entry.path, size)
    if ('file' in entry) yield* createReadStream(entry.file)
    else yield entry.bytes
    yield padding(size)
  }
  yield Buffer.alloc(2 * block)
}

const padding = (size: number) => Buffer.alloc((block - (size % block)) % block)

function* headersOf(path: string, size: number): Generator<Buffer> {
  if (size > mostBytes) throw new BackupError(`${path} is too large for a backup`)
  if (Buffer.byteLength(path) > longestName) {
    // The header has no room for a long name: an entry of its own brings it
    const record = Buffer.from(paxRecord('path', path))
    yield header('long-name', { size: record.length, type: 'x' })
    yield record
    yield padding(record.length)
  }
  yield header(path.slice(0, longestName), { size, type: '0' })
}

/** `LENGTH key=value\n`, where the length counts its own digits. */
function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`
  const length = Buffer.byteLength(rest)
  const digits = String(length + String(length).length).length
  return `${length + digits}${rest}`
}

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`

function header(path: string, { size, type }: { size: number; type: string }): Buffer {
  const bytes = Buffer.alloc(block)
  bytes.write(path, 0)
  bytes.write(octal(0o600, 7), 100)
  bytes.write(octal(0, 7), 108)
  bytes.write(octal(0, 7), 116)
  bytes.write(octal(size, 11), 124)
  bytes.write(octal(0, 11), 136)
  bytes.write(type, 156)
  bytes.write('ustar\u000000', 257)
  bytes.write(`${octal(checksum(bytes), 6)} `, 148)
  return bytes
}

/** The sum of the bytes, with spaces in the place of the checksum itself. */
const checksum = (bytes: Buffer) =>
  bytes.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0)

type ReadEntry = { path: string; size: number; content: AsyncIterable<Uint8Array> }

/** Gives each file of a tar that packTar made. The content must be read before the next entry. */
export async function* unpackTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<ReadEntry> {
  const reader = byteReader(source)
  let longName: string | undefined
  for (;;) {
    const { path, size, type } = readTarHeader(await reader.take(block))
    if (path === '') break
    if (type === 'x') longName = nameOf(await reader.take(size))
    else {
      const content = whole(reader.pieces(size), size)
      yield { path: longName ?? path, size, content }
      longName = undefined
    }
    await reader.take(padding(size).length)
  }
  // Reads to the end, so that a decryption checks its last chunk
  while (!(await reader.isAtEnd())) await reader.take(block)
}

const nameOf = (record: Buffer) => /^\d+ path=(.+)\n$/.exec(record.toString())?.[1]

async function* whole(pieces: AsyncIterable<Uint8Array>, size: number) {
  let read = 0
  for await (const piece of pieces) {
    read += piece.length
    yield piece
  }
  if (read < size) throw incomplete()
}

const incomplete = () => new BackupError('The backup is damaged or incomplete')

/** A block of zeros ends the archive: its path is empty. */
function readTarHeader(bytes: Buffer): { path: string; size: number; type: string } {
  if (bytes.length < block) throw incomplete()
  if (bytes.every((byte) => byte === 0)) return { path: '', size: 0, type: '' }
  const text = (from: number, length: number) =>
    bytes
      .subarray(from, from + length)
      .toString()
      .replace(/\0.*$/s, '')
  if (Number.parseInt(text(148, 8), 8) !== checksum(bytes)) throw incomplete()
  return { path: text(0, longestName), size: Number.parseInt(text(124, 12), 8), type: text(156, 1) }
}
