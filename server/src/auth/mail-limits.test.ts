import { login, register, requestPasswordReset, resendVerification } from '@sohbet/contract/people/auth'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hourlyCounts } from '../db/tables/core/hourly-counts.ts'
import { aUser } from '../testing/rows/builders.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { mailsPerNetwork } from './count-mail.ts'

const password = 'seven red buses'
const office = '198.51.100.7'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ config: { trustProxy: ['127.0.0.1'] } })
})
beforeEach(() => server.db.delete(hourlyCounts))
afterAll(() => server.stop())

let made = 0
const anAddress = () => `asked${(made += 1)}@example.test`

const asks = {
  'a registration': (email: string, address: string) =>
    server.send(register, { body: { username: 'Elif', email, password } }, { 'x-forwarded-for': address }),
  'another code': (email: string, address: string) =>
    server.send(resendVerification, { body: { email } }, { 'x-forwarded-for': address }),
  'a reset link': (email: string, address: string) =>
    server.send(requestPasswordReset, { body: { email } }, { 'x-forwarded-for': address }),
}
const all = Object.entries(asks)

/** Sets the counters of all networks. */
const askedSoFar = (count: number) =>
  server.db.update(hourlyCounts).set({ count }).where(like(hourlyCounts.key, '% from %'))

test.each(all)(
  'a network may request %s only a limited number of times an hour, for any addresses',
  async (_, ask) => {
    const owner = await aUser(server.db)
    expect((await ask(anAddress(), office)).status).toBeLessThan(300)
    await askedSoFar(mailsPerNetwork - 1)
    expect((await ask(owner.email, office)).status).toBeLessThan(300)
    const before = (await server.mails(owner.email)).length

    const stranger = anAddress()
    const refused = [await ask(owner.email, office), await ask(stranger, office)]
    for (const { status, body, headers } of refused)
      expect([status, codeOf(body), headers['retry-after']]).toEqual([429, 'HOURLY_LIMIT', '3600'])
    expect(await server.mails(owner.email)).toHaveLength(before)
    expect(await server.mails(stranger)).toEqual([])

    expect((await ask(owner.email, '203.0.113.9')).status).toBeLessThan(300)
  },
)

test.each(all)(
  'requests for %s from other addresses of one IPv6 home count as one network',
  async (_, ask) => {
    await ask(anAddress(), '2001:db8:1:2::9')
    await askedSoFar(mailsPerNetwork)
    expect((await ask(anAddress(), '2001:db8:1:2:3:4:5:6')).status).toBe(429)
    expect((await ask(anAddress(), '2001:db8:1:3::9')).status).toBeLessThan(300)
  },
)

test('log-ins before verification mail no more codes than requests for them', async () => {
  const email = anAddress()
  await asks['a registration'](email, office)
  await asks['another code'](anAddress(), office)
  await askedSoFar(mailsPerNetwork)
  server.clock.now = new Date(server.clock.now.getTime() + 11 * 60_000)
  const logIn = (address: string) =>
    server.send(login, { body: { email, password } }, { 'x-forwarded-for': address })
  expect(codeOf((await logIn(office)).body)).toBe('EMAIL_NOT_VERIFIED')
  expect(await server.mails(email)).toHaveLength(1)
  expect(codeOf((await logIn('203.0.113.9')).body)).toBe('EMAIL_NOT_VERIFIED')
  expect(await server.mails(email)).toHaveLength(2)
})
