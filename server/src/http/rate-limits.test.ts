import { randomUUID } from 'node:crypto'
import { login } from '@sohbet/contract/people/auth'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { isFull } from '../testing/proofs.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

const pairsAMinute = 5000

vi.setConfig({ testTimeout: isFull ? 1_800_000 : 60_000 })

let server: TestApp
beforeAll(async () => {
  // A fixed clock, so that a busy machine stays within one minute
  vi.useFakeTimers({ toFake: ['Date'] })
  server = await startTestApp({ config: { rateLimit: true } })
})
// Each test has a minute of its own
beforeEach(() => void vi.setSystemTime(Date.now() + 120_000))
afterAll(async () => {
  vi.useRealTimers()
  await server.stop()
})

const body = { email: 'not an address', password: 'secret' }
type Sent = { to?: TestApp; headers?: (index: number) => Record<string, string> }
async function attempts(times: number, { to = server, headers = () => ({}) }: Sent = {}) {
  const answers = []
  for (let index = 0; index < times; index++) answers.push(await to.send(login, { body }, headers(index)))
  return answers
}
/** An app that runs until the end of the test. */
async function started(...options: Parameters<typeof startTestApp>): Promise<TestApp> {
  const app = await startTestApp(...options)
  onTestFinished(() => app.stop())
  return app
}
const refusedOf = (answers: { status: number }[]) => answers.filter(({ status }) => status === 429).length

/** Counts the statuses of this many requests. */
async function statusesOf(times: number, urlOf: (index: number) => string) {
  const statuses: Record<number, number> = {}
  for (let index = 0; index < times; index++) {
    const { statusCode } = await server.app.inject({
      url: urlOf(index),
      headers: { authorization: 'Bearer forged' },
    })
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
  }
  return statuses
}

test('a client may try to sign in 20 times a minute, then gets Retry-After', async () => {
  const answers = await attempts(25)
  expect(refusedOf(answers)).toBe(5)
  const refused = answers.find(({ status }) => status === 429)
  expect(codeOf(refused?.body)).toBe('TOO_MANY_REQUESTS')
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
})

test('calls refused for other reasons count too', async () => {
  const statuses = await statusesOf(1300, (index) => (index % 2 === 0 ? '/api/users' : '/api/nothing'))
  expect(statuses).toEqual({ 401: 600, 404: 600, 429: 100 })
})

test.runIf(isFull)(
  `of ${pairsAMinute} addresses and passwords a minute 20 are tried, whatever the claimed sender`,
  async () => {
    const before = server.pauses.length
    for (let minute = 1; minute <= 2; minute++) {
      const counts: Record<string, number> = {}
      for (let pair = 0; pair < pairsAMinute; pair++) {
        const stolen = { email: `${minute}-${pair}@example.test`, password: `stolen ${pair}` }
        const claimed = { 'x-forwarded-for': `10.${minute}.${pair >> 8}.${pair & 255}` }
        const { status, headers } = await server.send(login, { body: stolen }, claimed)
        const answer = `${status}, again after ${String(headers['retry-after'])} s`
        counts[answer] = (counts[answer] ?? 0) + 1
      }
      expect(counts).toEqual({
        '401, again after undefined s': 20,
        '429, again after 60 s': pairsAMinute - 20,
      })
      // Only these reached a password check
      expect(server.pauses).toHaveLength(before + minute * 20)
      vi.setSystemTime(Date.now() + 60_000)
    }
  },
)

test('behind a trusted proxy each client has its own limit', async () => {
  const to = await started({ config: { rateLimit: true, trustProxy: ['127.0.0.1'] } })
  const headers = (index: number) => ({ 'x-forwarded-for': `10.0.0.${index}` })
  expect(refusedOf(await attempts(25, { to, headers }))).toBe(0)
})

test.runIf(isFull)('photos and readiness checks each have their own general limit', async () => {
  expect(await statusesOf(1205, () => `/images/${randomUUID()}.jpg`)).toEqual({ 204: 1200, 429: 5 })
  expect(await statusesOf(1205, () => '/readyz')).toEqual({ 200: 1200, 429: 5 })
  const refused = await server.app.inject({ url: '/readyz' })
  expect(codeOf(refused.json())).toBe('TOO_MANY_REQUESTS')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200)
})

test('a requested photo is logged by its route', async () => {
  const before = server.logged.length
  const id = randomUUID()
  await server.app.inject({ url: `/images/${id}.jpg` })
  const logged = server.logged.slice(before)
  const lines = logged.filter((line) => line.includes('"route":"/images/:id.jpg"'))
  expect(lines.map((line) => Object(JSON.parse(line)).status)).toEqual([204])
  expect(logged.join('')).not.toContain(id)
})

test('limits can be switched off for tests and benchmarks', async () => {
  const to = await started({ config: { rateLimit: false } })
  expect(refusedOf(await attempts(25, { to }))).toBe(0)
})
