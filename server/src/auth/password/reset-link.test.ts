import { requestPasswordReset, resetPassword } from '@sohbet/contract/people/auth'
import { resetLinkMinutes } from '@sohbet/domain/account/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devMails } from '../../db/tables/core/dev-mails.ts'
import { aUser, type TestUser } from '../../testing/rows/builders.ts'
import { startTestApp, type TestApp } from '../../testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const ask = ({ email }: TestUser, headers: Record<string, string> = {}) =>
  server.send(requestPasswordReset, { body: { email } }, headers)
const use = async (token: string | undefined) =>
  (await server.send(resetPassword, { body: { token, newPassword: 'nine red buses' } })).status

/** Newest first. */
async function linksSentTo({ email }: TestUser): Promise<URL[]> {
  const mails = await server.mails(email)
  return mails.map(({ text }) => new URL(/https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? ''))
}
const tokensSentTo = async (user: TestUser) =>
  (await linksSentTo(user)).map(({ searchParams }) => searchParams.get('token') ?? '')

test.each([
  ['a second before it expires', -1, 200],
  ['in the second in which it expires', 0, 400],
  ['a second after', 1, 400],
])('a reset link used %s', async (_, seconds, status) => {
  const user = await aUser(server.db)
  await ask(user)
  const [token] = await tokensSentTo(user)
  server.clock.now = new Date(server.clock.now.getTime() + (resetLinkMinutes * 60 + seconds) * 1000)
  expect(await use(token)).toBe(status)
})

test('a new request ends the previous link', async () => {
  const user = await aUser(server.db)
  for (let time = 0; time < 2; time++) await ask(user)
  const [newest, older] = await tokensSentTo(user)
  expect([await use(older), await use(newest), await use(newest)]).toEqual([400, 200, 400])
})

test.each<Record<string, string>>([
  { host: 'evil.test' },
  { 'x-forwarded-host': 'evil.test' },
  { forwarded: 'host=evil.test;proto=http' },
  { origin: 'http://evil.test', referer: 'http://evil.test/auth' },
])('a link uses the configured address, whatever the client sends: %o', async (headers) => {
  const user = await aUser(server.db)
  await ask(user, headers)
  expect((await linksSentTo(user)).map(({ origin }) => origin)).toEqual(['http://localhost'])
})

test('no table stores the token of a mailed link', async () => {
  const user = await aUser(server.db)
  await ask(user)
  const [token = ''] = await tokensSentTo(user)
  // The test's mailbox is the recipient
  await server.db.delete(devMails)
  expect(await tablesWith(token)).toEqual([])
  expect(await tablesWith(user.email)).toEqual(['users'])
  expect(await use(token)).toBe(200)
})

async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await server.db.execute<{ schema: string; name: string }>(
    sql`select schemaname as schema, tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { schema, name } of rows) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const holding = await server.db.execute(
      sql`select from ${table} as held where strpos(held::text, ${text}) > 0 limit 1`,
    )
    if (holding.rows.length > 0) found.push(name)
  }
  return found
}
