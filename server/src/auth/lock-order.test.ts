import {
  changePassword,
  login,
  register,
  requestPasswordReset,
  resendVerification,
  resetPassword,
} from '@sohbet/contract/people/auth'
import { setSuspended, setVerified } from '@sohbet/contract/people/users'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locks } from '../db/locks.ts'
import { hourlyCounts } from '../db/tables/core/hourly-counts.ts'
import { passwordResets } from '../db/tables/people/password-resets.ts'
import { aUser, aUserOf } from '../testing/rows/builders.ts'
import { aNotification } from '../testing/rows/notifications.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { hashPassword } from './password/password.ts'

const password = 'seven red buses'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

type Answer = Awaited<ReturnType<TestApp['send']>>

/** Number of statements that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await server.db.execute<{ count: number }>(
    sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

/**
 * Runs two calls that need the same two locks at the critical moment: `held` blocks both until both wait. With
 * different lock orders PostgreSQL would end one of them as a deadlock.
 */
async function meet(held: SQL, first: () => Promise<Answer>, second: () => Promise<Answer>) {
  const answers: Promise<Answer>[] = []
  await server.db.transaction(async (db) => {
    await db.execute(held)
    for (const call of [first, second]) {
      answers.push(call())
      await expect.poll(waiting, { timeout: 20_000 }).toBe(answers.length)
    }
  })
  const [one, other] = await Promise.all(answers)
  if (!one || !other) throw new Error('two calls were made')
  return { one, other }
}

test('requesting a code while logging in with an expired one does not deadlock', async () => {
  const email = 'waits@example.test'
  const resend = () => server.send(resendVerification, { body: { email } })
  await server.send(register, { body: { username: 'Elif', email, password } })
  await resend()
  server.clock.now = new Date(server.clock.now.getTime() + 11 * 60_000)
  const { one, other } = await meet(
    sql`select from ${hourlyCounts} where ${hourlyCounts.key} like 'resend %' for update`,
    resend,
    () => server.send(login, { body: { email, password } }),
  )
  expect([one.status, codeOf(other.body)]).toEqual([200, 'EMAIL_NOT_VERIFIED'])
})

test('using a reset link while changing the password does not deadlock', async () => {
  const user = await aUser(server.db, { passwordHash: await hashPassword(password) })
  await server.send(requestPasswordReset, { body: { email: user.email } })
  const [mail] = await server.mails(user.email)
  const token = /token=([^&\s]+)/.exec(mail?.text ?? '')?.[1]
  const { one, other } = await meet(
    sql`select from ${passwordResets} where ${passwordResets.userId} = ${user.id} for update`,
    () => server.send(resetPassword, { body: { token, newPassword: 'nine red buses' } }),
    () =>
      server.call(
        changePassword,
        { body: { currentPassword: password, newPassword: 'ten red buses' } },
        { as: user },
      ),
  )
  expect([one.status, codeOf(other.body)]).toEqual([200, 'WRONG_PASSWORD'])
})

test.each([
  ['log-in', async (email: string) => server.send(login, { body: { email, password } })],
  [
    'registration',
    async (email: string) => server.send(register, { body: { username: 'Elif', email, password } }),
  ],
  [
    'reset',
    async (email: string) => {
      await server.send(requestPasswordReset, { body: { email } })
      const [mail] = await server.mails(email)
      const token = /token=([^&\s]+)/.exec(mail?.text ?? '')?.[1]
      return server.send(resetPassword, { body: { token, newPassword: 'nine red buses' } })
    },
  ],
])('a %s does not wait for an announcement to the whole school', async (_, call) => {
  const user = await aUser(server.db, { passwordHash: await hashPassword(password) })
  const answer = await server.db.transaction(async (db) => {
    await aNotification(db, user.id)
    return call(user.email)
  })
  expect(answer.status).toBeLessThan(300)
})

test('suspending an account while its address is unverified does not deadlock', async () => {
  const [admin, other] = [await aUserOf(server.db, 'admin'), await aUserOf(server.db, 'admin')]
  const params = { id: other.id }
  const answers = await meet(
    sql`select pg_advisory_xact_lock(${locks.admins})`,
    () => server.call(setSuspended, { params, body: { isSuspended: true } }, { as: admin }),
    () => server.call(setVerified, { params, body: { isVerified: false } }, { as: admin }),
  )
  expect([answers.one.status, answers.other.status]).toEqual([200, 200])
})
