import { connect as openSocket } from 'node:net'
import { login } from '@sohbet/contract/people/auth'
import { anyone, endpoint } from '@sohbet/contract/endpoint'
import { errorReply } from '@sohbet/contract/error-reply'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pino } from 'pino'
import { z } from 'zod'
import { allFeatures, type Feature } from '../features.ts'
import { createBreakableDatabase } from '../testing/databases/breakable-database.ts'
import { loggerOptions } from './logger.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

const crash = endpoint({
  method: 'GET',
  path: '/crash',
  summary: 'Fails with a secret in its message',
  access: anyone,
  reply: z.object({}),
})

const linger = endpoint({
  method: 'GET',
  path: '/linger',
  summary: 'Asks the database for more than it can do in time',
  access: anyone,
  reply: z.object({}),
})

const echo = endpoint({
  method: 'POST',
  path: '/echo',
  summary: 'Tells what reached the handler',
  access: anyone,
  body: z.object({ known: z.string() }),
  reply: z.object({ seen: z.string() }),
})

let server: TestApp
beforeAll(async () => {
  const more: Feature = (bind) => {
    bind(echo, (_, { body }) => ({ seen: JSON.stringify(body) }))
    bind(crash, () => {
      throw new Error('select secret from vault')
    })
    bind(linger, ({ db }) =>
      db.transaction(async (db) => {
        await db.execute(sql`set local statement_timeout = '20ms'`)
        await db.execute(sql`select pg_sleep(60)`)
        return {}
      }),
    )
  }
  server = await startTestApp({ features: [...allFeatures, more] })
})
afterAll(() => server.stop())

/** The log lines of the request with these headers. */
const loggedBy = (headers: Record<string, unknown>) =>
  server.logged.map((line): unknown => JSON.parse(line)).filter(isOf(headers['x-request-id']))
const isOf = (id: unknown) => (line: unknown) =>
  typeof line === 'object' && line !== null && 'reqId' in line && line.reqId === id

const json = { 'content-type': 'application/json' }
const post = (payload: string | Buffer, headers: Record<string, string> = json) =>
  server.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers })

test('answers 400 with the message of a bad field', async () => {
  const { status, body } = await server.send(login, { body: { email: 'nonsense', password: '12345' } })
  expect(status).toBe(400)
  expect(body).toEqual({
    code: 'INVALID_INPUT',
    message: 'Please check the marked fields',
    fields: { email: 'Invalid email', password: 'Password must be at least 6 characters' },
  })
})

test('answers with the documented message of a missing field', async () => {
  const { body } = await server.send(login, { body: {} })
  expect(body).toMatchObject({ fields: { email: 'Email is required', password: 'Password is required' } })
})

test('uses the language of Accept-Language', async () => {
  const { body } = await server.send(login, { body: {} }, { 'accept-language': 'tr-TR,tr;q=0.9' })
  expect(body).toMatchObject({
    message: 'Lütfen işaretli alanları kontrol et',
    fields: { email: 'E-posta adresi gerekli' },
  })
})

test('drops unknown body fields', async () => {
  const { body } = await server.send(echo, { body: { known: 'kept', role: 'admin' } })
  expect(body).toEqual({ seen: '{"known":"kept"}' })
})

test.each([
  ['a malformed body', '{"email":', json, 400, 'BAD_REQUEST'],
  ['a body that sets a prototype', '{"__proto__":{"role":"admin"}}', json, 400, 'BAD_REQUEST'],
  ['an empty JSON body', '', json, 400, 'BAD_REQUEST'],
  [
    'a form',
    'email=a',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['plain text', '{}', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['more than 1 MB', `"${'a'.repeat(1024 * 1024)}"`, json, 413, 'TOO_LARGE'],
])('refuses %s', async (_, payload, headers, status, code) => {
  const answer = await post(payload, headers)
  expect(answer.statusCode).toBe(status)
  expect(errorReply.parse(answer.json()).code).toBe(code)
  expect(loggedBy(answer.headers)).toContainEqual(expect.objectContaining({ code, msg: 'refused' }))
})

test.each(['/api/nothing-here', '/nothing-here', '/api/users/not-an-id/deeper'])(
  'answers 404 for %s',
  async (url) => {
    const answer = await server.app.inject({ url })
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'NOT_FOUND', message: 'Not found' }])
  },
)

test('refuses a path that cannot be decoded', async () => {
  const answer = await server.app.inject({ url: '/api/%E0%A4%A' })
  expect([answer.statusCode, errorReply.parse(answer.json()).code]).toEqual([400, 'BAD_REQUEST'])
})

