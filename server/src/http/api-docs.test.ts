import { endpoints } from '@sohbet/contract/endpoints'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

const operation = z.object({
  operationId: z.string().regex(/^[a-z][a-zA-Z0-9]+$/),
  summary: z.string().min(1),
  security: z.array(z.record(z.string(), z.unknown())),
})
const document = z.object({
  openapi: z.literal('3.1.0'),
  servers: z.tuple([z.object({ url: z.literal('http://localhost') })]),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('describes exactly the calls of the contract, with their access', async () => {
  const answer = await server.app.inject({ url: '/api/docs/json' })
  const { paths } = document.parse(answer.json())
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security }]) => {
      // An empty list or an empty requirement: works without a token
      const isOpen = security.length === 0 || security.some((one) => Object.keys(one).length === 0)
      return `${method} ${path} ${isOpen ? 'open' : 'signed in'}`
    }),
  )
  const contract = [...endpoints.values()].map(({ method, path, access }) => {
    const open = access.who === 'anyone' ? 'open' : 'signed in'
    return `${method.toLowerCase()} /api${path.replace(/:(\w+)/g, '{$1}')} ${open}`
  })
  expect(described.toSorted()).toEqual(contract.toSorted())
  const ids = Object.values(paths).flatMap((one) => Object.values(one).map(({ operationId }) => operationId))
  expect(new Set(ids).size).toBe(ids.length)
})

test('the API documentation has a page to browse', async () => {
  const answer = await server.app.inject({ url: '/api/docs' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
})

test.each(['json', 'yaml'])(
  'sends the description as %s compressed, and not again to a client that has it',
  async (kind) => {
    const url = `/api/docs/${kind}`
    const [whole, small] = [
      await server.app.inject({ url }),
      await server.app.inject({ url, headers: { 'accept-encoding': 'gzip' } }),
    ]
    expect(small.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=300, must-revalidate',
      vary: 'accept-encoding',
    })
    expect(gunzipSync(small.rawPayload).toString()).toBe(whole.body)
    const again = await server.app.inject({
      url,
      headers: { 'if-none-match': String(small.headers['etag']) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  },
)

test('limits the calls of a client', async () => {
  const limited = await startTestApp({ config: { rateLimit: true } })
  onTestFinished(limited.stop)
  const { headers } = await limited.app.inject({ url: '/api/docs/json' })
  expect(headers['x-ratelimit-limit']).toBe('120')
})
