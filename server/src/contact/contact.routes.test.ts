import { listContactMessages, sendContactMessage, setContactAnswered } from '@sohbet/contract/contact'
import { eraseUser, exportUser } from '@sohbet/contract/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../auth/password.ts'
import { contactMessages } from '../db/tables/contact-messages.ts'
import { hourlyCounts } from '../db/tables/hourly-counts.ts'
import { aContactMessage, aUser, aUserOf, type TestUser } from '../testing/builders.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/test-app.ts'

const school = 'school@example.test'
const form = { name: 'Ayşe Demir', email: 'ayse@example.test', message: 'Merhaba!\n\nKurs ne zaman?' }

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(contactMessages)
  await server.db.delete(hourlyCounts)
})

const write = (body: unknown, headers: Record<string, string> = {}) =>
  server.send(sendContactMessage, { body }, headers)
const rows = () => server.db.select().from(contactMessages)

describe('the contact form', () => {
  test('keeps the message and mails it to the school, which answers the visitor', async () => {
    const answer = await write({ ...form, email: ' Ayse@Example.test ', language: 'tr', website: '' })
    expect([answer.status, answer.body]).toEqual([
      201,
      { message: 'Teşekkürler! Mesajınız bize ulaştı. En kısa sürede yazacağız.' },
    ])
    expect(await rows()).toMatchObject([{ ...form, language: 'tr', answeredAt: null }])
    const [mail] = await server.mails(school)
    expect(mail).toMatchObject({ replyTo: 'ayse@example.test', subject: 'Sohbet: Ayşe Demir size yazdı' })
    expect(mail?.text).toContain('› Merhaba!\n\n› Kurs ne zaman?')
    expect(mail?.text).toContain('http://localhost/admin/contact-messages')
  })

  test.each([
    ['en-GB', undefined, 'Thank you! Your message has reached us. We will write back soon.'],
    ['en-GB', 'tr', 'Teşekkürler! Mesajınız bize ulaştı. En kısa sürede yazacağız.'],
  ])('answers a browser in %s on a page in %s', async (accepted, language, message) => {
    const answer = await write({ ...form, language }, { 'accept-language': accepted })
    expect(answer.body).toEqual({ message })
  })

  test.each([
    [{ name: undefined }, 'name', 'Your name is required', 'Adınızı yazın'],
    [{ name: '   ' }, 'name', 'Your name is required', 'Adınızı yazın'],
    [{ name: 5 }, 'name', 'Your name is required', 'Adınızı yazın'],
    [{ name: 'x'.repeat(101) }, 'name', 'Must be at most 100 characters', 'En fazla 100 karakter olabilir'],
    [{ name: 'Ayşe\r\nBcc: all@example.test' }, 'name', 'Must be one line', 'Tek satır olmalı'],
    [{ email: undefined }, 'email', 'Email is required', 'E-posta adresi gerekli'],
    [{ email: 'nobody' }, 'email', 'Invalid email', 'Geçersiz e-posta adresi'],
    [{ email: 'a@example.test\nBcc: all@example.test' }, 'email', 'Invalid email', 'Geçersiz e-posta adresi'],
    [{ email: 'a@example.test, b@example.test' }, 'email', 'Invalid email', 'Geçersiz e-posta adresi'],
    [{ message: undefined }, 'message', 'Message is required', 'Mesajınızı yazın'],
    [{ message: ' \n ' }, 'message', 'Message is required', 'Mesajınızı yazın'],
    [
      { message: 'x'.repeat(4001) },
      'message',
      'Must be at most 4000 characters',
      'En fazla 4000 karakter olabilir',
    ],
    [
      { message: 'nul \0 inside' },
      'message',
      'Contains a character that cannot be stored',
      'Kaydedilemeyen bir karakter içeriyor',
    ],
    [{ website: 5 }, 'website', 'Missing or not valid', 'Eksik veya geçersiz'],
    [{ language: 'de' }, 'language', 'Not one of the accepted values', 'Kabul edilen değerlerden biri değil'],
  ])('refuses %o', async (wrong, field, en, tr) => {
    for (const [language, message] of [
      ['en', en],
      ['tr', tr],
    ] as const) {
      const answer = await write({ ...form, ...wrong }, { 'accept-language': language })
      expect([answer.status, answer.body]).toMatchObject([400, { fields: { [field]: message } }])
    }
    expect(await rows()).toEqual([])
  })

  test('tells a machine that fills in everything the same, and keeps nothing', async () => {
    const before = (await server.mails(school)).length
    const honest = await write(form)
    const machine = await write({ ...form, name: 'Robot', website: 'https://spam.example' })
    expect([machine.status, machine.body]).toEqual([honest.status, honest.body])
    expect(await rows()).toHaveLength(1)
    expect(await server.mails(school)).toHaveLength(before + 1)
  })

  test('takes ten messages an hour from one address, and again in the next', async () => {
    server.clock.now = new Date('2026-03-02T11:40:00Z')
    const answers = []
    for (let index = 0; index < 12; index++) answers.push(await write(form))
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(201), 429, 429])
    expect(codeOf(answers[11]?.body)).toBe('HOURLY_LIMIT')
    expect(answers[11]?.headers['retry-after']).toBe('3600')
    expect(await rows()).toHaveLength(10)
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_000)
    expect((await write(form)).status).toBe(201)
  })

  test('takes five a minute', async () => {
    const limited = await startTestApp({ config: { rateLimit: true } })
    const statuses = []
    for (let index = 0; index < 7; index++) {
      statuses.push((await limited.send(sendContactMessage, { body: form })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
    await limited.stop()
  })

  test('shows markup as the text it is', async () => {
    const markup = '<script>alert("x")</script><img src=x onerror=alert(1)>'
    await write({ ...form, name: markup, message: markup })
    expect((await rows())[0]).toMatchObject({ name: markup, message: markup })
    const [mail] = await server.mails(school)
    expect(mail?.html).not.toMatch(/<script|<img/)
    expect(mail?.html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;')
    expect(mail?.text).toContain(`› ${markup}`)
  })
})

describe('the table', () => {
  const list = async (query: Record<string, unknown>) => {
    const { status, body } = await server.call(listContactMessages, { query }, { as: admin })
    return { status, ...listContactMessages.reply.safeParse(body).data }
  }
  beforeEach(async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 1, day))
    await aContactMessage(server.db, { name: 'Çağla', email: 'c@example.test', createdAt: at(3) })
    await aContactMessage(server.db, { name: 'Deniz', email: 'd@example.test', createdAt: at(1) })
    await aContactMessage(server.db, {
      name: 'Cem',
      email: 'a@example.test',
      message: '100% İngilizce',
      createdAt: at(2),
      answeredAt: at(4),
    })
  })

  test.each([
    [{}, ['Çağla', 'Cem', 'Deniz']],
    [{ sortBy: 'createdAt:asc' }, ['Deniz', 'Cem', 'Çağla']],
    [{ sortBy: 'name:asc' }, ['Cem', 'Çağla', 'Deniz']],
    [{ sortBy: 'email:desc' }, ['Deniz', 'Çağla', 'Cem']],
    [{ searchText: '100%' }, ['Cem']],
    [{ searchText: 'INGILIZCE', searchColumn: 'message' }, ['Cem']],
    [{ searchText: 'cagla', searchColumn: 'name' }, ['Çağla']],
    [{ searchText: 'cagla', searchColumn: 'email' }, []],
    [{ state: 'open' }, ['Çağla', 'Deniz']],
    [{ state: 'answered' }, ['Cem']],
  ])('of %o', async (query, names) => {
    const { data, totalCount } = await list(query)
    expect(data?.map(({ name }) => name)).toEqual(names)
    expect(totalCount).toBe(names.length)
  })

  test.each([
    { sortBy: 'message:asc' },
    { sortBy: 'name' },
    { searchColumn: 'id' },
    { pageSize: 7 },
    { state: 'lost' },
  ])('refuses %o', async (query) => {
    expect((await list(query)).status).toBe(400)
  })

  test('pages', async () => {
    for (let index = 0; index < 10; index++) await aContactMessage(server.db)
    const { data, totalCount } = await list({ pageIndex: 1 })
    expect([data?.length, totalCount]).toEqual([3, 13])
  })
})

