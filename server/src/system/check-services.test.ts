import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Finding } from '../adapters/finding.ts'
import type { Mail, MailPort } from '../adapters/mail/mail.ts'
import { connect } from '../db/connect.ts'
import { mailFlow, serviceChecks } from '../db/tables/core/service-checks.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/database.ts'
import { memoryFiles } from '../testing/files/memory-files.ts'
import { quiet } from '../testing/quiet.ts'
import { aUserOf } from '../testing/rows/builders.ts'
import { checkServices } from './check-services.ts'
import { followMail } from './mail-flow.ts'
import { readHealth } from './services.reads.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await aUserOf(database.db, 'admin')
  await aUserOf(database.db, 'coach')
})
afterAll(() => database.drop())
beforeEach(async () => {
  const { db } = database
  await db.delete(notifications)
  await db.delete(serviceChecks)
  await db.delete(mailFlow)
  await db.execute(sql`delete from pgboss.job`)
})

const start = new Date('2026-03-02T09:00:00Z')
const after = (minutes: number, from = start) => new Date(from.getTime() + minutes * 60_000)
const fine: Finding = { fault: null }
const away: Finding = { fault: 'unreachable', cause: new Error('no reply') }

const mailThat = (finding: Finding): MailPort => ({ send: async () => undefined, check: async () => finding })

const checkAt = (now: Date, mail: MailPort, files = memoryFiles()) =>
  checkServices({ db: database.db, log: quiet, now, mail, files, providers: [] })

const notices = () =>
  database.db
    .select({ params: notifications.params, isMailDue: notifications.isMailDue })
    .from(notifications)
    .where(eq(notifications.kind, 'service_trouble'))
    .orderBy(notifications.createdAt)

test('admins get one notice of an incident, and one when it is over', async () => {
  for (const minute of [0, 5, 10, 15]) await checkAt(after(minute), mailThat(away))
  expect(await readHealth(database.db)).toEqual({ mail: 'unreachable' })
  const since = start.toISOString()
  const failing = { params: { service: 'mail', fault: 'unreachable', since }, isMailDue: false }
  expect(await notices()).toEqual([failing])
  for (const minute of [20, 25]) await checkAt(after(minute), mailThat(fine))
  expect(await readHealth(database.db)).toEqual({ mail: 'ok' })
  expect(await notices()).toEqual([
    failing,
    { params: { service: 'mail', fault: null, since }, isMailDue: true },
  ])
})

test('a trouble between two checks causes no notice', async () => {
  await checkAt(start, mailThat(away))
  await checkAt(after(5), mailThat(fine))
  expect(await notices()).toEqual([])
})

test('two processes that check at the same time cause one notice', async () => {
  await checkAt(start, mailThat(away))
  await Promise.all([checkAt(after(5), mailThat(away)), checkAt(after(5), mailThat(away))])
  expect(await notices()).toHaveLength(1)
})

test('a server that refuses every mail is found, and works again after the next mail', async () => {
  const refusal = Object.assign(new Error('no'), { command: 'DATA', responseCode: 550 })
  const wrongAddress = Object.assign(new Error('no'), { command: 'RCPT TO', responseCode: 550 })
  const follow = (send: () => Promise<void>) => followMail({ db: database.db, log: quiet, now: start }, send)
  const fail = (error: Error) =>
    expect(
      follow(async () => {
        throw error
      }),
    ).rejects.toThrow(error)
  for (const error of [wrongAddress, wrongAddress, wrongAddress, refusal, refusal]) await fail(error)
  await checkAt(start, mailThat(fine))
  expect(await readHealth(database.db)).toEqual({ mail: 'ok' })
  await fail(refusal)
  await checkAt(start, mailThat(fine))
  expect(await readHealth(database.db)).toEqual({ mail: 'refused' })
  await follow(async () => undefined)
  await checkAt(start, mailThat(fine))
  expect(await readHealth(database.db)).toEqual({ mail: 'ok' })
})

test('a mail that nobody sends for ten minutes is stuck', async () => {
  const mail: Mail = { to: 'ayse@example.test', subject: 'a', text: 'a', html: 'a' }
  await enqueue(database.db, 'send-mail', mail)
  // The queue goes by the database's clock
  await checkAt(after(9, new Date()), mailThat(fine))
  expect(await readHealth(database.db)).toEqual({ mail: 'ok' })
  await checkAt(after(11, new Date()), mailThat(fine))
  expect(await readHealth(database.db)).toEqual({ mail: 'stuck' })
})

test('a mail counts as sent when only its note could not be stored', async () => {
  const { db, close } = connect('postgres://127.0.0.1:1/gone', { log: quiet })
  onTestFinished(close)
  await expect(followMail({ db, log: quiet, now: start }, async () => undefined)).resolves.toBeUndefined()
})

test('a service that is no longer used is forgotten', async () => {
  await checkAt(start, mailThat(fine), { ...memoryFiles(), check: async () => away })
  expect(await readHealth(database.db)).toEqual({ files: 'unreachable', mail: 'ok' })
  await checkAt(after(5), mailThat(fine))
  expect(await readHealth(database.db)).toEqual({ mail: 'ok' })
})
