import { login } from '@sohbet/contract/auth'
import { listSecurityLog } from '@sohbet/contract/security-log'
import * as contract from '@sohbet/contract/users'
import { accountStates } from '@sohbet/domain/account/life-cycle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../auth/password.ts'
import { aSession, aUser, type TestUser } from '../testing/builders.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/test-app.ts'

const password = 'seven red buses'

let server: TestApp
let admin: TestUser
let passwordHash: string
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUser(server.db, { role: 'admin', email: 'admin@school.test' })
  passwordHash = await hashPassword(password)
})
afterAll(() => server.stop())

const logIn = async ({ email }: { email: string }) => server.send(login, { body: { email, password } })
const asAdmin = () => ({ as: admin })

/** A signed-in device of a user, as a way to ask whether it still is. */
async function aDeviceOf(user: TestUser) {
  const session = await aSession(server.db, user.id, server.clock.now)
  const authorization = `Bearer ${server.tokens.access(session.id, server.clock.now)}`
  return async () =>
    (await server.send(contract.getUser, { params: { id: user.id } }, { authorization })).status
}

describe('an admin', () => {
  test('changes a role: the account is signed out at once, and its next session has the new role', async () => {
    const user = await aUser(server.db, { passwordHash })
    const device = await aDeviceOf(user)
    expect(await device()).toBe(200)
    const answer = await server.call(
      contract.changeRole,
      { params: { id: user.id }, body: { role: 'coach' } },
      asAdmin(),
    )
    expect(answer.body).toMatchObject({ role: 'coach', state: 'staff' })
    expect(await device()).toBe(401)
    expect((await logIn(user)).body).toMatchObject({ user: { role: 'coach' } })
  })

  test('suspends and lets in again', async () => {
    const user = await aUser(server.db, { passwordHash })
    const device = await aDeviceOf(user)
    const set = (isSuspended: boolean) =>
      server.call(contract.setSuspended, { params: { id: user.id }, body: { isSuspended } }, asAdmin())
    expect((await set(true)).body).toMatchObject({ state: 'suspended' })
    expect(await device()).toBe(401)
    expect(codeOf((await logIn(user)).body)).toBe('ACCOUNT_SUSPENDED')
    expect((await set(false)).body).toMatchObject({ state: 'verified' })
    expect((await logIn(user)).status).toBe(200)
  })

  test('unlocks', async () => {
    const lockoutUntil = new Date(server.clock.now.getTime() + 60_000)
    const user = await aUser(server.db, { passwordHash, failedLoginAttempts: 5, lockoutUntil })
    expect((await logIn(user)).status).toBe(401)
    const answer = await server.call(contract.unlockUser, { params: { id: user.id } }, asAdmin())
    expect(answer.body).toMatchObject({ state: 'verified', failedLoginAttempts: 0, lockoutUntil: null })
    expect((await logIn(user)).status).toBe(200)
  })

  test('allows a level-test retake', async () => {
    const user = await aUser(server.db)
    const input = { params: { id: user.id }, body: { isAllowed: true } }
    expect((await server.call(contract.setRetakeAllowed, input, asAdmin())).body).toMatchObject({
      isRetakeAllowed: true,
    })
  })

  test('asks an owner to prove the address anew, or vouches for it', async () => {
    const user = await aUser(server.db, { passwordHash })
    const set = (isVerified: boolean) =>
      server.call(contract.setVerified, { params: { id: user.id }, body: { isVerified } }, asAdmin())
    expect((await set(false)).body).toMatchObject({ isVerified: false, state: 'unverified' })
    expect(codeOf((await logIn(user)).body)).toBe('EMAIL_NOT_VERIFIED')
    expect((await set(true)).body).toMatchObject({ isVerified: true })
    expect((await logIn(user)).status).toBe(200)
  })

  test('cannot vouch for an account without a password', async () => {
    const user = await aUser(server.db, { isVerified: false, passwordHash: null })
    const input = { params: { id: user.id }, body: { isVerified: true } }
    expect(codeOf((await server.call(contract.setVerified, input, asAdmin())).body)).toBe('NO_PASSWORD_YET')
  })

  test('cannot take their own rights away', async () => {
    const params = { id: admin.id }
    const answers = [
      await server.call(contract.changeRole, { params, body: { role: 'learner' } }, asAdmin()),
      await server.call(contract.setSuspended, { params, body: { isSuspended: true } }, asAdmin()),
      await server.call(contract.setVerified, { params, body: { isVerified: false } }, asAdmin()),
    ]
    expect(answers.map(({ body }) => codeOf(body))).toEqual(['OWN_ACCOUNT', 'OWN_ACCOUNT', 'OWN_ACCOUNT'])
  })

  test('invites a coach, who sets a password by the link in the mail', async () => {
    const body = { username: 'Oliver', email: 'oliver@example.test', role: 'coach' } as const
    expect((await server.call(contract.inviteUser, { body }, asAdmin())).status).toBe(201)
    const [mail] = await server.mails(body.email)
    expect(mail?.text).toMatch(/http:\/\/localhost\/auth\/reset-password\?token=\S+/)
    const again = await server.call(contract.inviteUser, { body }, asAdmin())
    expect([again.status, codeOf(again.body)]).toEqual([409, 'EMAIL_TAKEN'])
  })

  test('reads all of it in the security log, newest first', async () => {
    const user = await aUser(server.db, { email: 'logged@example.test' })
    await server.call(contract.changeRole, { params: { id: user.id }, body: { role: 'coach' } }, asAdmin())
    const query = { searchText: 'logged@', searchColumn: 'email' } as const
    const { body } = await server.call(listSecurityLog, { query }, asAdmin())
    expect(listSecurityLog.reply.parse(body)).toMatchObject({
      totalCount: 1,
      data: [
        {
          event: 'role_change',
          email: 'logged@example.test',
          byEmail: 'admin@school.test',
          details: 'coach',
        },
      ],
    })
  })
})

test('filtering by state finds exactly the accounts that are in it', async () => {
  const now = server.clock.now
  const soon = new Date(now.getTime() + 60_000)
  const recently = new Date(now.getTime() - 60_000)
  const longAgo = new Date(now.getTime() - 60 * 60_000)
  const cases = [
    { isVerified: false, passwordHash: null },
    { level: 'B1', levelScore: 2000 },
    { lockoutUntil: soon, failedLoginAttempts: 5 },
    { lockoutUntil: longAgo, failedLoginAttempts: 5, lastFailedLoginAttempt: recently },
    { failedLoginAttempts: 5, lastFailedLoginAttempt: recently },
    { failedLoginAttempts: 5, lastFailedLoginAttempt: longAgo },
    { suspendedAt: now, lockoutUntil: soon },
    { role: 'coach' },
  ] as const
  for (const fields of cases) await aUser(server.db, fields)
  for (const state of accountStates) {
    const { body } = await server.call(contract.listUsers, { query: { state, pageSize: 50 } }, asAdmin())
    const { data, totalCount } = contract.listUsers.reply.parse(body)
    expect([state, new Set(data.map((row) => row.state))]).toEqual([
      state,
      new Set(data.length > 0 ? [state] : []),
    ])
    expect(totalCount).toBe(data.length)
  }
  const all = await server.call(contract.listUsers, { query: { pageSize: 50 } }, asAdmin())
  const { data } = contract.listUsers.reply.parse(all.body)
  expect(new Set(data.map(({ state }) => state)).size).toBeGreaterThanOrEqual(6)
})
