import { once } from 'node:events'
import { desc } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { devMails } from '../../db/tables/core/dev-mails.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/databases/database.ts'
import { localMail } from './local.ts'
import type { Mail, MailPort } from './mail.ts'
import { smtpMail, type SmtpMail } from './smtp.ts'

/** The mail that arrived last, decoded. */
type Arrived = { to: string[]; content: string }
type World = { mail: MailPort; last: () => Promise<Arrived | undefined>; stop: () => Promise<void> }

async function localWorld(): Promise<World> {
  const database: TestDatabase = await createTestDatabase()
  return {
    mail: localMail(database.db, () => new Date()),
    async last() {
      const [row] = await database.db.select().from(devMails).orderBy(desc(devMails.id)).limit(1)
      const headers = [`Reply-To: ${row?.replyTo ?? 'nobody'}`, `Subject: ${row?.subject}`]
      const files = row?.attachments.map(({ name, content }) => `filename=${name}\n${content}`) ?? []
      return row && { to: [row.to], content: [...headers, row.text, row.html, ...files].join('\n') }
    },
    stop: database.drop,
  }
}

async function smtpWorld(): Promise<World> {
  let arrived: Arrived | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        arrived = {
          to: envelope.rcptTo.map(({ address }) => address),
          content: decoded(Buffer.concat(chunks).toString()),
        }
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the mail server has no port')
  const mail: SmtpMail = smtpMail({
    url: `smtp://127.0.0.1:${address.port}`,
    from: 'Sohbet <merhaba@sohbet.test>',
  })
  return {
    mail,
    last: async () => arrived,
    async stop() {
      mail.close()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}

/** Undoes the two encodings of mail headers and bodies. */
function decoded(raw: string): string {
  const bytes = raw
    .replace(/\?=\r\n =\?UTF-8\?Q\?/gi, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, text: string) => text.replaceAll('_', ' '))
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

const aMail: Mail = {
  to: 'ayse@example.test',
  subject: 'Şifreni yenile',
  text: 'Bağlantı: https://sohbet.example/?token=1\n',
  html: '<p>Bağlantı: <a href="https://sohbet.example/?token=1">burada</a></p>',
}

describe.each([
  { name: 'the local mailbox', start: localWorld },
  { name: 'SMTP', start: smtpWorld },
])('$name', ({ start }) => {
  let world: World
  beforeAll(async () => {
    world = await start()
  })
  afterAll(() => world.stop())

  test('delivers subject, text and HTML to one address', async () => {
    await world.mail.send(aMail)
    const arrived = await world.last()
    expect(arrived?.to).toEqual(['ayse@example.test'])
    expect(arrived?.content).toContain('Subject: Şifreni yenile')
    expect(arrived?.content).toContain('Bağlantı: https://sohbet.example/?token=1')
    expect(arrived?.content).toContain('<p>Bağlantı:')
  })

  test('sets Reply-To when replies go to another address', async () => {
    await world.mail.send({ ...aMail, replyTo: 'visitor@example.test' })
    expect((await world.last())?.content).toContain('Reply-To: visitor@example.test')
    await world.mail.send(aMail)
    expect((await world.last())?.content).not.toContain('visitor@example.test')
  })

  test('delivers attached PDFs', async () => {
    const file = { name: 'receipt-1.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1') } as const
    await world.mail.send({ ...aMail, attachments: [file] })
    const content = (await world.last())?.content
    expect(content).toContain('filename=receipt-1.pdf')
    expect(content).toContain(file.content.toString('base64'))
    const wrong = [
      { ...file, name: 'receipt.pdf\r\nBcc: all@example.test' },
      { ...file, name: '../receipt.pdf' },
      { ...file, content: Buffer.alloc(6 * 1024 * 1024) },
    ]
    for (const attached of wrong)
      await expect(world.mail.send({ ...aMail, attachments: [attached] })).rejects.toThrow(z.ZodError)
  })

  test.each([
    { subject: 'Hello\r\nBcc: all@example.test' },
    { subject: 'Hello\u0085Bcc: all@example.test' },
    { subject: '' },
    { to: 'ayse@example.test, all@example.test' },
    { to: 'ayse@example.test\nBcc: all@example.test' },
    { to: 'Ayşe <ayse@example.test>' },
    { replyTo: 'ayse@example.test\r\nBcc: all@example.test' },
    { replyTo: 'ayse@example.test, all@example.test' },
  ])('refuses %o', async (wrong) => {
    await world.mail.send({ ...aMail, text: 'the mail before' })
    await expect(world.mail.send({ ...aMail, text: 'the wrong mail', ...wrong })).rejects.toThrow(z.ZodError)
    expect((await world.last())?.content).toContain('the mail before')
  })
})

test('SMTP names the address that ends such mails, for mail programs (RFC 8058)', async () => {
  const world = await smtpWorld()
  const unsubscribeUrl = 'https://sohbet.example/api/campaign-mails/unsubscribe/a.b'
  await world.mail.send({ ...aMail, unsubscribeUrl })
  const content = (await world.last())?.content.replaceAll(/\r\n\s+/g, ' ')
  expect(content).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
  expect(content).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  await world.mail.send(aMail)
  expect((await world.last())?.content).not.toContain('List-Unsubscribe')
  const wrong = { ...aMail, unsubscribeUrl: 'https://sohbet.example/>,<mailto:all@example.test' }
  await expect(world.mail.send(wrong)).rejects.toThrow(z.ZodError)
  await world.stop()
})

test('SMTP fails when the server refuses the mail', async () => {
  const mail = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'merhaba@sohbet.test' })
  await expect(mail.send(aMail)).rejects.toThrow('ECONNREFUSED')
  mail.close()
})
