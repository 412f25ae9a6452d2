import { getLevelTestAudio, uploadLevelTestAudio } from '@sohbet/contract/level-tests/level-tests'
import { requestPath } from '@sohbet/contract/request'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUserOf } from '../../testing/rows/builders.ts'
import { audioFile, wav } from '../../testing/files/recordings.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'

const bytes = wav(1)
const size = bytes.length
let server: TestApp
let url: string
let etag: string
beforeAll(async () => {
  server = await startTestApp()
  const as = await aUserOf(server.db, 'admin')
  const upload = await server.call(uploadLevelTestAudio, { body: { audio: audioFile(bytes) } }, { as })
  const name = uploadLevelTestAudio.reply.parse(upload.body).url.split('/').at(-1) ?? ''
  url = requestPath(getLevelTestAudio, { params: { name } })
  etag = String((await get({})).headers.etag)
})
afterAll(() => server.stop())

const get = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers })

test('a whole file announces range requests', async () => {
  const { statusCode, headers, rawPayload } = await get({})
  expect([statusCode, headers]).toMatchObject([
    200,
    { 'accept-ranges': 'bytes', 'content-length': String(size), 'content-type': 'audio/wav' },
  ])
  expect(headers['content-range']).toBeUndefined()
  expect(rawPayload.equals(bytes)).toBe(true)
})

test('an upload named by its content uses its name as ETag', () => {
  expect(etag).toBe(`"${url.split('/').at(-1)}"`)
})

describe('a range request', () => {
  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=100-', 100, size - 1],
    ['bytes=-100', size - 100, size - 1],
    ['bytes=0-999999', 0, size - 1],
    [`bytes=${size - 1}-`, size - 1, size - 1],
    ['bytes=0-9,5-19', 0, 19],
  ])('%s', async (range, start, end) => {
    const { statusCode, headers, rawPayload } = await get({ range })
    expect([statusCode, headers]).toMatchObject([
      206,
      {
        etag,
        'content-range': `bytes ${start}-${end}/${size}`,
        'content-length': String(end - start + 1),
        'content-type': 'audio/wav',
        'cache-control': 'public, max-age=300, must-revalidate',
        'x-content-type-options': 'nosniff',
      },
    ])
    expect(rawPayload.equals(bytes.subarray(start, end + 1))).toBe(true)
  })

  test.each([`bytes=${size}-`, 'bytes=-0'])('that cannot be satisfied: %s', async (range) => {
    const answer = await get({ range })
    expect([answer.statusCode, codeOf(answer.json()), answer.headers]).toMatchObject([
      416,
      'RANGE_NOT_SATISFIABLE',
      { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' },
    ])
    expect(answer.headers.etag).toBeUndefined()
  })

  test.each(['bytes=0-9,100-109', 'lines=0-9', 'lines=9999999-', 'bytes', 'bytes=a-b', 'bytes=-9999999'])(
    'of an unknown unit or several ranges returns the whole: %s',
    async (range) => {
      const { statusCode, rawPayload } = await get({ range })
      expect([statusCode, rawPayload.length]).toEqual([200, size])
    },
  )

  test('with an outdated If-Range returns the whole', async () => {
    const range = 'bytes=0-9'
    expect((await get({ range, 'if-range': etag })).statusCode).toBe(206)
    for (const old of ['"old"', `W/${etag}`, 'Mon, 02 Mar 2026 09:00:00 GMT']) {
      expect((await get({ range, 'if-range': old })).statusCode).toBe(200)
    }
  })

  test('is ignored for HEAD', async () => {
    const { statusCode, headers } = await get({ range: 'bytes=0-9' }, 'HEAD')
    expect([statusCode, headers]).toMatchObject([200, { 'content-length': String(size) }])
  })
})

test('a large streamed file arrives whole and in parts', async () => {
  const large = wav(20)
  const as = await aUserOf(server.db, 'admin')
  const upload = await server.call(uploadLevelTestAudio, { body: { audio: audioFile(large) } }, { as })
  const address = uploadLevelTestAudio.reply.parse(upload.body).url
  const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    server.app.inject({ method, url: address, headers })
  const [whole, part, head] = [await ask({}), await ask({ range: 'bytes=10-99999' }), await ask({}, 'HEAD')]
  expect(whole.rawPayload.equals(large)).toBe(true)
  expect(part.rawPayload.equals(large.subarray(10, 100_000))).toBe(true)
  expect([whole, part, head].map(({ headers }) => headers['content-length'])).toEqual([
    String(large.length),
    '99990',
    String(large.length),
  ])
  expect(head.rawPayload).toHaveLength(0)
})

test.each(['ETAG', 'W/ETAG', '"x", ETAG', '*'])('answers 304 for %s', async (tag) => {
  const answer = await get({ 'if-none-match': tag.replace('ETAG', etag), range: 'bytes=0-9' })
  expect([answer.statusCode, answer.rawPayload.length, answer.headers.etag]).toEqual([304, 0, etag])
  expect((await get({ 'if-none-match': '"x"' })).statusCode).toBe(200)
})
