import { changePassword, endSession, listSessions, login } from '@sohbet/contract/people/auth'
import * as contract from '@sohbet/contract/people/users'
import { eq, getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { hashPassword } from '../../auth/password/password.ts'
import { securityLog } from '../../db/tables/core/security-log.ts'
import { sessions } from '../../db/tables/people/sessions.ts'
import { users } from '../../db/tables/people/users.ts'
import { aSession, aUser } from '../../testing/rows/builders.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { personalData, withoutPersonalData } from './personal-data.ts'

const password = 'seven red buses'

let server: TestApp
let passwordHash: string
beforeAll(async () => {
  server = await startTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => server.stop())

async function aPerson() {
  const user = await aUser(server.db, { passwordHash })
  const session = await aSession(server.db, user.id, server.clock.now)
  return {
    user,
    session,
    headers: { authorization: `Bearer ${server.tokens.access(session.id, server.clock.now)}` },
  }
}

test('a user changes name and language, and nothing else', async () => {
  const { user, headers } = await aPerson()
  const body = { username: '  Yeni Ad ', language: 'tr', role: 'admin', isVerified: false, email: 'x@y.test' }
  const answer = await server.send(contract.updateUser, { params: { id: user.id }, body }, headers)
  expect(answer.body).toMatchObject({
    username: 'Yeni Ad',
    language: 'tr',
    role: 'learner',
    email: user.email,
  })
})

test('a user saves the time zone of the browser, which the export contains', async () => {
  const { user, headers } = await aPerson()
  const save = (timeZone: string) =>
    server.send(contract.updateUser, { params: { id: user.id }, body: { timeZone } }, headers)
  expect((await save('Mars/Base')).status).toBe(400)
  expect((await save('Europe/Berlin')).body).toMatchObject({ timeZone: 'Europe/Berlin' })
  const exported = await server.send(contract.exportUser, { params: { id: user.id } }, headers)
  expect(exported.body).toMatchObject({ users: { timeZone: 'Europe/Berlin' } })
})

test('a user saves a plan for the next payment', async () => {
  const { user, headers } = await aPerson()
  const save = (plan: string) =>
    server.send(contract.updateUser, { params: { id: user.id }, body: { plan } }, headers)
  expect((await save('gold')).status).toBe(400)
  expect((await save('super')).body).toMatchObject({ plan: 'super', username: user.username })
})

describe('changing the password', () => {
  test('needs the current one, and signs the other devices out', async () => {
    const { user, headers } = await aPerson()
    const other = await aSession(server.db, user.id, server.clock.now)
    const change = (currentPassword: string) =>
      server.send(changePassword, { body: { currentPassword, newPassword: 'nine red buses' } }, headers)
    expect(codeOf((await change('not this one')).body)).toBe('WRONG_PASSWORD')
    expect((await change(password)).status).toBe(200)
    const elsewhere = { authorization: `Bearer ${server.tokens.access(other.id, server.clock.now)}` }
    expect((await server.send(listSessions, {}, elsewhere)).status).toBe(401)
    expect((await server.send(listSessions, {}, headers)).status).toBe(200)
    const again = await server.send(login, { body: { email: user.email, password: 'nine red buses' } })
    expect(again.status).toBe(200)
  })
})

test('devices are listed and can be signed out one by one', async () => {
  const { user, session, headers } = await aPerson()
  const other = await aSession(server.db, user.id, server.clock.now)
  const listed = listSessions.reply.parse((await server.send(listSessions, {}, headers)).body)
  expect(new Map(listed.map(({ id, isCurrent }) => [id, isCurrent]))).toEqual(
    new Map([
      [session.id, true],
      [other.id, false],
    ]),
  )
  expect((await server.send(endSession, { params: { id: other.id } }, headers)).status).toBe(200)
  expect(listSessions.reply.parse((await server.send(listSessions, {}, headers)).body)).toHaveLength(1)
})

describe('personal data', () => {
  test('every table that refers to a user is exported and erased, or listed as an exception', async () => {
    const references = await server.db.execute(sql`
      select distinct conrelid::regclass::text as table, confdeltype as rule
      from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`)
    const rows = z.array(z.object({ table: z.string(), rule: z.string() })).parse(references.rows)
    const known = new Set([...Object.keys(personalData), ...withoutPersonalData])
    expect(rows.filter(({ table }) => !known.has(table))).toEqual([])
    // c: deleted with the account, n: set to null.
    expect(rows.filter(({ rule }) => rule !== 'c' && rule !== 'n')).toEqual([])
    expect(rows.length).toBeGreaterThanOrEqual(4)
  })

  test('is exported without secrets that open the account', async () => {
    const { user, headers } = await aPerson()
    const { body } = await server.send(contract.exportUser, { params: { id: user.id } }, headers)
    expect(body).toMatchObject({
      [getTableName(users)]: { email: user.email, username: user.username },
      [getTableName(sessions)]: [{ userAgent: 'test' }],
      [getTableName(securityLog)]: [],
    })
    expect(JSON.stringify(body)).not.toContain(passwordHash)
  })

  test('does not contain the address from which an admin acted', async () => {
    const { user, headers } = await aPerson()
    const admin = await aUser(server.db, { role: 'admin' })
    const entry = {
      event: 'retake',
      userId: user.id,
      byUserId: admin.id,
      createdAt: server.clock.now,
    } as const
    const place = { address: '203.0.113.7', userAgent: 'AdminBrowser' }
    await server.db.insert(securityLog).values({ ...entry, ...place })
    const { body } = await server.send(contract.exportUser, { params: { id: user.id } }, headers)
    expect(body).toMatchObject({ security_log: [{ event: 'retake', ipAddress: '', userAgent: '' }] })
  })

  test('of an erased account does not remain in rows about others', async () => {
    const { user, headers } = await aPerson()
    const other = await aUser(server.db)
    const entry = {
      event: 'unlock',
      userId: other.id,
      byUserId: user.id,
      createdAt: server.clock.now,
    } as const
    await server.db
      .insert(securityLog)
      .values({ ...entry, address: '203.0.113.9', userAgent: 'TheirBrowser' })
    await server.send(contract.eraseUser, { params: { id: user.id }, body: { password } }, headers)
    const left = await server.db.select().from(securityLog).where(eq(securityLog.userId, other.id))
    expect(left).toMatchObject([{ event: 'unlock', byUserId: null, address: '', userAgent: '' }])
  })

  test('is erased with the account, which needs its password', async () => {
    const { user, headers } = await aPerson()
    await server.send(login, { body: { email: user.email, password } })
    const erase = (given: string) =>
      server.send(contract.eraseUser, { params: { id: user.id }, body: { password: given } }, headers)
    expect(codeOf((await erase('not this one')).body)).toBe('WRONG_PASSWORD')
    expect((await erase(password)).status).toBe(200)
    expect(await server.db.$count(users, eq(users.id, user.id))).toBe(0)
    expect(await server.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
    const left = await server.db.execute(
      sql`select row_to_json(security_log)::text as line from security_log`,
    )
    expect(JSON.stringify(left.rows)).not.toContain(user.id)
    expect((await server.send(login, { body: { email: user.email, password } })).status).toBe(401)
  })
})
