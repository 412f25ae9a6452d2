import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { tempFolder } from '../../testing/files/temp-folder.ts'
import { archiveNameAt, isArchiveName, packArchive, timeOfArchive, unpackArchive } from './archive.ts'
import { seal, unseal } from './seal.ts'
import type { Entry } from './tar.ts'

const passphrase = 'a passphrase of the school'
/** Little work, because most cases need many keys. */
const cheap = { logN: 4, r: 8, p: 1 }

const chunk = 64 * 1024
const tag = 16
const header = 51

const sealed = (bytes: Buffer) => buffer(Readable.from(seal(inPieces(bytes), passphrase, cheap)))
const opened = (bytes: Buffer, by = passphrase) => buffer(Readable.from(unseal(inPieces(bytes), by)))

async function* inPieces(bytes: Buffer, size = 10_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function* listed(entries: Entry[]) {
  yield* entries
}

describe('a sealed stream', () => {
  test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk])('of %i bytes opens again', async (size) => {
    const bytes = randomBytes(size)
    const closed = await sealed(bytes)
    expect(closed).toHaveLength(header + size + tag * Math.max(1, Math.ceil(size / chunk)))
    expect((await opened(closed)).equals(bytes)).toBe(true)
  })

  test('hides its content and differs each time', async () => {
    const bytes = Buffer.from('ayse@example.test'.repeat(100))
    const [one, other] = [await sealed(bytes), await sealed(bytes)]
    expect(one.includes('ayse')).toBe(false)
    expect(one.subarray(header).equals(other.subarray(header))).toBe(false)
  })

  test('does not open with another passphrase', async () => {
    await expect(opened(await sealed(Buffer.from('rows')), 'another passphrase')).rejects.toThrow(
      'The passphrase is not the one of this backup',
    )
  })

  test('notices a changed byte in every part', async () => {
    const closed = await sealed(randomBytes(2 * chunk))
    for (const at of [0, 16, 20, header, header + 5, header + chunk + tag + 1, closed.length - 1]) {
      const changed = Buffer.from(closed)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      await expect(opened(changed), `byte ${at}`).rejects.toThrow(/damaged/)
    }
  })

  test('notices that its end is missing, wherever it is cut', async () => {
    const closed = await sealed(randomBytes(2 * chunk + 100))
    const whole = chunk + tag
    for (const length of [0, 10, header, header + 5, header + whole, header + 2 * whole, closed.length - 1])
      await expect(opened(closed.subarray(0, length)), `${length} bytes`).rejects.toThrow(/damaged/)
  })

  test('notices chunks that are swapped, repeated or added', async () => {
    const closed = await sealed(randomBytes(3 * chunk))
    const whole = chunk + tag
    const part = (number: number) => closed.subarray(header + number * whole, header + (number + 1) * whole)
    const start = closed.subarray(0, header)
    for (const parts of [
      [1, 0, 2],
      [0, 0, 1, 2],
      [0, 2],
      [0, 1, 2, 2],
    ])
      await expect(
        opened(Buffer.concat([start, ...parts.map(part)])),
        `chunks ${parts.join()}`,
      ).rejects.toThrow(/damaged/)
  })
})

describe('an archive', () => {
  const long = `files/${'a'.repeat(60)}/${'b'.repeat(120)}.pdf`

  async function anArchive(by?: string) {
    const file = join(tempFolder(), 'rows')
    await writeFile(file, randomBytes(1000))
    const entries: Entry[] = [
      { path: 'files/documents/empty.pdf', bytes: new Uint8Array() },
      { path: 'files/documents/c.pdf', bytes: randomBytes(512) },
      { path: long, bytes: Buffer.from('long name') },
      { path: 'tables/users.copy.gz', file },
      { path: 'manifest.json', bytes: Buffer.from('{}') },
    ]
    return { entries, bytes: await buffer(Readable.from(packArchive(listed(entries), by))) }
  }

  test.each([
    { kind: 'plain', by: undefined },
    { kind: 'encrypted', by: passphrase },
  ])('that is $kind unpacks to the same files', async ({ by }) => {
    const { entries, bytes } = await anArchive(by)
    const into = tempFolder()
    const isSealed = by !== undefined
    const digests = await unpackArchive(inPieces(bytes), { isSealed, passphrase: by, into })
    expect([...digests.keys()]).toEqual(entries.map(({ path }) => path))
    for (const entry of entries) {
      const content = 'file' in entry ? await readFile(entry.file) : Buffer.from(entry.bytes)
      expect((await readFile(join(into, entry.path))).equals(content)).toBe(true)
    }
  })

  test('without a passphrase is a file that tar reads', async () => {
    const { entries, bytes } = await anArchive()
    const file = join(tempFolder(), 'a.tar')
    await writeFile(file, bytes)
    const names = execFileSync('tar', ['-tf', file], { encoding: 'utf8' }).trim().split('\n')
    expect(names).toEqual(entries.map(({ path }) => path))
    expect(execFileSync('tar', ['-xOf', file, long], { encoding: 'utf8' })).toBe('long name')
  })

  test('that is cut anywhere is refused', async () => {
    const { bytes } = await anArchive()
    for (let length = 0; length < bytes.length - 512; length += 300)
      await expect(
        unpackArchive(inPieces(bytes.subarray(0, length)), {
          isSealed: false,
          passphrase: undefined,
          into: tempFolder(),
        }),
        `${length} bytes`,
      ).rejects.toThrow('damaged or incomplete')
  })

  test('writes nothing outside its folder', async () => {
    const evil = packArchive(listed([{ path: 'files/../../evil.pdf', bytes: Buffer.from('x') }]), undefined)
    const into = tempFolder()
    await expect(unpackArchive(evil, { isSealed: false, passphrase: undefined, into })).rejects.toThrow(
      'is not a file of a backup',
    )
  })

  test('has the time of its rows in its name', () => {
    const time = new Date('2026-03-02T00:15:07.123Z')
    const name = archiveNameAt(time, { isSealed: true })
    expect(name).toBe('sohbet-2026-03-02T00-15-07Z.tar.sealed')
    expect(timeOfArchive(name)).toEqual(new Date('2026-03-02T00:15:07Z'))
    const others = [`${name}.partial`, 'sohbet-2026-03-02T00-15-07Z', 'notes.tar', 'manifest.json']
    expect(others.filter(isArchiveName)).toEqual([])
  })
})
