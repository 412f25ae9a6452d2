import { defaultSchool } from '@sohbet/domain/school'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { localMail } from '../adapters/mail/local.ts'
import type { MailPort } from '../adapters/mail/mail.ts'
import { smtpMail } from '../adapters/mail/smtp.ts'
import { initialBrand } from '../db/brand/read-brand.ts'
import { loggerOptions } from '../http/logger.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { jobHandlers } from '../composition/job-handlers.ts'
import { createBreakableDatabase } from '../testing/databases/breakable-database.ts'
import { startRefusingMailServer } from '../testing/providers/refusing-mail-server.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { canaries, leakingLines } from './canaries.ts'
import { aShooter, everyCall, isWrite, shoot, takesJson } from './every-call.ts'
import { placesIn, putAt } from './value-paths.ts'
import { createSignedLinks } from '../http/files/signed-links.ts'

let database: Awaited<ReturnType<typeof createBreakableDatabase>>
let server: TestApp
beforeAll(async () => {
  database = await createBreakableDatabase()
  server = await startTestApp({ database })
})
afterAll(() => server.stop())

const tablesSchema = z.array(z.object({ name: z.string() }))

/** Makes PostgreSQL refuse every row with a canary; its error quotes the row. */
async function refuseCanaries() {
  await server.db.execute(sql`create table refused (words text)`)
  await server.db.insert(refused).values(canaries.map((words) => ({ words })))
  await server.db.execute(sql`
    create function refuse_canary() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from refused where position(lower(words) in lower(new::text)) > 0) then
        raise check_violation using message = 'violates check constraint',
          detail = 'Failing row contains ' || new::text;
      end if;
      return new;
    end $$`)
  const { rows } = await server.db.execute(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  for (const { name } of tablesSchema.parse(rows).filter((table) => table.name !== 'refused'))
    await server.db.execute(
      sql`create trigger refuse_canary before insert or update on ${sql.identifier(name)}
        for each row execute function refuse_canary()`,
    )
}
const refused = pgTable('refused', { words: text() })

/** Makes every write with canaries in each of its texts. */
async function shootAll(shooters: Awaited<ReturnType<typeof allShooters>>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let turn = 0
  for (const { call, shooter } of shooters) {
    const schema = call.endpoint.body
    const places = placesIn(schema, shooter.values.body).filter(({ example }) => typeof example === 'string')
    for (const { path } of places) {
      for (const canary of [...takenByMany, canaries[turn++ % canaries.length]]) {
        const body = JSON.stringify(putAt(shooter.values.body, { path, schema }, canary))
        const answer = await shoot(server, call.endpoint, { ...shooter, body })
        if (answer) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      }
    }
  }
  return statuses
}

const person = 'kanarya.sarikus@example.test'
const takenByMany = [person, 'Kanarya Sarıkuş', 'https://meet.example/j/8812?pwd=Kanarya']

const writes = everyCall.filter((call) => isWrite(call) && takesJson(call))
async function allShooters() {
  const made = []
  for (const call of writes) made.push({ call, shooter: await aShooter(server, call) })
  return made
}

test('a call that fails inside logs the reason and nothing of its input', async () => {
  const shooters = await allShooters()
  await refuseCanaries()
  const from = server.logged.length
  const statuses = await shootAll(shooters)
  // Accepted texts that could not be stored
  expect(statuses.get(500)).toBeGreaterThan(40)
  const faults = server.logged.slice(from).filter((line) => line.includes('violates check constraint'))
  expect(faults.length).toBe(statuses.get(500))
  expect(leakingLines(server.logged.slice(from))).toEqual([])

  const whole = server.logged.length
  await database.cut()
  const away = await shootAll(shooters)
  await database.mend()
  expect(away.get(503)).toBeGreaterThan(writes.length)
  expect(server.logged.length).toBeGreaterThan(whole + writes.length)
  expect(leakingLines(server.logged.slice(whole))).toEqual([])
})

/** The log lines when this port cannot send mails and events cannot be parsed. */
async function linesOfJobs(mail: MailPort): Promise<string[]> {
  for (const words of canaries) {
    const subject = words.replaceAll(/\s+/g, ' ')
    await enqueue(server.db, 'send-mail', {
      to: person,
      subject,
      text: words,
      html: `<p>${words}</p>`,
      replyTo: person,
    })
    await enqueue(server.db, 'local-webhook', { payload: words })
  }
  const lines: string[] = []
  const log = pino(loggerOptions('info'), { write: (line: string) => lines.push(line) })
  const handlers = jobHandlers({
    db: server.db,
    mail,
    files: server.files,
    providers: server.providers,
    publicUrl: 'http://localhost',
    links: createSignedLinks('only for this test'),
    cachedBrand: { current: () => initialBrand },
    cachedSchool: { current: () => ({ ...defaultSchool, email: 'school@example.test', revision: 0 }) },
    // The JSON parser quotes the text it cannot parse
    deliverWebhook: async (payload) => void (await new Response(`{${payload}`).json()),
    clock: () => server.clock.now,
    pause: async () => undefined,
    log,
  })
  await runJobs(database.pool, handlers, log)
  await server.db.execute(sql`delete from pgboss.job`)
  return lines
}

test('a mail refused by the database or by a mail server is logged by the kind of failure only', async () => {
  const local = await linesOfJobs(localMail(server.db, () => server.clock.now))
  const refusedHere = local.filter((line) => line.includes('violates check constraint'))
  expect(refusedHere.length).toBeGreaterThanOrEqual(canaries.length)
  expect(leakingLines(local)).toEqual([])
  for (const at of ['RCPT TO', 'DATA'] as const) {
    const { url, stop } = await startRefusingMailServer(at)
    const mail = smtpMail({ url, from: 'merhaba@sohbet.test' })
    const lines = await linesOfJobs(mail)
    mail.close()
    await stop()
    const refused = lines.filter((line) => line.includes(`"responseCode":550,"command":"${at}"`))
    expect(refused.length).toBe(canaries.length)
    expect(lines.filter((line) => line.includes('SyntaxError')).length).toBe(canaries.length)
    expect(leakingLines(lines)).toEqual([])
  }
})
