import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { aRecording } from '../testing/files/recordings.ts'
import { aPhoto } from '../testing/files/pictures.ts'
import { manyScans } from '../testing/files/jpeg-segments.ts'
import { isFull } from '../testing/proofs.ts'
import { CannotDecode, createDecoder, type Decoder } from './decoder.ts'

let decoder: Decoder
afterEach(() => decoder.close())

const photo = async () => new Uint8Array(await (await aPhoto()).arrayBuffer())
const decode = (bytes: Uint8Array) =>
  decoder.decodePicture(bytes, { resize: { width: 20 }, maxPixels: 50_000_000 })

test('decodes one file after another', async () => {
  decoder = createDecoder()
  const small = await Promise.all([decode(await photo()), decode(await photo())])
  for (const bytes of small)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 15 })
})

test('reads the format of a recording', async () => {
  decoder = createDecoder()
  const bytes = new Uint8Array(await aRecording('wav').arrayBuffer())
  const read = await decoder.readFormat(bytes, { mimeType: 'audio/wav' })
  expect(read).toMatchObject({ container: 'WAVE', hasVideo: false, seconds: expect.any(Number) })
})

test.runIf(isFull).each([
  ['a broken file', () => Buffer.from('hello')],
  ['a file that takes too long', () => manyScans({ width: 4080, height: 3060, scans: 880 })],
])('of three files at once, %s does not disturb the other two', async (_what, badFile) => {
  decoder = createDecoder({ cpuSeconds: 0.5 })
  const good = await photo()
  const [first, bad, last] = await Promise.allSettled([decode(good), decode(badFile()), decode(good)])
  expect(bad).toMatchObject({ status: 'rejected', reason: expect.any(CannotDecode) })
  for (const result of [first, last]) {
    if (result.status === 'rejected') throw result.reason
    expect((await sharp(result.value).metadata()).width).toBe(20)
  }
})

test('refuses a broken file', async () => {
  decoder = createDecoder()
  await expect(decode(Buffer.from('hello'))).rejects.toBeInstanceOf(CannotDecode)
})

test.runIf(isFull)('kills a process that uses too much processor time', async () => {
  decoder = createDecoder({ cpuSeconds: 0.1 })
  const bomb = manyScans({ width: 1600, height: 1200, scans: 880 })
  await expect(decode(bomb)).rejects.toBeInstanceOf(CannotDecode)
})

test('kills a process that takes too long', async () => {
  decoder = createDecoder({ seconds: 0.001 })
  await expect(decode(await photo())).rejects.toBeInstanceOf(CannotDecode)
})

test('refuses running and waiting files when the app stops', async () => {
  decoder = createDecoder()
  const files = [await photo(), await photo()].map((bytes) =>
    decode(bytes).catch((error: unknown) => String(error)),
  )
  decoder.close()
  const expected = expect.stringContaining('UNAVAILABLE')
  expect(await Promise.all(files)).toEqual([expected, expected])
})

test.runIf(isFull)(
  'kills the decoder of a picture with 880 scans, and decodes the next one',
  async () => {
    // A quick machine decodes it within the usual limit
    decoder = createDecoder({ cpuSeconds: 1 })
    const bomb = decode(manyScans({ width: 4080, height: 3060, scans: 880 }))
    const next = decode(await photo())
    await expect(bomb).rejects.toBeInstanceOf(CannotDecode)
    expect((await sharp(await next).metadata()).width).toBe(20)
  },
  120_000,
)
