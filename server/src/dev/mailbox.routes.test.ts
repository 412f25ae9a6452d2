import { readMailbox } from '@sohbet/contract/core/dev'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localMail } from '../adapters/mail/local.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

const aMail = { subject: 'Merhaba', text: 'kod: 1', html: '<p>kod: 1</p><script>alert(1)</script>' }

describe('the local mailbox', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp()
    const mail = localMail(server.db, () => server.clock.now)
    await mail.send({ ...aMail, to: 'ayse@example.test' })
    await mail.send({ ...aMail, to: 'cem@example.test' })
    server.clock.now = new Date('2026-03-02T09:05:00Z')
    await mail.send({ ...aMail, to: 'ayse@example.test', subject: 'Yeni "kod" </iframe>' })
  })
  afterAll(() => server.stop())

  test('returns the mails to an address in any case, newest first', async () => {
    const { status, body } = await server.send(readMailbox, { query: { to: 'AYSE@example.test' } })
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        ...aMail,
        to: 'ayse@example.test',
        subject: 'Yeni "kod" </iframe>',
        sentAt: '2026-03-02T09:05:00.000Z',
      },
      { ...aMail, to: 'ayse@example.test', sentAt: '2026-03-02T09:00:00.000Z' },
    ])
    expect((await server.send(readMailbox, { query: {} })).body).toHaveLength(3)
  })

  test('shows mails without running their content', async () => {
    const { statusCode, headers, payload } = await server.app.inject({
      url: '/dev/mailbox?to=cem@example.test',
    })
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(payload.match(/<article>/g)).toHaveLength(1)
    expect(payload).toContain('srcdoc="&lt;p&gt;kod: 1&lt;/p&gt;&lt;script&gt;')
    expect(payload).not.toContain('<script')
    expect(payload).not.toMatch(/sandbox="[^"]*allow-(scripts|same-origin)/)
  })

  test('shows attachments, and sends them as files', async () => {
    const mail = localMail(server.db, () => server.clock.now)
    const content = Buffer.from('%PDF-1')
    const attachments = [{ name: 'receipt-1.pdf', type: 'application/pdf' as const, content }]
    await mail.send({ ...aMail, to: 'deniz@example.test', attachments })
    const { body } = await server.send(readMailbox, { query: { to: 'deniz@example.test' } })
    const [file] = readMailbox.reply.parse(body)[0]?.attachments ?? []
    expect(file?.name).toBe('receipt-1.pdf')
    const page = await server.app.inject({ url: '/dev/mailbox?to=deniz@example.test' })
    expect(page.payload).toContain(`href="${file?.url}"`)
    const sent = await server.app.inject({ url: file?.url ?? '' })
    expect(sent.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="receipt-1.pdf"',
    })
    expect(sent.rawPayload).toEqual(content)
    const missing = ['/dev/mailbox/1/0', `${file?.url}1`, `${file?.url.slice(0, -1)}x`]
    for (const url of missing) expect((await server.app.inject({ url })).statusCode).toBe(404)
  })

  test('escapes the requested address', async () => {
    const { payload } = await server.app.inject({ url: '/dev/mailbox?to=%22%3E%3Cscript%3E@x.test' })
    expect(payload).not.toContain('<script')
    const all = await server.app.inject({ url: '/dev/mailbox' })
    expect(all.payload).toContain('Yeni &quot;kod&quot; &lt;/iframe&gt;')
  })
})

test('returns 404 when a mail server is configured', async () => {
  const server = await startTestApp({ hasLocalMailbox: false })
  expect((await server.send(readMailbox, { query: {} })).status).toBe(404)
  expect((await server.app.inject({ url: '/dev/mailbox' })).statusCode).toBe(404)
  await server.stop()
})
