import { requestPath } from '@sohbet/contract/request'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShooter, ask, everyCall, isWrite, signedIn } from '../attack/every-call.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { report } from './size.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

/** A clock that is set forward, set back, or at special dates. */
const moments = [
  '2026-03-02T08:00:00Z', // back by an hour
  '2026-03-03T09:00:00Z', // forward by a day
  '2026-03-29T00:59:59Z', // where Europe changes its clocks and Türkiye does not
  '2026-03-29T01:00:00Z',
  '2026-10-25T00:59:59Z',
  '2026-12-31T20:59:59Z', // New Year's Eve in Istanbul
  '2026-12-31T21:00:00Z',
  '2028-02-29T12:00:00Z',
  '2035-12-31T23:59:59Z',
  '2015-01-01T00:00:00Z',
  '2038-01-19T03:14:08Z',
]

test.each(everyCall.filter(({ endpoint }) => endpoint.method === 'GET'))(
  'row 29: $name answers at any time',
  async (call) => {
    const normal = server.clock.now
    const { values, userId } = await aShooter(server, call)
    const broken: string[] = []
    for (const moment of moments) {
      server.clock.now = new Date(moment)
      const headers = await signedIn(server, { id: userId })
      const { status } = await ask(server, call.endpoint, {
        url: requestPath(call.endpoint, values),
        headers,
      })
      if (status >= 500) broken.push(`${moment}: ${status}`)
    }
    server.clock.now = normal
    expect(broken).toEqual([])
  },
)

test.each(everyCall.filter(isWrite))('row 29: $name writes at any time', async (call) => {
  const normal = server.clock.now
  const broken: string[] = []
  for (const moment of moments) {
    // Prepares new data each time, because a write often has nothing left to do after the first
    server.clock.now = normal
    const { values, userId } = await aShooter(server, call)
    server.clock.now = new Date(moment)
    const { status } = await server.send(call.endpoint, values, await signedIn(server, { id: userId }))
    if (status >= 500) broken.push(`${moment}: ${status}`)
  }
  server.clock.now = normal
  expect(broken).toEqual([])
})

test('row 29: a session survives a clock that was wrong for a while', async () => {
  const call = everyCall.find(({ name }) => name === 'auth.listSessions')
  if (!call) throw new Error('no such call')
  const { headers } = await aShooter(server, call)
  const ask = async () => (await server.app.inject({ url: '/api/auth/sessions', headers })).statusCode
  const normal = server.clock.now
  const seen: number[] = []
  for (const minutes of [0, 20, -20, 0]) {
    server.clock.now = new Date(normal.getTime() + minutes * 60_000)
    seen.push(await ask())
  }
  server.clock.now = normal
  report(29, `${moments.length} moments, every read and every write`)
  expect(seen).toEqual([200, 401, 200, 200])
})
