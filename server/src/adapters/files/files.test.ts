import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { memoryFiles } from '../../testing/files/memory-files.ts'
import { startS3Server } from '../../testing/providers/s3-server.ts'
import type { Files, OpenedFile } from './files.ts'
import { localFiles } from './local.ts'
import { s3Files } from './s3.ts'

let folder: string
let s3: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  s3 = await startS3Server('school')
  folder = await mkdtemp(join(tmpdir(), 'sohbet-files-'))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await s3.stop()
  await rm(folder, { recursive: true })
})

async function requireOpened(files: Files, name: string): Promise<OpenedFile> {
  const opened = await files.open(name)
  if (!opened) throw new Error(`${name} is not there`)
  return opened
}
const bytes = (text: string) => new Uint8Array(Buffer.from(text))

describe.each([
  { kind: 'a folder', make: () => localFiles(join(folder, 'files')) },
  { kind: 'memory', make: memoryFiles },
  { kind: 'a bucket', make: () => s3Files({ bucket: 'school', region: 'eu', endpoint: s3.endpoint }) },
])('files in $kind', ({ make }) => {
  test('returns the bytes that were put last', async () => {
    const files = make()
    await files.put('user_photos/a-1.jpg', bytes('first'))
    await files.put('user_photos/a-1.jpg', bytes('second'))
    expect(await files.read('user_photos/a-1.jpg')).toEqual(bytes('second'))
    expect([await files.has('user_photos/a-1.jpg'), await files.has('user_photos/a-2.jpg')]).toEqual([
      true,
      false,
    ])
  })

  test('opens whole files and parts, also of large files', async () => {
    const files = make()
    const large = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
    for (const [name, content] of [
      ['documents/small.pdf', Buffer.from('second')],
      ['documents/large.pdf', large],
    ] as const) {
      await files.put(name, content)
      const opened = await requireOpened(files, name)
      expect(opened.size).toBe(content.length)
      expect((await buffer(opened.read())).equals(content)).toBe(true)
      for (const [start, end] of [
        [0, 0],
        [2, 4],
        [1, content.length - 1],
        [content.length - 1, content.length - 1],
      ] as const) {
        const part = await buffer(opened.read({ start, end }))
        expect(part.equals(content.subarray(start, end + 1))).toBe(true)
      }
    }
  })

  test('removes a file, and accepts removing it again', async () => {
    const files = make()
    await files.put('user_photos/gone.jpg', bytes('x'))
    await files.remove('user_photos/gone.jpg')
    await files.remove('user_photos/gone.jpg')
    expect(await files.read('user_photos/gone.jpg')).toBeUndefined()
    expect(await files.open('user_photos/gone.jpg')).toBeUndefined()
  })

  test('lists all files but no drafts', async () => {
    const files = make()
    for (const name of await files.list()) await files.remove(name)
    await files.put('quiz_questions/b.jpg', bytes('x'))
    await files.put('user_photos/a.jpg', bytes('x'))
    await files.put('user_photos/c.jpg', bytes('xyz'))
    expect((await files.list()).toSorted()).toEqual([
      'quiz_questions/b.jpg',
      'user_photos/a.jpg',
      'user_photos/c.jpg',
    ])
    const sizes = await files.sizes()
    expect([sizes.size, sizes.get('user_photos/a.jpg'), sizes.get('user_photos/c.jpg')]).toEqual([3, 1, 3])
  })

  test.each([
    '../secret.txt',
    'user_photos/../../secret.txt',
    '/etc/passwd',
    'a.jpg',
    'a/b/c.jpg',
    'a/.jpg',
    'a/b\0.jpg',
  ])('refuses the name %j', async (name) => {
    const files = make()
    await expect(files.read(name)).rejects.toThrow('is not the name of a file')
    await expect(files.open(name)).rejects.toThrow('is not the name of a file')
    await expect(files.put(name, bytes('x'))).rejects.toThrow('is not the name of a file')
    await expect(files.has(name)).rejects.toThrow('is not the name of a file')
    await expect(files.remove(name)).rejects.toThrow('is not the name of a file')
  })
})

describe('reading a large object from a bucket', () => {
  const name = 'documents/large.pdf'
  const size = 4 * 1024 * 1024
  let files: Files
  beforeEach(async () => {
    files = s3Files({ bucket: 'school', region: 'eu', endpoint: s3.endpoint })
    await files.put(name, new Uint8Array(size))
  })

  test('fetches nothing before it is read, and no more than the requested part', async () => {
    const before = s3.bytesSent()
    const opened = await requireOpened(files, name)
    expect(s3.bytesSent() - before).toBe(0)
    await buffer(opened.read({ start: 1_000_000, end: 1_000_001 }))
    expect(s3.bytesSent() - before).toBe(2)
  })

  test('stops fetching shortly after the reader stops or leaves', async () => {
    const before = s3.bytesSent()
    const stream = (await requireOpened(files, name)).read()
    await once(stream, 'readable')
    expect(stream.read(10)).toHaveLength(10)
    stream.destroy()
    await once(stream, 'close')
    await files.has(name)
    expect(s3.bytesSent() - before).toBeGreaterThan(0)
    expect(s3.bytesSent() - before).toBeLessThanOrEqual(size / 8)
  })

  test('reads all pieces from one version, or fails', async () => {
    const opened = await requireOpened(files, name)
    await files.put(name, new Uint8Array(size).fill(1))
    await expect(buffer(opened.read())).rejects.toMatchObject({ name: 'PreconditionFailed' })
  })
})

describe('a bucket that stops answering', () => {
  test.each([
    { when: 'before it answers', answer: () => undefined },
    {
      when: 'within its answer',
      answer: (response: ServerResponse) => response.writeHead(200, { 'content-length': 9 }).write('a'),
    },
  ])('$when fails the call after a while', async ({ answer }) => {
    const silent = createServer(({ method }, response) => {
      if (method === 'HEAD') response.writeHead(200, { 'content-length': 9 }).end()
      else answer(response)
    }).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = z.object({ port: z.number() }).parse(silent.address())
    const files = s3Files(
      { bucket: 'school', region: 'eu', endpoint: `http://127.0.0.1:${port}` },
      { timeout: 100 },
    )
    await expect(files.read('user_photos/a.jpg')).rejects.toThrow(/timed out|exceeded/)
    const opened = await requireOpened(files, 'user_photos/a.jpg')
    await expect(buffer(opened.read())).rejects.toThrow(/timed out|exceeded/)
    silent.close()
    silent.closeAllConnections()
  })
})

test('a failed put leaves no file behind', async () => {
  // A folder occupies the file's path.
  await mkdir(join(folder, 'taken', 'x.jpg'), { recursive: true })
  await expect(localFiles(folder).put('taken/x.jpg', bytes('x'))).rejects.toThrow('EISDIR')
  expect(await readdir(join(folder, 'taken'))).toEqual(['x.jpg'])
})

test('of two puts at once, one wins whole', async () => {
  const files = localFiles(join(folder, 'race'))
  const [one, other] = [bytes('1'.repeat(500_000)), bytes('2'.repeat(300_000))]
  await Promise.all([files.put('a/b.jpg', one), files.put('a/b.jpg', other)])
  const kept = await files.read('a/b.jpg')
  expect([one.length, other.length]).toContain(kept?.length)
  expect(new Set(kept).size).toBe(1)
  expect(await readdir(join(folder, 'race', 'a'))).toEqual(['b.jpg'])
})
