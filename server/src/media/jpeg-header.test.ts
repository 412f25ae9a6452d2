import sharp from 'sharp'
import { expect, test } from 'vitest'
import { manyScans, segment } from '../testing/files/jpeg-segments.ts'
import { readJpegHeader } from './jpeg-header.ts'

const jpeg = (options = {}) =>
  sharp({ create: { width: 120, height: 90, channels: 3, background: '#c8201b' } })
    .jpeg(options)
    .toBuffer()

test('reads the size of a picture', async () => {
  expect(readJpegHeader(await jpeg())).toEqual({ width: 120, height: 90, isProgressive: false, scans: 1 })
})

test('counts the scans of a progressive picture', async () => {
  const header = readJpegHeader(await jpeg({ progressive: true }))
  expect(header).toMatchObject({ width: 120, height: 90, isProgressive: true })
  expect(header?.scans).toBeGreaterThan(5)
  expect(readJpegHeader(manyScans({ width: 64, height: 48, scans: 800 }))?.scans).toBe(800)
})

test('counts scans behind stray bytes and repeated FF, as decoders do', () => {
  const made = manyScans({ width: 8, height: 8, scans: 1 })
  const again = Buffer.concat([Buffer.from([0, 7, 0xff, 0xff]), segment(0xda, [1, 1, 0, 1, 1, 0])])
  expect(readJpegHeader(Buffer.concat([made.subarray(0, -2), again, made.subarray(-2)]))?.scans).toBe(2)
})

test('ignores scans of a thumbnail and of a picture behind the end', async () => {
  const [made, inner] = [await jpeg(), await jpeg({ progressive: true })]
  const whole = Buffer.concat([made.subarray(0, 2), segment(0xe1, inner), made.subarray(2), inner])
  expect(readJpegHeader(whole)).toEqual({ width: 120, height: 90, isProgressive: false, scans: 1 })
})

test.each(['', 'hello', '\xff\xd8\xff\xe0', '\xff\xd8\xff\xe0\xff\xff\xff'])('%j has no header', (text) => {
  expect(readJpegHeader(Buffer.from(text, 'latin1'))).toBeUndefined()
})
