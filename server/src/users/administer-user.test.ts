import {
  login,
  register,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@sohbet/contract/people/auth'
import { listSecurityLog } from '@sohbet/contract/core/security-log'
import * as contract from '@sohbet/contract/people/users'
import { accountStates } from '@sohbet/domain/account/account-state'
import type { Role } from '@sohbet/domain/account/role'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { hashPassword } from '../auth/password/password.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'
import { aSession, aUser, type TestUser } from '../testing/rows/builders.ts'
import { aCoach, aCourse } from '../testing/rows/catalogue.ts'
import { anEnrollment } from '../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

const password = 'seven red buses'
const today = new Date('2026-03-02T09:00:00Z')

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
const change = (
  call: typeof contract.changeRole | typeof contract.setSuspended,
  id: string,
  body: { role: Role } | { isSuspended: boolean },
) => server.call(call, Object({ params: { id }, body }), asAdmin())
const coachOf = async (userId: string) =>
  (await server.db.select().from(coaches).where(eq(coaches.userId, userId)))[0]

/** A signed-in device of a user, to check whether it stays signed in. */
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

  test.each(['coach', 'admin'] as const)('cannot make a learner with an open seat %s', async (role) => {
    const user = await aUser(server.db)
    const { id: courseId, name } = await aCourse(server.db, {
      startDate: '2026-02-02',
      endDate: '2026-03-02',
    })
    await anEnrollment(server.db, { userId: user.id, courseId })
    const refused = await change(contract.changeRole, user.id, { role })
    expect([refused.status, codeOf(refused.body)]).toEqual([409, 'HAS_OPEN_SEATS'])
    expect(refused.body).toMatchObject({ message: expect.stringContaining(name) })
    // The day after the end
    server.clock.now = new Date('2026-03-03T09:00:00Z')
    expect((await change(contract.changeRole, user.id, { role })).status).toBe(200)
    server.clock.now = today
  })

  test('suspends and readmits an account', async () => {
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

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['makes them a learner', (id) => change(contract.changeRole, id, { role: 'learner' })],
    ['makes them an admin', (id) => change(contract.changeRole, id, { role: 'admin' })],
    ['suspends them', (id) => change(contract.setSuspended, id, { isSuspended: true })],
  ])('deactivates a coach, until reactivated, when the admin %s', async (_, act) => {
    const user = await aUser(server.db, { role: 'coach' })
    await aCoach(server.db, { userId: user.id, isPublic: true })
    await act(user.id)
    expect(await coachOf(user.id)).toMatchObject({ isActive: false, isPublic: false })
    await change(contract.setSuspended, user.id, { isSuspended: false })
    await change(contract.changeRole, user.id, { role: 'coach' })
    expect(await coachOf(user.id)).toMatchObject({ isActive: false, isPublic: false })
  })

  test('unlocks a coach without deactivating the coach', async () => {
    const user = await aUser(server.db, { role: 'coach' })
    await aCoach(server.db, { userId: user.id, isPublic: true })
    await server.call(contract.unlockUser, { params: { id: user.id } }, asAdmin())
    expect(await coachOf(user.id)).toMatchObject({ isActive: true, isPublic: true })
  })

  test('unlocks an account', async () => {
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

  test('requires a new verification of an address, or confirms it', async () => {
    const user = await aUser(server.db, { passwordHash })
    const set = (isVerified: boolean) =>
      server.call(contract.setVerified, { params: { id: user.id }, body: { isVerified } }, asAdmin())
    expect((await set(false)).body).toMatchObject({ isVerified: false, state: 'unverified' })
    expect(codeOf((await logIn(user)).body)).toBe('EMAIL_NOT_VERIFIED')
    expect((await set(true)).body).toMatchObject({ isVerified: true })
    expect((await logIn(user)).status).toBe(200)
  })

  test('requires a new verification, and no stranger gets in meanwhile', async () => {
    const user = await aUser(server.db, { passwordHash, role: 'coach' })
    const set = (isVerified: boolean) =>
      server.call(contract.setVerified, { params: { id: user.id }, body: { isVerified } }, asAdmin())
    await set(false)
    const stranger = { username: 'Stranger', email: user.email, password: 'a strange password' }
    await server.send(register, { body: stranger })
    await set(true)
    expect((await server.send(login, { body: stranger })).status).toBe(401)
    expect((await logIn(user)).body).toMatchObject({ user: { role: 'coach', username: user.username } })
  })

  test('requires a verification that the owner gives by a code, with the existing password', async () => {
    const user = await aUser(server.db, { passwordHash })
    const body = { isVerified: false }
    await server.call(contract.setVerified, { params: { id: user.id }, body }, asAdmin())
    await server.send(resendVerification, { body: { email: user.email } })
    const [mail] = await server.mails(user.email)
    const verificationCode = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    await server.send(verifyEmail, { body: { email: user.email, verificationCode } })
    expect((await logIn(user)).status).toBe(200)
  })

  test('cannot confirm one of several pending registrations of an address', async () => {
    const email = 'claimed@example.test'
    for (const given of ['seven red buses', 'a strange password'])
      await server.send(register, { body: { username: 'Someone', email, password: given } })
    const [user] = await server.db.select().from(users).where(eq(users.email, email))
    const input = { params: { id: user?.id ?? '' }, body: { isVerified: true } }
    expect(codeOf((await server.call(contract.setVerified, input, asAdmin())).body)).toBe(
      'SEVERAL_REGISTRATIONS',
    )
  })

  test('cannot give a role to an unverified address', async () => {
    const user = await aUser(server.db, { isVerified: false, passwordHash: null })
    const input = { params: { id: user.id }, body: { role: 'admin' } } as const
    expect(codeOf((await server.call(contract.changeRole, input, asAdmin())).body)).toBe('NO_PASSWORD_YET')
  })

  test('cannot confirm an account without a password', async () => {
    const user = await aUser(server.db, { isVerified: false, passwordHash: null })
    const input = { params: { id: user.id }, body: { isVerified: true } }
    expect(codeOf((await server.call(contract.setVerified, input, asAdmin())).body)).toBe('NO_PASSWORD_YET')
  })

  test('cannot remove their own rights', async () => {
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
    expect(mail?.subject).toBe('Sohbet ekibine hoş geldin')
    // A stranger's registration and reset request change nothing
    const stranger = { username: 'Stranger', email: body.email, password: 'a strange password' }
    await server.send(register, { body: stranger })
    await server.send(requestPasswordReset, { body: { email: body.email } })
    const sent = await server.mails(body.email)
    expect(sent.filter(({ text }) => /\b\d{6}\b/.test(text))).toEqual([])
    const token = /http:\/\/localhost\/auth\/reset-password\?token=([\w-]+)&welcome=1/.exec(
      mail?.text ?? '',
    )?.[1]
    const used = await server.send(resetPassword, { body: { token, newPassword: password } })
    expect(used.status).toBe(200)
    expect((await logIn(body)).body).toMatchObject({ user: { role: 'coach', isVerified: true } })
    expect((await server.send(login, { body: stranger })).status).toBe(401)
    const again = await server.call(contract.inviteUser, { body }, asAdmin())
    expect([again.status, codeOf(again.body)]).toEqual([409, 'EMAIL_TAKEN'])
  })

  test('invites in the chosen language, which the account keeps', async () => {
    const body = { username: 'Maeve', email: 'maeve@example.test', role: 'coach', language: 'en' } as const
    expect((await server.call(contract.inviteUser, { body }, asAdmin())).status).toBe(201)
    const [mail] = await server.mails(body.email)
    expect(mail?.subject).toBe('Welcome to the Sohbet team')
    const [user] = await server.db.select().from(users).where(eq(users.email, body.email))
    expect(user?.language).toBe('en')
  })

  test('invites the owner of an address that a stranger has registered but not verified', async () => {
    const email = 'squatted@example.test'
    await server.send(register, { body: { username: 'Stranger', email, password } })
    const body = { username: 'Grace', email, role: 'coach' } as const
    expect((await server.call(contract.inviteUser, { body }, asAdmin())).status).toBe(201)
    expect((await logIn({ email })).status).toBe(401)
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

test('filters by state exactly', async () => {
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
