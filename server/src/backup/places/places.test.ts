import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startS3Server } from '../../testing/providers/s3-server.ts'
import { tempFolder } from '../../testing/files/temp-folder.ts'
import { choosePlace } from './choose-place.ts'

let s3: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
  s3 = await startS3Server('school')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await s3.stop()
})

const name = (day: number) => `sohbet-2026-03-0${day}T00-15-00Z.tar.sealed`
const aBucket = (prefix: string) =>
  choosePlace({ bucket: 'school', prefix, region: 'eu', endpoint: s3.endpoint })

describe.each([
  { kind: 'a folder', make: () => choosePlace({ folder: join(tempFolder(), 'new') }) },
  { kind: 'a bucket', make: () => aBucket('all') },
  { kind: 'a folder of a bucket', make: () => aBucket('backups/of-school') },
])('archives in $kind', ({ make }) => {
  test('are listed by time, read back and removed', async () => {
    const place = make()
    const content = randomBytes(200_000)
    for (const day of [2, 1]) {
      const bytes = await place.write(name(day), Readable.from([content.subarray(0, 9), content.subarray(9)]))
      expect(bytes).toBe(content.length)
    }
    expect(await place.list()).toEqual([name(1), name(2)])
    expect((await buffer(Readable.from(place.read(name(1))))).equals(content)).toBe(true)
    await place.remove(name(1))
    expect(await place.list()).toEqual([name(2)])
    await place.remove(name(2))
  })

  test('appear only when they are complete', async () => {
    const place = make()
    async function* broken() {
      yield randomBytes(1000)
      expect(await place.list()).toEqual([])
      throw new Error('the database is away')
    }
    await expect(place.write(name(1), broken())).rejects.toThrow('the database is away')
    expect([await place.list(), s3.openUploads()]).toEqual([[], []])
  })

  test('are not written after a stop', async () => {
    const place = make()
    const stopped = AbortSignal.abort(new Error('The app stops'))
    await expect(place.write(name(1), Readable.from([randomBytes(9)]), stopped)).rejects.toThrow(
      /stops|aborted/,
    )
    expect([await place.list(), s3.openUploads()]).toEqual([[], []])
  })
})

test('a bucket takes a large archive in parts, and gives it back in parts', async () => {
  const place = aBucket('large')
  const content = randomBytes(33 * 1024 * 1024)
  expect(await place.write(name(1), Readable.from([content]))).toBe(content.length)
  expect((await buffer(Readable.from(place.read(name(1))))).equals(content)).toBe(true)
})

test('removes the parts of a killed upload', async () => {
  const place = aBucket('killed')
  const started = new AbortController()
  const silent = place.write(
    name(1),
    (async function* () {
      started.abort()
      yield await new Promise<Uint8Array>(() => undefined)
    })(),
  )
  silent.catch(() => undefined)
  await expect.poll(() => started.signal.aborted).toBe(true)
  expect(s3.openUploads()).toEqual([`killed/${name(1)}`])
  await place.removeDrafts()
  expect(s3.openUploads()).toEqual([])
})

test('only the owner can read an archive in a folder', async () => {
  const folder = join(tempFolder(), 'new')
  await choosePlace({ folder }).write(name(1), Readable.from([randomBytes(9)]))
  expect([(await stat(folder)).mode & 0o777, (await stat(join(folder, name(1)))).mode & 0o777]).toEqual([
    0o700, 0o600,
  ])
})
