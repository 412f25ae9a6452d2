import { logUnauthorizedAttempt } from '@sohbet/contract/people/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityLog } from '../../db/tables/core/security-log.ts'
import { aUser } from '../../testing/rows/builders.ts'
import { startTestApp, type TestApp } from '../../testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const attempt = (requestPath: string, as?: { id: string }) =>
  server.call(logUnauthorizedAttempt, { query: { requestPath } }, as && { as })
const noted = async (path: string) =>
  (await server.db.select().from(securityLog)).filter(({ details }) => details === path)

test('returns what the server saw of the caller', async () => {
  const { status, body } = await attempt('/admin/users')
  expect(status).toBe(200)
  expect(logUnauthorizedAttempt.reply.parse(body)).toEqual({
    ipAddress: '127.0.0.1',
    timestamp: server.clock.now.toISOString(),
    requestPath: '/admin/users',
    method: 'GET',
    protocol: 'http',
    secure: false,
    userAgent: 'lightMyRequest',
  })
})

test('logs the same address and path once a minute', async () => {
  await attempt('/admin')
  await attempt('/admin')
  expect(await noted('/admin')).toHaveLength(1)
  server.clock.now = new Date(server.clock.now.getTime() + 60_001)
  await attempt('/admin')
  expect(await noted('/admin')).toHaveLength(2)
})

test('logs the user when signed in, and no user otherwise', async () => {
  const user = await aUser(server.db)
  await attempt('/coach', user)
  await attempt('/learner')
  expect((await noted('/coach'))[0]?.userId).toBe(user.id)
  expect((await noted('/learner'))[0]?.userId).toBeNull()
})

test('accepts an invalid token', async () => {
  const answer = await server.send(logUnauthorizedAttempt, {}, { authorization: 'Bearer not.a.token' })
  expect(answer.status).toBe(200)
})
