import { createCipheriv, createDecipheriv, randomBytes, scrypt, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { BackupError } from '../manifest.ts'
import { byteReader } from './byte-reader.ts'

/**
 * Encryption of an archive (docs/decisions/0045-automatic-backups.md). After a header come chunks of 64 KiB, each
 * encrypted by AES-256-GCM with its number and a mark of the last chunk in the nonce: a chunk that is changed, moved,
 * repeated or missing, also at the end, fails.
 */
const magic = Buffer.from('sohbet-sealed-1\n')
const saltLength = 32
const headerLength = magic.length + 3 + saltLength
const chunkLength = 64 * 1024
const tagLength = 16

/** The cost of one guess: 128 MB of memory, about half a second. */
const ownCost = { logN: 17, r: 8, p: 1 }
type Cost = typeof ownCost
const mostMemory = 1024 ** 3

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

async function keyOf(passphrase: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** logN
  return derive(passphrase.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r })
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number), 3)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

/** Encrypts a stream. */
export async function* seal(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
  cost = ownCost,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength)
  const header = Buffer.concat([magic, Buffer.from([cost.logN, cost.r, cost.p]), salt])
  const key = await keyOf(passphrase, salt, cost)
  yield header
  const reader = byteReader(source)
  for (let number = 0, isLast = false; !isLast; number++) {
    const chunk = await reader.take(chunkLength)
    isLast = await reader.isAtEnd()
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(header)
    const text = cipher.update(chunk)
    cipher.final()
    yield Buffer.concat([text, cipher.getAuthTag()])
  }
}

/** Decrypts a sealed stream; fails when any byte differs or is missing. */
export async function* unseal(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const reader = byteReader(source)
  const header = Buffer.from(await reader.take(headerLength))
  const { cost, salt } = readHeader(header)
  const key = await keyOf(passphrase, salt, cost)
  for (let number = 0, isLast = false; !isLast; number++) {
    const chunk = await reader.take(chunkLength + tagLength)
    isLast = await reader.isAtEnd()
    const text = open(chunk, { key, header, nonce: nonceOf(number, isLast) })
    if (!text && number === 0)
      throw new BackupError('The passphrase is not the one of this backup, or the backup is damaged')
    if (!text) throw new BackupError('The backup is damaged or incomplete')
    yield text
  }
}

function readHeader(header: Buffer): { cost: Cost; salt: Buffer } {
  const [logN = 0, r = 0, p = 0] = header.subarray(magic.length)
  const isKnown = header.length === headerLength && header.subarray(0, magic.length).equals(magic)
  if (!isKnown || logN < 1 || r < 1 || p < 1 || 128 * 2 ** logN * r * p > mostMemory)
    throw new BackupError('The backup is damaged: its header is not of an encrypted backup')
  return { cost: { logN, r, p }, salt: header.subarray(magic.length + 3) }
}

type Sealed = { key: Buffer; header: Buffer; nonce: Buffer }

function open(chunk: Buffer, { key, header, nonce }: Sealed): Buffer | undefined {
  if (chunk.length < tagLength) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  decipher.setAAD(header).setAuthTag(chunk.subarray(-tagLength))
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -tagLength)), decipher.final()])
  } catch {
    return undefined
  }
}
