import { changePassword, login, requestPasswordReset, resetPassword } from '@sohbet/contract/people/auth'
import { getUser } from '@sohbet/contract/people/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { securityLog } from '../../db/tables/core/security-log.ts'
import { users } from '../../db/tables/people/users.ts'
import { aSession, aUser } from '../../testing/rows/builders.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { hashPassword } from '../password/password.ts'

// These tests hash many passwords.
vi.setConfig({ testTimeout: 60_000 })

const right = 'seven red buses'
const wrong = 'eight red buses'

let server: TestApp
let passwordHash: string
beforeAll(async () => {
  server = await startTestApp()
  passwordHash = await hashPassword(right)
})
afterAll(() => server.stop())

const logIn = (email: string, password: string) => server.send(login, { body: { email, password } })
const eventsOf = async (userId: string) => {
  const rows = await server.db.select().from(securityLog).where(eq(securityLog.userId, userId))
  return rows.map(({ event }) => event).toSorted()
}
const wait = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000)
}

test('of ten wrong passwords at once five are checked, then the account is locked for 15 minutes', async () => {
  const user = await aUser(server.db, { passwordHash })
  const session = await aSession(server.db, user.id, server.clock.now)
  const unknown = await logIn('nobody@example.test', wrong)
  const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(user.email, wrong)))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
    new Set([JSON.stringify([unknown.status, unknown.body])]),
  )
  expect(await eventsOf(user.id)).toEqual(['lockout', ...Array(5).fill('login_failed')])

  // The right password gets the same reply, other devices are signed out, and the owner gets a mail.
  const locked = await logIn(user.email, right)
  expect([locked.status, locked.body]).toEqual([unknown.status, unknown.body])
  const authorization = `Bearer ${server.tokens.access(session.id, server.clock.now)}`
  expect((await server.send(getUser, { params: { id: user.id } }, { authorization })).status).toBe(401)
  expect(await server.mails(user.email)).toHaveLength(1)

  wait(15)
  expect((await logIn(user.email, right)).status).toBe(200)
})

test('four wrong passwords and a right one reset the count', async () => {
  const user = await aUser(server.db, { passwordHash })
  for (let round = 0; round < 2; round++) {
    for (let attempt = 0; attempt < 4; attempt++) await logIn(user.email, wrong)
    expect((await logIn(user.email, right)).status).toBe(200)
  }
  const [row] = await server.db.select().from(users).where(eq(users.id, user.id))
  expect(row).toMatchObject({ failedLoginAttempts: 0, lockoutUntil: null })
})

test('a password reset ends the lock-out, works once, and signs every device out', async () => {
  const user = await aUser(server.db, { passwordHash })
  for (let attempt = 0; attempt < 5; attempt++) await logIn(user.email, wrong)
  const known = await server.send(
    requestPasswordReset,
    { body: { email: user.email } },
    { host: 'evil.test' },
  )
  const unknown = await server.send(requestPasswordReset, { body: { email: 'nobody@example.test' } })
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])

  const [mail] = await server.mails(user.email)
  const link = new URL(/https?:\/\/\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.origin).toBe('http://localhost')
  const token = link.searchParams.get('token') ?? ''
  const session = await aSession(server.db, user.id, server.clock.now)
  const body = { token, newPassword: 'nine red buses' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.send(resetPassword, { body })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(codeOf(answers.find(({ status }) => status !== 200)?.body)).toBe('INVALID_RESET_LINK')

  const authorization = `Bearer ${server.tokens.access(session.id, server.clock.now)}`
  expect((await server.send(getUser, { params: { id: user.id } }, { authorization })).status).toBe(401)
  expect((await logIn(user.email, 'nine red buses')).status).toBe(200)
})

test('a log-in with the old password does not survive a simultaneous reset', async () => {
  for (let round = 0; round < 8; round++) {
    const user = await aUser(server.db, { passwordHash })
    await server.send(requestPasswordReset, { body: { email: user.email } })
    const [mail] = await server.mails(user.email)
    const token = /token=([^&\s]+)/.exec(mail?.text ?? '')?.[1]
    const [entered] = await Promise.all([
      logIn(user.email, right),
      server.send(resetPassword, { body: { token, newPassword: 'nine red buses' } }),
    ])
    if (entered.status !== 200) continue
    const { accessToken } = login.reply.parse(entered.body)
    const headers = { authorization: `Bearer ${accessToken}` }
    expect((await server.send(getUser, { params: { id: user.id } }, headers)).status).toBe(401)
  }
})

test('guesses of the current password in a stolen session are limited', async () => {
  const user = await aUser(server.db, { passwordHash })
  const session = await aSession(server.db, user.id, server.clock.now)
  const authorization = `Bearer ${server.tokens.access(session.id, server.clock.now)}`
  const change = (currentPassword: string) =>
    server.send(
      changePassword,
      { body: { currentPassword, newPassword: 'nine red buses' } },
      { authorization },
    )
  for (let guess = 0; guess < 5; guess++) expect(codeOf((await change(wrong)).body)).toBe('WRONG_PASSWORD')
  expect((await change(right)).status).toBe(401)
  expect(await eventsOf(user.id)).toEqual(['lockout', ...Array(5).fill('login_failed')])
})

test('changing the password ends a reset link', async () => {
  const user = await aUser(server.db, { passwordHash })
  await server.send(requestPasswordReset, { body: { email: user.email } })
  const [mail] = await server.mails(user.email)
  const token = /token=([^&\s]+)/.exec(mail?.text ?? '')?.[1]
  const body = { currentPassword: right, newPassword: 'nine red buses' }
  expect((await server.call(changePassword, { body }, { as: user })).status).toBe(200)
  const used = await server.send(resetPassword, { body: { token, newPassword: 'ten red buses' } })
  expect(codeOf(used.body)).toBe('INVALID_RESET_LINK')
})

test('a reset and a change refuse a leaked password; the link stays valid', async () => {
  const user = await aUser(server.db, { passwordHash })
  await server.send(requestPasswordReset, { body: { email: user.email } })
  const [mail] = await server.mails(user.email)
  const token = /token=([^&\s]+)/.exec(mail?.text ?? '')?.[1]
  const reset = (newPassword: string) => server.send(resetPassword, { body: { token, newPassword } })
  const body = { currentPassword: right, newPassword: 'arsenal1' }
  const refusal = { fields: { newPassword: 'This password is too common, please choose another' } }
  expect((await server.call(changePassword, { body }, { as: user })).body).toMatchObject(refusal)
  expect((await reset('arsenal1')).body).toMatchObject(refusal)
  expect((await reset('nine red buses')).status).toBe(200)
})

test('reports a suspension only with the right password', async () => {
  const user = await aUser(server.db, { passwordHash, suspendedAt: server.clock.now })
  expect(codeOf((await logIn(user.email, wrong)).body)).toBe('INVALID_CREDENTIALS')
  expect(codeOf((await logIn(user.email, right)).body)).toBe('ACCOUNT_SUSPENDED')
})
