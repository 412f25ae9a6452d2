import { randomUUID } from 'node:crypto'
import { getReceipt } from '@sohbet/contract/selling/enrollments'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUser } from '../testing/rows/builders.ts'

let server: TestApp
beforeAll(async () => {
  // A fixed clock, so that a busy machine stays within one minute
  vi.useFakeTimers({ toFake: ['Date'] })
  server = await startTestApp({ config: { rateLimit: true } })
})
afterAll(async () => {
  vi.useRealTimers()
  await server.stop()
})

test('receipts are limited to 20 a minute', async () => {
  const headers = await server.headersOf(await aUser(server.db))
  const statuses: Record<number, number> = {}
  for (let index = 0; index < 25; index++) {
    const { status } = await server.send(getReceipt, { params: { id: randomUUID() } }, headers)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  expect(statuses).toEqual({ 404: 20, 429: 5 })
})