describe('an answer', () => {
  const mark = (id: string, isAnswered: boolean) =>
    server.call(setContactAnswered, { params: { id }, body: { isAnswered } }, { as: admin })

  test('is marked once, by whoever is first, and can be taken back', async () => {
    const { id } = await aContactMessage(server.db)
    const first = server.clock.now.toISOString()
    expect((await mark(id, true)).body).toMatchObject({ id, answeredAt: first })
    server.clock.now = new Date(server.clock.now.getTime() + 60_000)
    expect((await mark(id, true)).body).toMatchObject({ answeredAt: first })
    expect((await mark(id, false)).body).toMatchObject({ answeredAt: null })
  })

  test('needs a message', async () => {
    expect((await mark('0198f3a0-0000-7000-8000-000000000000', true)).status).toBe(404)
    expect((await mark('none', true)).status).toBe(404)
  })
})

test('a user’s messages are exported with the account and erased with it, no one else’s', async () => {
  const password = 'seven red buses'
  const user = await aUser(server.db, { passwordHash: await hashPassword(password) })
  await aContactMessage(server.db, { email: user.email, message: 'Mine' })
  await aContactMessage(server.db, { email: 'someone@example.test', message: 'Not mine' })
  const params = { id: user.id }
  const { body } = await server.call(exportUser, { params }, { as: user })
  expect(body).toMatchObject({ contact_messages: [{ message: 'Mine', email: user.email }] })
  await server.call(eraseUser, { params, body: { password } }, { as: user })
  expect(await server.db.$count(contactMessages, eq(contactMessages.email, user.email))).toBe(0)
  expect(await server.db.$count(contactMessages)).toBe(1)
})
