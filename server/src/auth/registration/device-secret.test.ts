import { listSessions, login, register, resendVerification, verifyEmail } from '@sohbet/contract/people/auth'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registrations } from '../../db/tables/people/registrations.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

let made = 0
const anAddress = () => `device${(made += 1)}@example.test`
const password = 'seven red buses'
const registerAs = (email: string, fields: object = {}) =>
  server.send(register, { body: { username: 'Elif', email, password, ...fields } })
const logIn = (email: string) => server.send(login, { body: { email, password } })

/** The codes mailed to an address, newest first. */
async function codesSentTo(email: string): Promise<string[]> {
  const mails = await server.mails(email)
  return mails.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('the secret of the registering device', () => {
  const registered = async (email: string, fields: object = {}) =>
    register.reply.parse((await registerAs(email, fields)).body)
  const verifyOn = (email: string, more: object) =>
    codesSentTo(email).then(([verificationCode = '']) =>
      server.send(verifyEmail, { body: { email, verificationCode, ...more } }),
    )

  test('signs the person in with the code, once, and keeps the chosen plan', async () => {
    const email = anAddress()
    const { deviceSecret } = await registered(email)
    const [verificationCode = ''] = await codesSentTo(email)
    const answer = await verifyOn(email, { deviceSecret, plan: 'super' })
    const { session } = verifyEmail.reply.parse(answer.body)
    expect(session?.user).toMatchObject({ email, isVerified: true, plan: 'super' })
    const authorization = `Bearer ${session?.accessToken}`
    expect((await server.send(listSessions, {}, { authorization })).status).toBe(200)
    const again = await server.send(verifyEmail, { body: { email, verificationCode, deviceSecret } })
    expect(codeOf(again.body)).toBe('INVALID_CODE')
  })

  test('is stored as a digest only', async () => {
    const email = anAddress()
    const { deviceSecret, registrationId } = await registered(email)
    const [row] = await server.db.select().from(registrations).where(eq(registrations.id, registrationId))
    expect(row?.deviceHash).toBeTruthy()
    expect(JSON.stringify(row)).not.toContain(deviceSecret)
  })

  test.each(['without it', 'with a wrong one', 'with that of another address'])(
    'is needed: %s the code verifies the address and gives no session',
    async (which) => {
      const email = anAddress()
      await registered(email)
      const other = await registered(anAddress())
      const given = { 'without it': {}, 'with a wrong one': { deviceSecret: 'guess' } }[which] ?? other
      const answer = await verifyOn(email, { deviceSecret: Object(given).deviceSecret })
      expect(answer.status).toBe(200)
      expect(Object(answer.body).session).toBeUndefined()
      expect((await logIn(email)).status).toBe(200)
    },
  )

  test('of a stranger who registered the same address does not fit the code of the owner', async () => {
    const email = anAddress()
    const stranger = await registered(email, { password: 'a strange password' })
    await registered(email)
    const answer = await verifyOn(email, { deviceSecret: stranger.deviceSecret })
    expect([answer.status, Object(answer.body).session]).toEqual([200, undefined])
  })

  test('does not replace the code', async () => {
    const email = anAddress()
    const { deviceSecret } = await registered(email)
    const [code = ''] = await codesSentTo(email)
    const guess = await server.send(verifyEmail, {
      body: { email, verificationCode: otherThan(code), deviceSecret },
    })
    expect(codeOf(guess.body)).toBe('INVALID_CODE')
    expect(Object(guess.body).session).toBeUndefined()
  })

  test('of the device that registered last counts when one person registers twice', async () => {
    const email = anAddress()
    const [first] = [await registered(email), await registered(email)]
    const answer = await verifyOn(email, { deviceSecret: first.deviceSecret })
    expect([answer.status, Object(answer.body).session]).toEqual([200, undefined])
  })

  test('the mail has a link that fills in address and code', async () => {
    const email = anAddress()
    await registered(email)
    const [mail] = await server.mails(email)
    const link = new URL(/https?:\/\/\S+verify-email\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const [code] = await codesSentTo(email)
    expect(Object.fromEntries(link.searchParams)).toEqual({ email, code, lang: 'tr' })
  })

  test('the link carries the plan that the visitor chose, also when the code is sent again', async () => {
    const email = anAddress()
    const { registrationId } = await registered(email, { plan: 'super' })
    await server.send(resendVerification, { body: { email, registrationId, plan: 'premium' } })
    const links = (await server.mails(email)).map(
      ({ text }) => /https?:\/\/\S+verify-email\S+/.exec(text)?.[0],
    )
    const plans = links.map((link = '') => new URL(link).searchParams.get('plan'))
    expect(plans).toEqual(['premium', 'super'])
  })

  test('the link leads to the course that the visitor chose, and an id that is none counts as none', async () => {
    const course = '01a1de2c-a5ef-7ce8-a733-2e99ae345fad'
    const nextOf = async (email: string) => {
      const [mail] = await server.mails(email)
      return new URL(/https?:\/\/\S+verify-email\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get(
        'next',
      )
    }
    const [email, other] = [anAddress(), anAddress()]
    await registered(email, { course })
    await registered(other, { course: '../admin' })
    expect([await nextOf(email), await nextOf(other)]).toEqual([`/learner/enroll/${course}`, null])
  })

  test('an unknown plan is not passed on', async () => {
    const email = anAddress()
    await registered(email, { plan: 'gold' })
    const [mail] = await server.mails(email)
    expect(mail?.text).toContain('verify-email')
    expect(mail?.text).not.toContain('plan=')
  })

  test('the mail has no link while another registration of the address waits', async () => {
    const email = anAddress()
    await registered(email)
    await registered(email, { username: 'Stranger', password: 'a strange password' })
    const [mail] = await server.mails(email)
    expect(mail?.text).toContain('Stranger')
    expect(mail?.text).not.toContain('verify-email')
    expect(await codesSentTo(email)).toHaveLength(2)
  })
})
