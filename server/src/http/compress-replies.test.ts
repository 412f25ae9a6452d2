import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { anyone, endpoint } from '@sohbet/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Feature } from '../features.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

const repeat = endpoint({
  method: 'POST',
  path: '/repeat',
  summary: 'Repeats a text',
  access: anyone,
  body: z.object({ text: z.string(), times: z.number() }),
  reply: z.object({ text: z.string() }),
})
const repeating: Feature = (bind) => bind(repeat, (_, { body }) => ({ text: body.text.repeat(body.times) }))

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ features: [repeating] })
})
afterAll(() => server.stop())

const send = (payload: string | Buffer, headers = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/repeat',
    payload,
    headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip, br', ...headers },
  })
const asking = (times: number) => JSON.stringify({ text: 'tea', times })

test('a large reply is compressed', async () => {
  const { headers, rawPayload } = await send(asking(1000))
  expect(headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual({ text: 'tea'.repeat(1000) })
})

test('a small reply, and one for a client that does not ask for it, is not', async () => {
  expect((await send(asking(10))).headers['content-encoding']).toBeUndefined()
  expect(
    (await send(asking(1000), { 'accept-encoding': 'identity' })).headers['content-encoding'],
  ).toBeUndefined()
})

test('a compressed request is refused', async () => {
  const { statusCode } = await send(gzipSync(asking(10)), { 'content-encoding': 'gzip' })
  expect(statusCode).toBe(400)
})