test('answers requests that Node refuses in the same form, with the security headers', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  const send = async (bytes: string) => {
    const socket = openSocket(address.port, '127.0.0.1').end(bytes)
    const [head = '', body = ''] = Buffer.concat(await socket.toArray())
      .toString()
      .split('\r\n\r\n')
    return { head, code: errorReply.parse(JSON.parse(body)).code }
  }
  const garbage = await send('NOT HTTP\r\n\r\n')
  expect([garbage.head.split('\r\n')[0], garbage.code]).toEqual(['HTTP/1.1 400 Bad Request', 'BAD_REQUEST'])
  const nameless = await send('GET /healthz HTTP/1.1\r\n\r\n')
  expect([nameless.head.slice(9, 12), nameless.code]).toEqual(['400', 'BAD_REQUEST'])
  const hopeful = await send('GET /healthz HTTP/1.1\r\nhost: x\r\nexpect: more\r\n\r\n')
  expect([hopeful.head.slice(9, 12), hopeful.code]).toEqual(['417', 'EXPECTATION_FAILED'])
  for (const { head } of [garbage, nameless, hopeful])
    for (const name of ['content-security-policy', 'x-content-type-options', 'cross-origin-resource-policy'])
      expect(head.toLowerCase()).toContain(`${name}: `)
  const endless = await send(`GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect([endless.head.slice(9, 12), endless.code]).toEqual(['431', 'HEADERS_TOO_LARGE'])
})

test('hides the details of a crash from the client and logs them', async () => {
  const answer = await server.app.inject({ url: '/api/crash' })
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { code: 'INTERNAL', message: 'An unexpected error occurred' },
  ])
  const line = server.logged.find((logged) => logged.includes('select secret from vault'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ reqId: answer.headers['x-request-id'], msg: 'INTERNAL' })
})

test('answers 503 when a statement times out', async () => {
  const answer = await server.app.inject({ url: '/api/linger' })
  expect([answer.statusCode, errorReply.parse(answer.json()).code]).toEqual([503, 'UNAVAILABLE'])
  expect(loggedBy(answer.headers)).toContainEqual(expect.objectContaining({ msg: 'UNAVAILABLE' }))
})

test('redacts secrets in the log', () => {
  const lines: string[] = []
  const log = pino(loggerOptions('info'), { write: (line: string) => lines.push(line) })
  log.info({ password: 'canary', body: { newPassword: 'canary', refreshToken: 'canary' } }, 'a slip')
  expect(lines.join('')).toContain('[redacted]')
  expect(lines.join('')).not.toContain('canary')
})

test('never logs passwords, tokens and query strings', async () => {
  await server.app.inject({ url: '/api/%E0%A4%A?token=canary' })
  await server.app.inject({ url: '/api/nothing?token=canary' })
  await server.app.inject({ url: '/auth/verify-email?email=canary%40example.test&code=canary&lang=tr' })
  await server.app.inject({ url: '/auth/reset-password?token=canary' })
  await server.send(login, { body: { email: 'nobody@example.test', password: 'canary-password' } })
  await server.app.inject({
    url: '/api/users?token=canary-token',
    headers: { authorization: 'Bearer canary-bearer' },
  })
  expect(server.logged.join('')).not.toContain('canary')
})

test.each([
  ['/api/calendar/canary', '/api/calendar'],
  ['/api/users/byemail/canary@example.test/more', '/api/users'],
  ['/reset/canary', '/reset'],
  ['/api/calendar/canary%E0%A4%A.ics', '/api/calendar'],
])('logs only the beginning of an unknown URL: %s', async (url, path) => {
  const { headers } = await server.app.inject({ url })
  const lines = server.logged.filter((line) => line.includes('refused'))
  expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ path })
  expect(JSON.stringify(loggedBy(headers))).not.toContain('canary')
  expect(server.logged.join('')).not.toContain('canary')
})

test('answers 503 while the database is away, and works again when it is back', async () => {
  const database = await createBreakableDatabase()
  const breakable = await startTestApp({ database })
  const signIn = () => breakable.send(login, { body: { email: 'nobody@example.test', password: 'secret' } })
  const statusOf = async (url: string) => (await breakable.app.inject({ url })).statusCode
  expect((await signIn()).status).toBe(401)

  await database.cut()
  const away = await signIn()
  expect([away.status, errorReply.parse(away.body).code]).toEqual([503, 'UNAVAILABLE'])
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])

  await database.mend()
  await expect.poll(async () => (await signIn()).status).toBe(401)
  expect(await statusOf('/readyz')).toBe(200)
  await breakable.stop()
})
