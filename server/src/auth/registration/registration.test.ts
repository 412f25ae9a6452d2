import { login, register, resendVerification, verifyEmail } from '@sohbet/contract/people/auth'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registrations } from '../../db/tables/people/registrations.ts'
import { users } from '../../db/tables/people/users.ts'
import { aUser } from '../../testing/rows/builders.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { hashPassword } from '../password/password.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

let made = 0
const anAddress = () => `new${(made += 1)}@example.test`
const wait = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000)
}
const password = 'seven red buses'
const registerAs = (email: string, fields: object = {}) =>
  server.send(register, { body: { username: 'Elif', email, password, ...fields } })
const verify = (email: string, verificationCode: string) =>
  server.send(verifyEmail, { body: { email, verificationCode } })
const logIn = (email: string, given = password) => server.send(login, { body: { email, password: given } })

/** The codes mailed to an address, newest first. */
async function codesSentTo(email: string): Promise<string[]> {
  const mails = await server.mails(email)
  return mails.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
}
/** Everything in a reply that could reveal something. */
const withoutId = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  body: { ...Object(body), registrationId: '', deviceSecret: '' },
})
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('registering', () => {
  test('returns 201 and mails a code, and the code opens the account', async () => {
    const email = anAddress()
    const answer = await registerAs(email.toUpperCase())
    expect([answer.status, answer.body]).toMatchObject([201, { responseCode: 201 }])
    expect(codeOf((await logIn(email)).body)).toBe('EMAIL_NOT_VERIFIED')
    const [code = ''] = await codesSentTo(email)
    expect((await verify(email, code)).status).toBe(200)
    expect((await logIn(email)).body).toMatchObject({ user: { email, username: 'Elif', isVerified: true } })
  })

  test('again with the same password returns 202 and voids the previous code', async () => {
    const email = anAddress()
    await registerAs(email)
    const [first = ''] = await codesSentTo(email)
    const again = await registerAs(email)
    expect([again.status, again.body]).toMatchObject([202, { responseCode: 202 }])
    const [second = ''] = await codesSentTo(email)
    expect(codeOf((await verify(email, first)).body)).toBe('INVALID_CODE')
    expect((await verify(email, second)).status).toBe(200)
  })

  test('by two people with the same address: the used code decides whose password counts', async () => {
    const email = anAddress()
    await registerAs(email, { username: 'The owner' })
    const [ownersCode = ''] = await codesSentTo(email)
    const stranger = await registerAs(email, { username: 'A stranger', password: 'a strange password' })
    expect(stranger.status).toBe(201)
    expect((await verify(email, ownersCode)).status).toBe(200)
    expect((await logIn(email)).body).toMatchObject({ user: { username: 'The owner' } })
    expect((await logIn(email, 'a strange password')).status).toBe(401)
    const [owner] = await server.db.select().from(users).where(eq(users.email, email))
    expect(await server.db.$count(registrations, eq(registrations.userId, owner?.id ?? ''))).toBe(0)
  })

  test('with the address of an account gets the same reply and mails its owner', async () => {
    const owner = await aUser(server.db, { passwordHash: 'kept' })
    const pausesBefore = server.pauses.length
    const [known, unknown] = [await registerAs(owner.email), await registerAs(anAddress())]
    expect(withoutId(known)).toEqual(withoutId(unknown))
    expect(server.pauses.slice(pausesBefore).filter((pause) => pause === 400)).toHaveLength(2)
    expect(await server.mails(owner.email)).toHaveLength(1)
    const [row] = await server.db.select().from(users).where(eq(users.id, owner.id))
    expect(row).toMatchObject({ passwordHash: 'kept', username: owner.username })
  })

  test('then logging in, then registering again: no reply reveals whether there is an account', async () => {
    const owner = await aUser(server.db, { passwordHash: await hashPassword('the password of the owner') })
    const walk = async (email: string) => [
      withoutId(await registerAs(email)),
      withoutId(await logIn(email)),
      withoutId(await registerAs(email)),
      withoutId(await server.send(resendVerification, { body: { email } })),
      withoutId(await verify(email, '000000')),
    ]
    const [known, unknown] = [await walk(owner.email), await walk(anAddress())]
    expect(known).toEqual(unknown)
    expect(known.map(({ status }) => status)).toEqual([201, 403, 202, 200, 400])
    expect((await logIn(owner.email, 'the password of the owner')).status).toBe(200)
    expect((await server.mails(owner.email)).map(({ text }) => /\b\d{6}\b/.exec(text))).toEqual([null, null])
  })

  test('with a pending password does not reset the count of wrong guesses', async () => {
    const owner = await aUser(server.db, { passwordHash: await hashPassword('the password of the owner') })
    await registerAs(owner.email)
    for (let guess = 0; guess < 4; guess++) {
      expect((await logIn(owner.email, `guess ${guess}`)).status).toBe(401)
      expect((await logIn(owner.email)).status).toBe(403)
    }
    expect((await logIn(owner.email, 'the last guess')).status).toBe(401)
    expect((await logIn(owner.email, 'the password of the owner')).status).toBe(401)
  })

  test('more than ten times an hour is refused, for known and unknown addresses alike', async () => {
    const owner = await aUser(server.db)
    for (const email of [owner.email, anAddress()]) {
      const statuses = []
      for (let time = 0; time < 11; time++)
        statuses.push((await registerAs(email, { password: `red bus number ${time % 2}` })).status)
      expect(statuses).toEqual([201, 201, ...Array(8).fill(202), 429])
    }
    wait(120)
  })

  test.each([
    [{ username: 'ab' }, { username: 'Username must be at least 3 characters' }],
    [{ username: '  ' }, { username: 'Username is required' }],
    [{ username: 'x'.repeat(81) }, { username: 'Must be at most 80 characters' }],
    [{ password: '12345' }, { password: 'Password must be at least 6 characters' }],
    [{ password: 'Galatasaray' }, { password: 'This password is too common, please choose another' }],
    [{ email: 'nobody' }, { email: 'Invalid email' }],
    [{ email: 'еlif@exаmple.test' }, { email: 'Invalid email' }],
    [{ email: ['a@b.test'] }, { email: 'Email is required' }],
  ])('refuses %o and changes nothing', async (fields, messages) => {
    const before = await server.db.$count(users)
    const { status, body } = await registerAs(anAddress(), fields)
    expect([status, body]).toMatchObject([400, { code: 'INVALID_INPUT', fields: messages }])
    expect(await server.db.$count(users)).toBe(before)
  })

  test('refuses a leaked password in any case, and changes nothing', async () => {
    const before = await server.db.$count(users)
    const { status, body } = await registerAs(anAddress(), { password: 'Scooby1' })
    expect([status, body]).toMatchObject([
      400,
      {
        code: 'INVALID_INPUT',
        fields: { password: 'This password is too common, please choose another' },
      },
    ])
    expect(await server.db.$count(users)).toBe(before)
  })
})

