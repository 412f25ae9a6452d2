import { randomUUID } from 'node:crypto'
import { sendApplication, sendContactMessage } from '@sohbet/contract/core/contact'
import { sendMessage } from '@sohbet/contract/messaging/threads'
import { eraseUser, exportUser } from '@sohbet/contract/people/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../auth/password/password.ts'
import { hourlyCounts } from '../db/tables/core/hourly-counts.ts'
import { messages, messageThreads } from '../db/tables/messaging/messages.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aThread } from '../testing/rows/messages.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

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
  await server.db.delete(messageThreads)
  await server.db.delete(hourlyCounts)
})

const write = (body: unknown, headers: Record<string, string> = {}) =>
  server.send(sendContactMessage, { body }, headers)
const threads = () => server.db.select().from(messageThreads)
const rows = () =>
  server.db
    .select({
      name: messageThreads.visitorName,
      email: messageThreads.visitorEmail,
      language: messageThreads.language,
      unread: messageThreads.schoolUnread,
      doneAt: messageThreads.doneAt,
      message: messages.text,
    })
    .from(messageThreads)
    .innerJoin(messages, eq(messages.threadId, messageThreads.id))

describe('the contact form', () => {
  test('stores the message and mails it to the school with the visitor as Reply-To', async () => {
    const answer = await write({ ...form, email: ' Ayse@Example.test ', language: 'tr', website: '' })
    expect([answer.status, answer.body]).toEqual([
      201,
      { message: 'Teşekkürler! Mesajın bize ulaştı. En kısa sürede yazacağız.' },
    ])
    expect(await rows()).toMatchObject([{ ...form, language: 'tr', unread: 1, doneAt: null }])
    const [mail] = await server.mails(school)
    expect(mail).toMatchObject({ replyTo: 'ayse@example.test', subject: 'Sohbet: Ayşe Demir okula yazdı' })
    expect(mail?.text).toContain('› Merhaba!\n\n› Kurs ne zaman?')
    expect(mail?.text).toContain(`http://localhost/admin/messages/${(await threads())[0]?.id}`)
  })

  test('thanks the visitor in the language of the page, without a word of the form', async () => {
    const spam = { name: 'Win a phone at spam.example', message: 'Click https://spam.example now' }
    await write({ ...spam, email: 'victim@example.test', language: 'en' })
    const [mail] = await server.mails('victim@example.test')
    expect(mail).toMatchObject({ subject: 'Sohbet has your message', replyTo: school })
    expect(mail?.text).toMatch(/^Hello,\n/)
    expect(`${mail?.text} ${mail?.html}`).not.toContain('spam')
  })

  test('thanks an address once an hour, although every message arrives', async () => {
    const email = 'twice@example.test'
    for (const message of ['One', 'Two', 'Three']) await write({ ...form, email, message })
    expect(await server.mails(email)).toHaveLength(1)
    expect(await rows()).toHaveLength(3)
  })

  test.each([
    ['en-GB', undefined, 'Thank you! Your message has reached us. We will write back soon.'],
    ['en-GB', 'tr', 'Teşekkürler! Mesajın bize ulaştı. En kısa sürede yazacağız.'],
  ])('answers a browser in %s on a page in %s', async (accepted, language, message) => {
    const answer = await write({ ...form, language }, { 'accept-language': accepted })
    expect(answer.body).toEqual({ message })
  })

  test.each([
    [{ name: undefined }, 'name', 'Your name is required', 'Adını yaz'],
    [{ name: '   ' }, 'name', 'Your name is required', 'Adını yaz'],
    [{ name: 5 }, 'name', 'Your name is required', 'Adını yaz'],
    [{ name: 'x'.repeat(101) }, 'name', 'Must be at most 100 characters', 'En fazla 100 karakter olabilir'],
    [{ name: 'Ayşe\r\nBcc: all@example.test' }, 'name', 'Must be one line', 'Tek satır olmalı'],
    [{ email: undefined }, 'email', 'Email is required', 'E-posta adresi gerekli'],
    [{ email: 'nobody' }, 'email', 'Invalid email', 'Geçersiz e-posta adresi'],
    [{ email: 'a@example.test\nBcc: all@example.test' }, 'email', 'Invalid email', 'Geçersiz e-posta adresi'],
    [{ email: 'a@example.test, b@example.test' }, 'email', 'Invalid email', 'Geçersiz e-posta adresi'],
    [{ message: undefined }, 'message', 'Message is required', 'Mesajını yaz'],
    [{ message: ' \n ' }, 'message', 'Message is required', 'Mesajını yaz'],
    [
      { message: 'x'.repeat(4001) },
      'message',
      'Must be at most 4,000 characters',
      'En fazla 4.000 karakter olabilir',
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

  test('accepts a filled honeypot and stores nothing', async () => {
    const before = (await server.mails(school)).length
    const honest = await write(form)
    const machine = await write({ ...form, name: 'Robot', website: 'https://spam.example' })
    expect([machine.status, machine.body]).toEqual([honest.status, honest.body])
    expect(await rows()).toHaveLength(1)
    expect(await server.mails(school)).toHaveLength(before + 1)
  })

  test('accepts ten messages an hour from one address, and more in the next hour', async () => {
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

  test('accepts five messages a minute', async () => {
    const limited = await startTestApp({ config: { rateLimit: true } })
    const statuses = []
    for (let index = 0; index < 7; index++) {
      statuses.push((await limited.send(sendContactMessage, { body: form })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
    await limited.stop()
  })

  test('shows markup as plain text', async () => {
    const markup = '<script>alert("x")</script><img src=x onerror=alert(1)>'
    await write({ ...form, name: markup, message: markup })
    expect((await rows())[0]).toMatchObject({ name: markup, message: markup })
    const [mail] = await server.mails(school)
    expect(mail?.html).not.toMatch(/<script|<img/)
    expect(mail?.html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;')
    expect(mail?.text).toContain(`› ${markup}`)
  })
})

describe('the form of the creators page', () => {
  const application = {
    ...form,
    channel: 'https://video.example/ayse',
    audience: '20.000, çoğu öğrenci',
    message: 'Sizi anlatmak isterim.',
    language: 'tr',
  }
  const apply = (body: unknown) => server.send(sendApplication, { body })

  test('stores a marked message with channel and audience, and mails the school', async () => {
    expect((await apply(application)).status).toBe(201)
    const text =
      'Kanal: https://video.example/ayse\nTakipçiler: 20.000, çoğu öğrenci\n\nSizi anlatmak isterim.'
    expect(await rows()).toMatchObject([{ email: form.email, message: text }])
    expect(await threads()).toMatchObject([{ kind: 'contact', isApplication: true }])
    const [mail] = await server.mails(school)
    expect(mail?.subject).toBe('Sohbet: Ayşe Demir içerik üreticisi ortaklığına başvurdu')
  })

  test('needs channel and audience, drops bots and shares the limit of the contact form', async () => {
    const missing = await apply({ ...application, channel: ' ', audience: undefined })
    expect([missing.status, missing.body]).toMatchObject([
      400,
      { fields: { channel: 'Link to your channel is required', audience: 'Please say who follows you' } },
    ])
    expect((await apply({ ...application, website: 'https://spam.example' })).status).toBe(201)
    expect(await rows()).toEqual([])
    for (let index = 0; index < 10; index++) await write(form)
    expect((await apply({ ...application, message: '' })).status).toBe(429)
  })
})

test('the school’s reply is mailed to the visitor in their language, with the question', async () => {
  await write({ ...form, language: 'tr' })
  const [thread] = await threads()
  const text = 'Pazartesi başlıyor.\n<b>Görüşmek üzere</b>'
  const body = { clientId: randomUUID(), text }
  const params = { id: thread?.id ?? '' }
  expect((await server.call(sendMessage, { params, body }, { as: admin })).status).toBe(201)
  const [mail] = await server.mails(form.email)
  expect(mail).toMatchObject({ replyTo: school, subject: 'Sohbet: mesajına yanıtımız' })
  expect(mail?.text).toContain(`Pazartesi başlıyor.\n\n<b>Görüşmek üzere</b>`)
  expect(mail?.text).toContain('› Kurs ne zaman?')
  expect(mail?.html).not.toContain('<b>')
})

test("exports and erases only the contact messages of the account's own address", async () => {
  const password = 'seven red buses'
  const user = await aUser(server.db, { passwordHash: await hashPassword(password) })
  const visitor = (visitorEmail: string, text: string) =>
    aThread(server.db, { kind: 'contact', visitorEmail }, [{ side: 'person', text }])
  await visitor(user.email, 'Mine')
  await visitor('someone@example.test', 'Not mine')
  const params = { id: user.id }
  const { body } = await server.call(exportUser, { params }, { as: user })
  expect(body).toMatchObject({
    visitor_messages: [{ text: 'Mine' }],
    message_threads: [{ email: user.email }],
  })
  await server.call(eraseUser, { params, body: { password } }, { as: user })
  expect((await threads()).map(({ visitorEmail }) => visitorEmail)).toEqual(['someone@example.test'])
})
