import { register, verifyEmail } from '@sohbet/contract/people/auth'
import { exportUser } from '@sohbet/contract/people/users'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../db/tables/people/users.ts'
import { partnerDays } from '../db/tables/selling/partners.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aPartner } from '../testing/rows/partners.ts'
import { openPartnerLink } from './open-partner-link.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

let made = 0
const anAddress = () => `brought${(made += 1)}@example.test`

const send = (email: string, partner?: unknown) =>
  server.send(register, { body: { username: 'Elif', email, password: 'seven red buses', partner } })

async function verify(email: string) {
  const [mail] = await server.mails(email)
  const verificationCode = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  expect((await server.send(verifyEmail, { body: { email, verificationCode } })).status).toBe(200)
  const [user] = await server.db.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error('the account is missing')
  return user
}
const counted = (partnerId: string) =>
  server.db
    .select({ clicks: partnerDays.clicks, signUps: partnerDays.signUps })
    .from(partnerDays)
    .where(and(eq(partnerDays.partnerId, partnerId)))

describe('a registration', () => {
  test('with a partner’s code belongs to the partner once the address is verified', async () => {
    const partner = await aPartner(server.db, { code: 'elif-abroad' })
    const email = anAddress()
    expect((await send(email, ' Elif-Abroad ')).status).toBe(201)
    expect(await counted(partner.id)).toEqual([])
    const user = await verify(email)
    expect(user).toMatchObject({ partnerId: partner.id, partnerSince: server.clock.now })
    expect(await counted(partner.id)).toEqual([{ clicks: 0, signUps: 1 }])
    const { body } = await server.call(exportUser, { params: { id: user.id } }, { as: user })
    expect(body).toMatchObject({ recommended_by: [{ name: partner.name, code: 'elif-abroad' }] })
  })

  test('that is sent again with another code belongs to the last one; without a code it keeps the first', async () => {
    const [first, last] = [await aPartner(server.db), await aPartner(server.db)]
    const email = anAddress()
    await send(email, first.code)
    await send(email, last.code)
    await send(email)
    expect(await verify(email)).toMatchObject({ partnerId: last.id })
  })

  test.each([
    ['an unknown code', 'nobody-has-this'],
    ['a malformed code', '<script>'],
    ['a number', 5],
    ['a long text', 'x'.repeat(5000)],
  ])('with %s is a registration without a partner', async (_name, code) => {
    const email = anAddress()
    expect((await send(email, code)).status).toBe(201)
    expect(await verify(email)).toMatchObject({ partnerId: null, partnerSince: null })
  })

  test('with an inactive partner’s code, or with the partner’s own address, has no partner', async () => {
    const inactive = await aPartner(server.db, { isActive: false })
    const own = await aPartner(server.db, { email: 'own.account@gmail.com' })
    for (const [email, code] of [
      [anAddress(), inactive.code],
      ['ownaccount+new@gmail.com', own.code],
    ] as const) {
      await send(email, code)
      expect(await verify(email)).toMatchObject({ partnerId: null })
    }
  })
})

describe('a click', () => {
  const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
  const visit = {
    code: 'counted',
    userAgent: browser,
    isPrefetch: false,
    now: new Date('2026-03-02T22:30:00Z'),
  }

  test('is counted on the school’s day, without robots, previews and prefetching', async () => {
    const partner = await aPartner(server.db, { code: 'counted' })
    for (const other of [
      {},
      {},
      { isPrefetch: true },
      { userAgent: '' },
      { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { userAgent: 'WhatsApp/2.23' },
      { userAgent: 'TelegramBot (like TwitterBot)' },
    ])
      expect(await openPartnerLink(server.db, { ...visit, ...other })).toEqual({
        name: partner.name,
        code: 'counted',
      })
    const days = await server.db.select().from(partnerDays).where(eq(partnerDays.partnerId, partner.id))
    expect(days).toEqual([{ partnerId: partner.id, day: '2026-03-03', clicks: 2, signUps: 0 }])
  })

  test('of an unknown or inactive code finds no partner', async () => {
    await aPartner(server.db, { code: 'asleep', isActive: false })
    for (const code of ['asleep', 'unknown', '../etc'])
      expect(await openPartnerLink(server.db, { ...visit, code })).toBeUndefined()
  })
})