describe('a verification code', () => {
  test('expires after 10 minutes', async () => {
    const email = anAddress()
    await registerAs(email)
    const [code = ''] = await codesSentTo(email)
    wait(10)
    expect(codeOf((await verify(email, code)).body)).toBe('INVALID_CODE')
  })

  test('is void after five wrong guesses, however many come at once', async () => {
    const email = anAddress()
    await registerAs(email)
    const [code = ''] = await codesSentTo(email)
    await Promise.all(Array.from({ length: 50 }, () => verify(email, otherThan(code))))
    const [row] = await server.db
      .select({ tries: registrations.tries })
      .from(registrations)
      .innerJoin(users, eq(users.id, registrations.userId))
      .where(eq(users.email, email))
    expect(row?.tries).toBe(5)
    expect(codeOf((await verify(email, code)).body)).toBe('INVALID_CODE')
  })

  test('works once', async () => {
    const email = anAddress()
    await registerAs(email)
    const [code = ''] = await codesSentTo(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(email, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test.each([
    ['', 'Verification code is required'],
    ['12345', 'Code must be at least 6 characters'],
  ])('of %j is refused with its message', async (code, message) => {
    expect((await verify('a@example.test', code)).body).toMatchObject({
      fields: { verificationCode: message },
    })
  })
})

describe('resending a code', () => {
  test('works three times an hour, for known and unknown addresses alike', async () => {
    const [known, unknown] = [anAddress(), anAddress()]
    await registerAs(known)
    for (const email of [known, unknown]) {
      const answers = []
      for (let time = 0; time < 4; time++)
        answers.push(await server.send(resendVerification, { body: { email } }))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    }
    wait(60)
  })

  test('is limited within any 60 minutes, not by the clock hour', async () => {
    const email = anAddress()
    const resend = async () => (await server.send(resendVerification, { body: { email } })).status
    const minute = server.clock.now.getUTCMinutes()
    wait(59 - minute)
    expect([await resend(), await resend(), await resend()]).toEqual([200, 200, 200])
    wait(2)
    expect(await resend()).toBe(429)
    wait(60)
    expect(await resend()).toBe(200)
    wait(120)
  })

  test('for one of several registrations mails that one, and only its code counts', async () => {
    const email = anAddress()
    const { registrationId } = register.reply.parse((await registerAs(email)).body)
    await registerAs(email, { password: 'a strange password' })
    const [strangersCode = ''] = await codesSentTo(email)
    await server.send(resendVerification, { body: { email, registrationId } })
    const [ownersCode = ''] = await codesSentTo(email)
    const verifyMine = (verificationCode: string) =>
      server.send(verifyEmail, { body: { email, verificationCode, registrationId } })
    expect(codeOf((await verifyMine(strangersCode)).body)).toBe('INVALID_CODE')
    expect((await verifyMine(ownersCode)).status).toBe(200)
    expect((await logIn(email)).status).toBe(200)
  })

  test('without naming one of several registrations mails a link to set a password', async () => {
    const email = anAddress()
    await registerAs(email)
    await registerAs(email, { password: 'a strange password' })
    await server.send(resendVerification, { body: { email } })
    const [mail] = await server.mails(email)
    expect(mail?.text).toContain('/auth/reset-password?token=')
  })

  test('is not needed after the code expired: log-in sends a new one', async () => {
    const email = anAddress()
    await registerAs(email)
    await logIn(email)
    expect(await codesSentTo(email)).toHaveLength(1)
    wait(11)
    await logIn(email)
    const [second = '', first] = await codesSentTo(email)
    expect(second).not.toBe(first)
    expect((await verify(email, second)).status).toBe(200)
  })

  test('while a code is being used fails nothing', async () => {
    const email = anAddress()
    for (let round = 0; round < 3; round++) {
      await registerAs(email)
      const [code = ''] = await codesSentTo(email)
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, n) =>
          n % 3 === 0 ? server.send(resendVerification, { body: { email } }) : verify(email, otherThan(code)),
        ),
      )
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      wait(120)
    }
  })

  test('mails the only registration of an address, and replies the same for an unknown address', async () => {
    const email = anAddress()
    await registerAs(email)
    const answer = await server.send(resendVerification, { body: { email } })
    const unknown = await server.send(resendVerification, { body: { email: anAddress() } })
    expect(answer.body).toEqual(unknown.body)
    const [code = ''] = await codesSentTo(email)
    expect((await verify(email, code)).status).toBe(200)
  })
})
