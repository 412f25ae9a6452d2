import { endpoints } from '@sohbet/contract/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

const operation = z.object({ summary: z.string().min(1), security: z.array(z.unknown()).optional() })
const document = z.object({
  openapi: z.literal('3.1.0'),
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
    Object.entries(operations).map(
      ([method, { security }]) => `${method} ${path} ${security ? 'signed in' : 'open'}`,
    ),
  )
  const contract = [...endpoints.values()].map(({ method, path, access }) => {
    const open = access.who === 'anyone' ? 'open' : 'signed in'
    return `${method.toLowerCase()} /api${path.replace(/:(\w+)/g, '{$1}')} ${open}`
  })
  expect(described.toSorted()).toEqual(contract.toSorted())
})

test('has a page to browse', async () => {
  const answer = await server.app.inject({ url: '/api/docs' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
})
