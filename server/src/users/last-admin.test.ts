import { changeRole, eraseUser, getUser, setSuspended } from '@sohbet/contract/people/users'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../auth/password/password.ts'
import { createOneTimeSecrets } from '../auth/one-time-secrets.ts'
import { users } from '../db/tables/people/users.ts'
import { aSession, aUser } from '../testing/rows/builders.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { createAdmin } from './create-admin.ts'
import { isFull } from '../testing/proofs.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
beforeEach(() => server.db.delete(users))
afterAll(() => server.stop())

const password = 'seven red buses'
const anAdmin = async () => aUser(server.db, { role: 'admin', passwordHash: await hashPassword(password) })
const admins = () => server.db.$count(users, and(eq(users.role, 'admin'), isNull(users.suspendedAt)))

test('the last admin cannot delete the account', async () => {
  const admin = await anAdmin()
  const erase = { params: { id: admin.id }, body: { password } }
  const refused = await server.call(eraseUser, erase, { as: admin })
  expect([refused.status, codeOf(refused.body)]).toEqual([409, 'LAST_ADMIN'])
  await anAdmin()
  expect((await server.call(eraseUser, erase, { as: admin })).status).toBe(200)
})

test.runIf(isFull)('when two admins dismiss each other at once, one remains', async () => {
  for (let round = 0; round < 5; round++) {
    await server.db.delete(users)
    const [one, other] = [await anAdmin(), await anAdmin()]
    await Promise.all([
      server.call(changeRole, { params: { id: other.id }, body: { role: 'learner' } }, { as: one }),
      server.call(setSuspended, { params: { id: one.id }, body: { isSuspended: true } }, { as: other }),
    ])
    expect(await admins()).toBe(1)
  }
})

test('create-admin promotes an account, readmits it and ends its old sessions', async () => {
  const email = 'al@example.test'
  const user = await aUser(server.db, { email, suspendedAt: server.clock.now })
  const session = await aSession(server.db, user.id, server.clock.now)
  const context = {
    now: server.clock.now,
    publicUrl: 'http://localhost',
    secrets: createOneTimeSecrets('a secret that only tests use, 32+ characters'),
  }
  expect(await createAdmin(server.db, context, email)).toMatch(/^http:\/\/localhost\/auth\/reset-password/)
  const [admin] = await server.db.select().from(users).where(eq(users.id, user.id))
  expect(admin).toMatchObject({ role: 'admin', suspendedAt: null })
  const headers = { authorization: `Bearer ${server.tokens.access(session.id, server.clock.now)}` }
  expect((await server.send(getUser, { params: { id: user.id } }, headers)).status).toBe(401)
  expect(await server.mails(email)).toHaveLength(1)
})

test('create-admin creates an account, with a name of at least three letters', async () => {
  const context = {
    now: server.clock.now,
    publicUrl: 'http://localhost',
    secrets: createOneTimeSecrets('x'.repeat(40)),
  }
  await createAdmin(server.db, context, 'a@example.test')
  const [admin] = await server.db.select().from(users)
  expect(admin).toMatchObject({ username: 'a@example.test', role: 'admin', passwordHash: null })
})
