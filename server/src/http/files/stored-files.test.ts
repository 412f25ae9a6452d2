import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { attachment, uploadAttachment } from '@sohbet/contract/messaging/threads'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { OpenedFile, Part } from '../../adapters/files/files.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { documentFile, pdf } from '../../testing/files/documents.ts'
import { memoryFiles } from '../../testing/files/memory-files.ts'
import { aUser } from '../../testing/rows/builders.ts'

const size = 1_000_000_000
/** How the one existing file is read, and how often. */
let streams: Readable[] = []
let read: OpenedFile['read']
let server: TestApp
let origin: string
let url: string
let id: string
beforeAll(async () => {
  const open = async () => ({
    size,
    read: (part?: Part) => {
      const stream = read(part)
      streams.push(stream)
      return stream
    },
  })
  server = await startTestApp({ files: { ...memoryFiles(), open } })
  const file = documentFile(pdf())
  const answer = await server.call(uploadAttachment, { body: { file } }, { as: await aUser(server.db) })
  ;({ id, url } = attachment.parse(answer.body))
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.stop())
afterEach(() => void (streams = []))

const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers })

test('an attachment is described by its row: HEAD, 304 and 404 do not read the file', async () => {
  const etag = `"${id}"`
  const answers = [
    await ask({ 'if-none-match': etag }),
    await ask({}, 'HEAD'),
    await ask({ range: `bytes=${size}-` }),
  ]
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers.etag])).toEqual([
    [304, etag],
    [200, etag],
    [416, undefined],
  ])
  expect(answers[1]?.headers['content-length']).toBe(String(size))
  expect(streams).toHaveLength(0)
})

test('a range request reads no more than the range', async () => {
  read = (part) => Readable.from([Buffer.from(JSON.stringify(part))])
  const answer = await ask({ range: 'bytes=10-29' })
  expect([answer.statusCode, answer.json()]).toEqual([206, { start: 10, end: 29 }])
})

test('a file is not read further after the client left', async () => {
  read = () =>
    new Readable({
      read() {
        this.push(Buffer.alloc(64 * 1024))
      },
    })
  const request = get(new URL(url, origin))
  const [response]: IncomingMessage[] = await once(request, 'response')
  const [stream] = streams
  if (!response || !stream) throw new Error('nothing was sent')
  await once(response, 'readable')
  response.destroy()
  await once(stream, 'close')
  expect(stream.readableEnded).toBe(false)
})

test('a file that cannot be read is answered in our form', async () => {
  read = () => new Readable({ read() {} }).destroy(new Error('the disk is broken'))
  const answer = await ask({ range: 'bytes=0-999999' })
  expect([answer.statusCode, codeOf(answer.json()), answer.headers]).toMatchObject([
    500,
    'INTERNAL',
    { 'cache-control': 'no-store' },
  ])
})
