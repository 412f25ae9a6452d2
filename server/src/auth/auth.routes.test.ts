import { login, logout, refresh } from '@sohbet/contract/people/auth'
import { getUser } from '@sohbet/contract/people/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { securityLog } from '../db/tables/core/security-log.ts'
import { users } from '../db/tables/people/users.ts'
import { aSession, aUser } from '../testing/rows/builders.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { hashPassword } from './password/password.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const wait = (milliseconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds)
}
const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` })
const refreshWith = async (refreshToken: string) => server.send(refresh, { body: { refreshToken } })
const tokensOf = (body: unknown) => refresh.reply.parse(body)

async function aSignedInUser() {
  const user = await aUser(server.db)
  const session = await aSession(server.db, user.id, server.clock.now)
  return {
    user,
    session,
    accessToken: server.tokens.access(session.id, server.clock.now),
    refreshToken: server.tokens.refresh(session),
  }
}

describe('log-in', () => {
  test('returns the user and both tokens', async () => {
    await aUser(server.db, {
      email: 'elif@example.test',
      username: 'Elif',
      passwordHash: await hashPassword('doğru şifre'),
    })
    const answer = await server.call(login, {
      body: { email: ' Elif@Example.test ', password: 'doğru şifre' },
    })
    expect(answer.status).toBe(200)
    const { user, accessToken } = login.reply.parse(answer.body)
    expect(user).toMatchObject({ username: 'Elif', email: 'elif@example.test', role: 'learner' })
    expect(answer.body).not.toHaveProperty('user.failedLoginAttempts')
    expect((await server.send(getUser, { params: { id: user.id } }, bearer(accessToken))).status).toBe(200)
  })

  test('keeps the plan chosen earlier until another is chosen', async () => {
    const email = 'planner@example.test'
    await aUser(server.db, { email, passwordHash: await hashPassword('right one') })
    const planAfter = async (plan?: 'basic' | 'super' | 'premium') => {
      const answer = await server.call(login, { body: { email, password: 'right one', plan } })
      return login.reply.parse(answer.body).user.plan
    }
    expect(await planAfter()).toBeNull()
    expect(await planAfter('premium')).toBe('premium')
    expect(await planAfter()).toBe('premium')
    expect(await planAfter('super')).toBe('super')
  })

  test('ignores a plan that does not exist', async () => {
    const body = { email: 'planner@example.test', password: 'right one', plan: 'gold' }
    const answer = await server.send(login, { body })
    expect(login.reply.parse(answer.body).user.plan).toBe('super')
  })

  test('gives the same reply to a wrong password and an unknown address', async () => {
    const wrong = await server.call(login, { body: { email: 'elif@example.test', password: 'wrong one' } })
    const unknown = await server.call(login, { body: { email: 'who@example.test', password: 'wrong one' } })
    expect([wrong.status, codeOf(wrong.body)]).toEqual([401, 'INVALID_CREDENTIALS'])
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  test('refuses an account without a readable password', async () => {
    await aUser(server.db, { email: 'invited@example.test', passwordHash: '' })
    await aUser(server.db, { email: 'damaged@example.test', passwordHash: 'not a hash' })
    for (const email of ['invited@example.test', 'damaged@example.test']) {
      const answer = await server.call(login, { body: { email, password: 'anything' } })
      expect([answer.status, codeOf(answer.body)]).toEqual([401, 'INVALID_CREDENTIALS'])
    }
  })

  test('refuses an unverified account only with the right password', async () => {
    const email = 'unverified@example.test'
    await aUser(server.db, { email, isVerified: false, passwordHash: await hashPassword('right one') })
    const right = await server.call(login, { body: { email, password: 'right one' } })
    const wrong = await server.call(login, { body: { email, password: 'wrong one' } })
    expect([right.status, codeOf(right.body)]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
    expect([wrong.status, codeOf(wrong.body)]).toEqual([401, 'INVALID_CREDENTIALS'])
  })
})

describe('access tokens', () => {
  test('expire after 10 minutes', async () => {
    const { user, accessToken } = await aSignedInUser()
    const read = () => server.send(getUser, { params: { id: user.id } }, bearer(accessToken))
    wait(10 * 60_000 - 1000)
    expect((await read()).status).toBe(200)
    wait(1000)
    expect((await read()).status).toBe(401)
  })

  test('are refused when forged, damaged or of the other kind', async () => {
    const { user, accessToken, refreshToken } = await aSignedInUser()
    const [header = '', claims = '', signature = ''] = accessToken.split('.')
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const forged = [
      refreshToken,
      `${header}.${claims}.`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      `${header}.${encode({ sid: '00000000-0000-7000-8000-000000000000', exp: 9e9 })}.${signature}`,
      `${header}.${claims}.${signature.toUpperCase()}`,
      'nonsense',
      '',
    ]
    for (const token of forged) {
      const answer = await server.send(getUser, { params: { id: user.id } }, bearer(token))
      expect([token, answer.status]).toEqual([token, 401])
    }
  })

  test('carry no role: a changed role counts from the next call on', async () => {
    const { user, accessToken } = await aSignedInUser()
    const readOther = async () => {
      const other = await aUser(server.db)
      return (await server.send(getUser, { params: { id: other.id } }, bearer(accessToken))).status
    }
    expect(await readOther()).toBe(404)
    await server.db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id))
    expect(await readOther()).toBe(200)
  })
})

describe('refresh', () => {
  test('returns new tokens and retires the old one', async () => {
    const { user, refreshToken } = await aSignedInUser()
    const next = tokensOf((await refreshWith(refreshToken)).body)
    expect(next.refreshToken).not.toBe(refreshToken)
    wait(10_001)
    expect((await server.send(getUser, { params: { id: user.id } }, bearer(next.accessToken))).status).toBe(
      200,
    )
    expect(codeOf((await refreshWith(refreshToken)).body)).toBe('SESSION_ENDED')
  })

  test('ends the whole family when a token is replayed after the overlap of 10 s, and logs it', async () => {
    const { user, session, refreshToken } = await aSignedInUser()
    const next = tokensOf((await refreshWith(refreshToken)).body)
    wait(10_001)
    expect(codeOf((await refreshWith(refreshToken)).body)).toBe('SESSION_ENDED')
    expect(codeOf((await refreshWith(next.refreshToken)).body)).toBe('SESSION_ENDED')
    expect((await server.send(getUser, { params: { id: user.id } }, bearer(next.accessToken))).status).toBe(
      401,
    )
    expect(
      server.logged.some((line) => line.includes(session.id) && line.includes('used refresh token')),
    ).toBe(true)
    const events = await server.db.select().from(securityLog).where(eq(securityLog.userId, user.id))
    expect(events.map(({ event }) => event)).toEqual(['token_reuse'])
  })

  test('ends the family at once for an older ancestor', async () => {
    const { refreshToken } = await aSignedInUser()
    const next = tokensOf((await refreshWith(refreshToken)).body)
    const third = tokensOf((await refreshWith(next.refreshToken)).body)
    expect(codeOf((await refreshWith(refreshToken)).body)).toBe('SESSION_ENDED')
    expect(codeOf((await refreshWith(third.refreshToken)).body)).toBe('SESSION_ENDED')
  })

  test('ends a session 180 days after its log-in, however much it is used', async () => {
    const begun = server.clock.now
    const daysLater = (days: number) => new Date(begun.getTime() + days * 86_400_000)
    let { refreshToken } = await aSignedInUser()
    for (const day of [29, 58, 87, 116, 145, 174, 179]) {
      server.clock.now = daysLater(day)
      refreshToken = tokensOf((await refreshWith(refreshToken)).body).refreshToken
    }
    server.clock.now = daysLater(180)
    expect(codeOf((await refreshWith(refreshToken)).body)).toBe('SESSION_ENDED')
  })

  test('extends a refresh token by 30 days at each use', async () => {
    const { refreshToken } = await aSignedInUser()
    wait(29 * 24 * 3_600_000)
    const next = tokensOf((await refreshWith(refreshToken)).body)
    wait(29 * 24 * 3_600_000)
    const third = tokensOf((await refreshWith(next.refreshToken)).body)
    wait(30 * 24 * 3_600_000)
    expect(codeOf((await refreshWith(third.refreshToken)).body)).toBe('SESSION_ENDED')
  })

  test('refuses an access token', async () => {
    const { accessToken } = await aSignedInUser()
    expect(codeOf((await refreshWith(accessToken)).body)).toBe('SESSION_ENDED')
  })
})

test('log-out ends this session and no other', async () => {
  const { user, accessToken, refreshToken } = await aSignedInUser()
  const elsewhere = await aSession(server.db, user.id, server.clock.now)
  const answer = await server.send(logout, {}, bearer(accessToken))
  expect(z.object({ message: z.string() }).parse(answer.body).message).toBe('Signed out')
  expect((await server.send(logout, {}, bearer(accessToken))).status).toBe(401)
  expect((await refreshWith(refreshToken)).status).toBe(401)
  expect((await refreshWith(server.tokens.refresh(elsewhere))).status).toBe(200)
})
