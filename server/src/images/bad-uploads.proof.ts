import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getImage, uploadImage } from '@sohbet/contract/core/images'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localFiles } from '../adapters/files/local.ts'
import { cleaned, refused, secret, traversals } from '../testing/files/bad-pictures.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aQuizQuestion } from '../testing/rows/catalogue.ts'
import { aFile, aPhoto } from '../testing/files/pictures.ts'
import { isFull } from '../testing/proofs.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
let data: string
beforeAll(async () => {
  // The upload folder has neighbours, as in a real school
  data = await mkdtemp(join(tmpdir(), 'sohbet-uploads-'))
  await writeFile(join(data, 'session-secret'), 'untouched')
  await mkdir(join(data, 'files'))
  server = await startTestApp({ files: localFiles(join(data, 'files')) })
  admin = await aUserOf(server.db, 'admin')
})
afterAll(async () => {
  await server.stop()
  await rm(data, { recursive: true })
})

const everyFile = async () =>
  (await readdir(data, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(data.length + 1))
    .toSorted()

async function upload(image: File, id: string, type = 'quiz_questions') {
  // The contract's types would not let a test send nonsense.
  const { status } = await server.call(uploadImage, Object({ body: { image, id, type } }), { as: admin })
  return status
}

/** Peak memory during the work, above the level before. */
async function memoryDuring(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage().rss
  let highest = before
  const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 5)
  await work()
  clearInterval(watch)
  return (highest - before) / 1024 / 1024
}

test('there are at least 40 bad files and 30 bad ids', () => {
  expect(refused.length + cleaned.length).toBeGreaterThanOrEqual(40)
  expect(traversals.length).toBeGreaterThanOrEqual(30)
})

test.each(refused)('%s is refused', async (_, expected, make) => {
  const { id } = await aQuizQuestion(server.db)
  const before = await everyFile()
  expect(await upload(aFile(await make()), id)).toBe(expected)
  expect(await everyFile()).toEqual(before)
})

test.each(cleaned)('a picture with %s is re-encoded', async (_, make) => {
  const { id } = await aQuizQuestion(server.db)
  const original = Buffer.from(await make())
  expect(await upload(aFile(original), id)).toBe(200)
  const { body } = await server.send(getImage, { params: { type: 'quiz_questions', id } })
  const kept = Buffer.from(body instanceof Uint8Array ? body : [])
  const found = await sharp(kept).metadata()
  expect(found).toMatchObject({ format: 'jpeg', space: 'srgb', channels: 3 })
  expect([found.exif, found.xmp, found.icc, found.iptc, found.comments, found.orientation]).toEqual(
    Array.from({ length: 6 }, () => undefined),
  )
  expect(Math.max(found.width, found.height)).toBeLessThanOrEqual(1200)
  // The stored file is exactly one JPEG, without hidden content of the original
  expect([kept.subarray(0, 3).toString('hex'), kept.subarray(-2).toString('hex')]).toEqual(['ffd8ff', 'ffd9'])
  expect(kept.lastIndexOf(Buffer.from([0xff, 0xd8, 0xff]))).toBe(0)
  for (const hidden of [secret, '<script', '<?php', '%PDF', 'PK\x03\x04', 'http://ns.adobe.com'])
    expect(kept.includes(hidden)).toBe(false)
})

describe('an id that points elsewhere', () => {
  test.each(traversals)('%j is refused for writing and reading', async (id) => {
    const before = await everyFile()
    expect(await upload(await aPhoto(), id)).toBe(400)
    const addresses = [id, encodeURIComponent(id)].flatMap((name) => [
      `/api/images/quiz_questions/${name}.jpg`,
      `/api/images/${name}/x.jpg`,
      `/images/${name}.jpg`,
    ])
    for (const url of addresses.filter((address) => !/[\s\0\\`]/.test(address)))
      expect([400, 404, 414]).toContain((await server.app.inject({ url })).statusCode)
    expect(await everyFile()).toEqual(before)
  })

  test.each([
    '',
    '../files',
    'session-secret',
    'user_photos/..',
    'quiz_questions\0',
    '__proto__',
    'level_test_audio',
  ])('the type %j is refused', async (type) => {
    const { id } = await aQuizQuestion(server.db)
    expect(await upload(await aPhoto(), id, type)).toBe(400)
  })

  test('the file name does not matter', async () => {
    const { id } = await aQuizQuestion(server.db)
    const [photo, before] = [new Uint8Array(await (await aPhoto()).arrayBuffer()), await everyFile()]
    const names = [
      '../../evil.html',
      '/etc/passwd',
      'a\0.php',
      'x.jpg.exe',
      '.htaccess',
      `${'a'.repeat(5000)}.jpg`,
    ]
    for (const name of names)
      expect(await upload(new File([photo], name, { type: 'text/html' }), id)).toBe(200)
    const added = (await everyFile()).filter((file) => !before.includes(file))
    expect(added).toEqual([`files/quiz_questions/${id}.jpg`])
  })
})

test('no file is outside the folder', async () => {
  const outside = (await everyFile()).filter((file) => !file.startsWith('files/quiz_questions/'))
  expect(outside).toEqual(['session-secret'])
})

// Other work distorts the memory of this process; npm run proofs uses a separate one
test.runIf(isFull)(
  'the largest files at once take at most 200 MB more memory',
  async () => {
    const large = new Set(['49 megapixels', '12 megapixels, progressive', 'a megabyte behind it'])
    const files = await Promise.all(
      cleaned.filter(([name]) => large.has(name)).map(async ([, make]) => aFile(await make())),
    )
    const bomb = refused.find(([name]) => name === '65500×65500 pixels')
    if (bomb) files.push(aFile(await bomb[2]()))
    const { id } = await aQuizQuestion(server.db)
    const taken = await memoryDuring(async () => {
      await Promise.all([...files, ...files, ...files].map((file) => upload(file, id)))
    })
    expect(taken).toBeLessThan(200)
  },
  120_000,
)
