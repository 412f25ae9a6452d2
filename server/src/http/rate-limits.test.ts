import { login } from '@sohbet/contract/auth'
import { afterEach, expect, test } from 'vitest'
import { codeOf, startTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
afterEach(() => server.stop())

const body = { email: 'not an address', password: 'secret' }
async function tries(times: number, headers: (index: number) => Record<string, string> = () => ({})) {
  const answers = []
  for (let index = 0; index < times; index++) answers.push(await server.send(login, { body }, headers(index)))
  return answers
}
const refusedOf = (answers: { status: number }[]) => answers.filter(({ status }) => status === 429).length

test('a client may try to sign in 20 times a minute, then is told when to come back', async () => {
  server = await startTestApp({ config: { rateLimit: true } })
  const answers = await tries(25)
  expect(refusedOf(answers)).toBe(5)
  const refused = answers.find(({ status }) => status === 429)
  expect(codeOf(refused?.body)).toBe('TOO_MANY_REQUESTS')
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
})

test('calls refused for other reasons count too', async () => {
  server = await startTestApp({ config: { rateLimit: true } })
  const statuses = new Map<number, number>()
  for (let index = 0; index < 1300; index++) {
    const url = index % 2 === 0 ? '/api/users' : '/api/nothing'
    const { statusCode } = await server.app.inject({ url, headers: { authorization: 'Bearer forged' } })
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
  }
  expect(statuses.get(429)).toBe(100)
})

test('X-Forwarded-For of an untrusted client does not make it someone else', async () => {
  server = await startTestApp({ config: { rateLimit: true } })
  expect(refusedOf(await tries(25, (index) => ({ 'x-forwarded-for': `10.0.0.${index}` })))).toBe(5)
})

test('behind a trusted proxy each client has a limit of its own', async () => {
  server = await startTestApp({ config: { rateLimit: true, trustProxy: ['127.0.0.1'] } })
  expect(refusedOf(await tries(25, (index) => ({ 'x-forwarded-for': `10.0.0.${index}` })))).toBe(0)
})

test('limits can be switched off for tests and benchmarks', async () => {
  server = await startTestApp({ config: { rateLimit: false } })
  expect(refusedOf(await tries(25))).toBe(0)
})
