import { DrizzleQueryError } from 'drizzle-orm/errors'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { smtpMail } from '../adapters/mail/smtp.ts'
import { runAll } from '../async/run-all.ts'
import { startRefusingMailServer } from '../testing/providers/refusing-mail-server.ts'
import { describeError, loggerOptions } from './logger.ts'

const person = 'canary@example.test'

/** The one log line of a failure. */
function lineOf(err: unknown): string {
  const lines: string[] = []
  pino(loggerOptions('info'), { write: (line: string) => lines.push(line) }).warn({ err }, 'A job failed')
  return lines.join('')
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('logs the reason of each of several failures', async () => {
  const refused = Object.assign(new Error('This charge has already been refunded'), {
    code: 'charge_refunded',
  })
  const works = [
    () => Promise.reject(new Error('PAYMENTS_AWAY', { cause: refused })),
    () => Promise.resolve(),
    () => Promise.reject(new Error('a second fault')),
  ]
  const { err } = z.object({ err: z.unknown() }).parse(JSON.parse(lineOf(await failureOf(runAll(works)))))
  expect(err).toMatchObject({
    message: '2 of 3 failed',
    errors: [
      { message: 'PAYMENTS_AWAY', cause: { message: refused.message, code: 'charge_refunded' } },
      { message: 'a second fault' },
    ],
  })
})

/** The failure of a mail that a server refused. */
async function refusedAt(at: 'RCPT TO' | 'DATA') {
  const server = await startRefusingMailServer(at)
  const mail = smtpMail({ url: server.url, from: 'merhaba@sohbet.test' })
  const words = 'canary words'
  const failure = await failureOf(mail.send({ to: person, subject: words, text: words, html: words }))
  mail.close()
  await server.stop()
  return failure
}

test.each(['RCPT TO', 'DATA'] as const)(
  "logs a mail refused at %s by its codes, without the server's text",
  async (at) => {
    const failure = await refusedAt(at)
    expect(String(failure)).toContain('canary')
    expect(describeError(failure)).toMatchObject({ command: at, responseCode: 550 })
    expect(lineOf(failure)).toContain('    at ')
    expect(lineOf(failure)).not.toContain('canary')
    expect(lineOf(new AggregateError([failure], '1 of 1 failed'))).not.toContain('canary')
    expect(lineOf(new Error('a job', { cause: failure }))).not.toContain('canary')
  },
)

test('logs an unreachable mail server by its address', async () => {
  const mail = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'merhaba@sohbet.test' })
  const failure = await failureOf(mail.send({ to: person, subject: 'a', text: 'a', html: 'a' }))
  mail.close()
  expect(describeError(failure)).toMatchObject({
    message: expect.stringContaining('ECONNREFUSED 127.0.0.1:1'),
  })
})

const unreadable = await failureOf(new Response('canary').json())
const pgError = Object.assign(new Error('invalid input syntax for type uuid: "canary"'), { code: '22P02' })

test.each([
  ['a value that the database refuses', pgError],
  ['one in a statement', new DrizzleQueryError('select $1', ['canary'], pgError)],
  ['what cannot be parsed', unreadable],
  ['an address in a message', new Error(`Invalid email address: ${person}`)],
  ['an address in a cause', new Error('no', { cause: `for ${person}` })],
])('logs no personal text: %s', (_, error) => {
  expect(lineOf(error)).toContain('"type":')
  expect(lineOf(error)).not.toContain('canary')
})
