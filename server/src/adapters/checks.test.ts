import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { SMTPServer } from 'smtp-server'
import { once } from 'node:events'
import { z } from 'zod'
import { startMailServer } from '../testing/providers/mail-server.ts'
import { startIyzicoServer } from '../testing/providers/iyzico-server.ts'
import { startS3Server } from '../testing/providers/s3-server.ts'
import { startStripeServer } from '../testing/providers/stripe-server.ts'
import { s3Files } from './files/s3.ts'
import { isAboutRecipient, smtpMail } from './mail/smtp.ts'
import { startRefusingMailServer } from '../testing/providers/refusing-mail-server.ts'
import { iyzicoPayments } from './payments/iyzico.ts'
import { stripePayments } from './payments/stripe.ts'

const clock = () => new Date('2026-03-02T09:00:00Z')
const closed = 'http://127.0.0.1:1'
const works = { fault: null }
const refuses = { fault: 'refused' }
const isAway = { fault: 'unreachable' }

describe('the check of the mail server', () => {
  const check = (url: string) => {
    const mail = smtpMail({ url, from: 'Sohbet <merhaba@sohbet.test>' })
    onTestFinished(mail.close)
    return mail.check()
  }

  test('succeeds where a log-in succeeds', async () => {
    const server = await startMailServer()
    onTestFinished(server.stop)
    expect(await check(server.url)).toEqual(works)
  })

  test('tells a refused log-in from a server that is away', async () => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('wrong password')),
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
    const { port } = z.object({ port: z.number() }).parse(server.server.address())
    expect(await check(`smtp://school:wrong@127.0.0.1:${port}`)).toMatchObject(refuses)
    expect(await check('smtp://127.0.0.1:1')).toMatchObject(isAway)
  })

  test.each([
    { at: 'RCPT TO', isRecipient: true },
    { at: 'DATA', isRecipient: false },
  ] as const)('a refusal at $at is about the recipient: $isRecipient', async ({ at, isRecipient }) => {
    const server = await startRefusingMailServer(at)
    const mail = smtpMail({ url: server.url, from: 'merhaba@sohbet.test' })
    const sent = mail.send({ to: 'ayse@example.test', subject: 'a', text: 'a', html: 'a' })
    expect(isAboutRecipient(await sent.catch((error: unknown) => error))).toBe(isRecipient)
    mail.close()
    await server.stop()
  })
})

describe('the check of the bucket', () => {
  beforeAll(() => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  })
  afterAll(() => vi.unstubAllEnvs())

  test('tells a missing bucket from a server that is away', async () => {
    const { endpoint, stop } = await startS3Server('school')
    onTestFinished(async () => void (await stop()))
    const check = (bucket: string, at = endpoint) => s3Files({ bucket, region: 'eu', endpoint: at }).check?.()
    expect(await check('school')).toEqual(works)
    expect(await check('other')).toMatchObject(refuses)
    expect(await check('school', closed)).toMatchObject(isAway)
  })
})

describe('the check of a payment provider', () => {
  test('Stripe: tells a refused key from an outage', async () => {
    const stripe = await startStripeServer({ clock })
    onTestFinished(stripe.stop)
    const check = (secretKey: string) =>
      stripePayments({ secretKey, webhookSecret: 'whsec_1', server: stripe.server }).check?.()
    expect(await check('sk_test_1')).toEqual(works)
    expect(await check('wrong')).toMatchObject(refuses)
    stripe.fail({ status: 500 }, { status: 500 }, { status: 500 })
    expect(await check('sk_test_1')).toMatchObject(isAway)
  })

  test('iyzico: tells refused keys from an outage', async () => {
    const iyzico = await startIyzicoServer({ clock })
    onTestFinished(iyzico.stop)
    const check = (access: Partial<typeof iyzico.access> = {}) =>
      iyzicoPayments({
        ...iyzico.access,
        ...access,
        clock,
        findForm: async () => undefined,
        alone: (_key, work) => work(),
      }).check?.()
    expect(await check()).toEqual(works)
    expect(await check({ secretKey: 'sandbox-wrong' })).toMatchObject(refuses)
    expect(await check({ baseUrl: closed })).toMatchObject(isAway)
  })
})
