import { createHmac, hkdfSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTokens } from '../auth/session/tokens.ts'
import { aSession, aUserOf } from '../testing/rows/builders.ts'
import { startTestApp, testSecret, type TestApp } from '../testing/apps/test-app.ts'
import { aShooter, everyCall, shoot } from './every-call.ts'

let server: TestApp
let tokens: { what: string; token: string }[]
beforeAll(async () => {
  server = await startTestApp()
  const admin = await aUserOf(server.db, 'admin')
  const session = await aSession(server.db, admin.id, server.clock.now)
  tokens = forgeries(session.id)
})
afterAll(() => server.stop())

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const keyOf = (use: string) => Buffer.from(hkdfSync('sha256', testSecret, '', `sohbet ${use} token`, 32))
const hmac = (text: string, key: string | Buffer) =>
  createHmac('sha256', key).update(text).digest('base64url')

const algorithms = ['none', 'None', 'NONE', 'nOnE', '', 'HS384', 'HS512', 'RS256', 'ES256', 'EdDSA', 'PS256']

type Forgery = [what: string, token: string]

function forgedHeads(body: string): Forgery[] {
  const list: Forgery[] = []
  for (const alg of algorithms) {
    const other = part({ alg, typ: 'JWT' })
    list.push([`alg ${alg} unsigned`, `${other}.${body}.`])
    list.push([`alg ${alg} signed by HMAC`, `${other}.${body}.${hmac(`${other}.${body}`, keyOf('access'))}`])
  }
  for (const header of [{ kid: '../../dev/null' }, { jku: 'https://evil.example/keys' }, { crit: ['x'] }]) {
    const other = part({ alg: 'HS256', typ: 'JWT', ...header })
    list.push([JSON.stringify(header), `${other}.${body}.${hmac(`${other}.${body}`, 'x')}`])
  }
  return list
}

function changedSignatures(token: string): Forgery[] {
  const [head = '', body = '', signature = ''] = token.split('.')
  const list: Forgery[] = []
  for (let at = 0; at < signature.length; at += 9) {
    const changed = `${signature.slice(0, at)}${signature[at] === 'A' ? 'B' : 'A'}${signature.slice(at + 1)}`
    list.push([`signature changed at ${at}`, `${head}.${body}.${changed}`])
  }
  return list
}

/** Tokens for an existing session, each wrong in one way. */
function forgeries(sid: string) {
  const { now } = server.clock
  const real = server.tokens.access(sid, now)
  const [head = '', body = '', signature = ''] = real.split('.')
  const iat = Math.floor(now.getTime() / 1000)
  const claims = { sid, iat, exp: iat + 600 }
  const family = { id: sid, generation: 0, rotatedAt: now, expiresAt: new Date(now.getTime() + 86_400_000) }
  const sign = (payload: object, key = keyOf('access')) => {
    const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}`
    return `${text}.${hmac(text, key)}`
  }
  const list: Forgery[] = [
    ['refresh as access', server.tokens.refresh(family)],
    ['expired', server.tokens.access(sid, new Date(now.getTime() - 601_000))],
    ['a foreign key', createTokens('another secret that nobody uses, 32+').access(sid, now)],
    ['the refresh key', sign(claims, keyOf('refresh'))],
    ['the bare secret', sign(claims, Buffer.from(testSecret))],
    ['an empty key', `${head}.${body}.${hmac(`${head}.${body}`, '')}`],
    ['no signature', `${head}.${body}.`],
    ['no third part', `${head}.${body}`],
    ['a fourth part', `${real}.x`],
    ['only a signature', `..${signature}`],
    ['nothing', ''],
    ['dots', '..'],
    [
      'another session',
      `${head}.${part({ ...claims, sid: '00000000-0000-4000-8000-000000000000' })}.${signature}`,
    ],
    ['a later expiry', `${head}.${part({ ...claims, exp: iat + 9_999_999 })}.${signature}`],
    ['a role', `${head}.${part({ ...claims, role: 'admin' })}.${signature}`],
    ['no expiry, signed', sign({ sid, iat })],
    ['an expiry that is text, signed', sign({ sid, iat, exp: 'never' })],
    ['no session, signed', sign({ iat, exp: iat + 600 })],
    ['a list of sessions, signed', sign({ ...claims, sid: [sid] })],
    ['no session of ours, signed', sign({ ...claims, sid: 'x' })],
    ['a missing session, signed', sign({ ...claims, sid: '00000000-0000-4000-8000-000000000000' })],
    ['Unicode', `${head}.${body}.${signature}é`],
    ['padding', `${real}==`],
    ['a blank inside', `${head}. ${body}.${signature}`],
    ['a line end', `${real}\r\nx: y`],
    ['5,000 characters', 'a'.repeat(5000)],
  ]
  const all = [...list, ...forgedHeads(body), ...changedSignatures(real)]
  return all.map(([what, token]) => ({ what, token }))
}

const restricted = everyCall.filter(({ endpoint }) => endpoint.access.who !== 'anyone')

test.each(restricted)('$name refuses forged tokens', async (call) => {
  expect(tokens.length).toBeGreaterThanOrEqual(50)
  const { values } = await aShooter(server, call)
  const accepted: string[] = []
  for (const { what, token } of tokens) {
    const answer = await shoot(server, call.endpoint, {
      values,
      headers: { authorization: `Bearer ${token}` },
    })
    if (answer?.status !== 401) accepted.push(`${what}: ${answer?.status}`)
  }
  expect(accepted).toEqual([])
})

test.each(['Basic dXNlcjpwYXNz', 'bearer', 'Bearer', 'Token x', 'Bearer  x', 'null'])(
  'the header %j authenticates no user',
  async (authorization) => {
    const answer = await server.app.inject({ url: '/api/users', headers: { authorization } })
    expect(answer.statusCode).toBe(401)
  },
)
