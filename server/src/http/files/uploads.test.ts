import { request as post } from 'node:http'
import { text } from 'node:stream/consumers'
import { maxImageBytes, uploadImage } from '@sohbet/contract/core/images'
import { uploadAttachment } from '@sohbet/contract/messaging/threads'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { hourlyCounts } from '../../db/tables/core/hourly-counts.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { memoryFiles } from '../../testing/files/memory-files.ts'
import { aPhoto } from '../../testing/files/pictures.ts'
import { isFull } from '../../testing/proofs.ts'
import { aUser } from '../../testing/rows/builders.ts'

vi.setConfig({ testTimeout: 60_000 })

let server: TestApp
let address: string
beforeAll(async () => {
  server = await startTestApp()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.stop())

const boundary = 'between-the-parts'

type Answer = { status: number; body: string; retryAfter: string | undefined }
type Sender = { id: string; headers: Record<string, string> }

async function aSender(): Promise<Sender> {
  const { id } = await aUser(server.db)
  return { id, headers: await server.headersOf({ id }) }
}

const senders = (count: number) => Promise.all(Array.from({ length: count }, aSender))

/** An upload in progress: its head is sent; the test decides when its bytes and its end follow. */
function beginPhoto(bytes: Uint8Array, { id, headers }: Sender) {
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  const head = field('id', id) + field('type', 'user_photos') + file
  const end = `\r\n--${boundary}--\r\n`
  const outgoing = post(`${address}/api/images/upload`, {
    method: 'POST',
    agent: false,
    headers: {
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': Buffer.byteLength(head) + bytes.length + end.length,
    },
  })
  const answered = new Promise<Answer>((resolve, reject) => {
    outgoing.once('error', reject)
    outgoing.once('response', (answer) => {
      const { statusCode = 0, headers } = answer
      text(answer).then(
        (body) => resolve({ status: statusCode, body, retryAfter: headers['retry-after'] }),
        reject,
      )
    })
  })
  answered.catch(() => undefined) // of those that are cut
  outgoing.write(head)
  return {
    answered,
    cut: () => outgoing.destroy(),
    finish() {
      outgoing.write(bytes) // all send the same buffer, so that the measured memory is the server's
      outgoing.end(end)
      return answered
    },
  }
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())

test('a few uploads are read at once and others wait; beyond them the server replies 503', async () => {
  const photo = await bytesOf(await aPhoto())
  const begun = (await senders(4 + 32 + 4)).map((sender) => beginPhoto(photo, sender))
  const refused: Answer[] = []
  for (const { answered } of begun)
    answered.then(
      (answer) => refused.push(answer),
      () => undefined,
    )
  await expect.poll(() => refused.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(4)
  for (const { status, body, retryAfter } of refused)
    expect([status, codeOf(JSON.parse(body)), retryAfter]).toEqual([503, 'BUSY', '10'])
  for (const upload of begun) upload.cut()
})

test('one user does not keep the others out', async () => {
  const photo = await bytesOf(await aPhoto())
  const greedy = await aSender()
  const theirs = Array.from({ length: 6 }, () => beginPhoto(photo, greedy))
  const other = beginPhoto(photo, await aSender())
  expect((await other.finish()).status).toBe(200)
  const answers = await Promise.all(theirs.map((upload) => upload.finish()))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
})

test('a client that leaves frees its place, in the middle or in the queue', async () => {
  const photo = await bytesOf(await aPhoto())
  for (let round = 0; round < 3; round += 1) {
    const before = await server.db.$count(hourlyCounts)
    const begun = (await senders(10)).map((sender) => beginPhoto(photo, sender))
    await expect.poll(() => server.db.$count(hourlyCounts), { timeout: 10_000 }).toBe(before + 10)
    for (const upload of begun) upload.cut()
  }
  const last = beginPhoto(photo, await aSender())
  expect((await last.finish()).status).toBe(200)
})

test('attempts count before anything is read', async () => {
  const user = await aUser(server.db)
  for (const [endpoint, perHour] of [
    [uploadAttachment, 60],
    [uploadImage, 300],
  ] as const) {
    const key = `upload /api${endpoint.path} ${user.id}`
    await server.db.insert(hourlyCounts).values({ key, hour: server.clock.now, count: perHour - 1 })
    const asThem = async () => server.send(endpoint, { body: {} }, await server.headersOf(user))
    const [first, second] = [await asThem(), await asThem()]
    expect([first.status, second.status, codeOf(second.body)]).toEqual([400, 429, 'HOURLY_LIMIT'])
  }
})

/** Retries like a client that was refused or cut. */
async function sendUntilTaken(bytes: Uint8Array, sender: Sender): Promise<void> {
  const upload = beginPhoto(bytes, sender)
  const status = await upload.finish().then(
    (answer) => answer.status,
    () => 503,
  )
  if (status === 503) return sendUntilTaken(bytes, sender)
  expect(status).toBe(200)
}

// Other work distorts the memory of this process; npm run proofs uses a separate one
test.runIf(isFull)(
  'twelve of the largest pictures at once take at most 200 MB more memory',
  async () => {
    const create = { width: 7000, height: 7000, channels: 3, background: '#c8201b' } as const
    const bytes = new Uint8Array(maxImageBytes)
    bytes.set(await sharp({ create }).jpeg({ quality: 1 }).toBuffer())
    const people = await senders(12)
    const before = process.memoryUsage().rss
    let highest = before
    const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 5)
    await Promise.all(people.map((sender) => sendUntilTaken(bytes, sender)))
    clearInterval(watch)
    expect((highest - before) / 1024 / 1024).toBeLessThan(200)
  },
  120_000,
)

test('refuses uploads with 503 while the disk has less than 1 GB left', async () => {
  let free = 1024 ** 3 - 1
  const full = await startTestApp({ files: { ...memoryFiles(), freeBytes: async () => free } })
  onTestFinished(full.stop)
  const user = await aUser(full.db)
  const upload = async () =>
    full.call(
      uploadImage,
      { body: { image: await aPhoto(), id: user.id, type: 'user_photos' } },
      { as: user },
    )
  const refused = await upload()
  expect([refused.status, codeOf(refused.body)]).toEqual([503, 'DISK_FULL'])
  free += 1
  expect((await upload()).status).toBe(200)
})
