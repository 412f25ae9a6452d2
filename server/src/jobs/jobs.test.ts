import { randomUUID } from 'node:crypto'
import { defaultSchool } from '@sohbet/domain/school'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Mail } from '../adapters/mail/mail.ts'
import { initialBrand } from '../db/brand/read-brand.ts'
import { createBreakableDatabase } from '../testing/databases/breakable-database.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/database.ts'
import { memoryFiles } from '../testing/files/memory-files.ts'
import { quiet } from '../testing/quiet.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { onPool, quietBoss } from './queue.ts'
import { jobHandlers } from '../composition/job-handlers.ts'
import { enqueue } from './enqueue.ts'
import { retentionMinutes, type Handlers } from './job-list.ts'
import { startJobs } from './start-jobs.ts'
import { createSignedLinks } from '../http/files/signed-links.ts'

let database: TestDatabase
let sent: Mail[]
let handlers: Handlers
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.execute(sql`delete from pgboss.job`)
  sent = []
  handlers = jobHandlers({
    db: database.db,
    clock: () => new Date('2026-03-02T09:00:00Z'),
    publicUrl: 'http://localhost',
    links: createSignedLinks('only for this test'),
    cachedBrand: { current: () => initialBrand },
    cachedSchool: { current: () => ({ ...defaultSchool, email: 'school@example.test', revision: 0 }) },
    providers: [],
    files: memoryFiles(),
    deliverWebhook: async () => undefined,
    pause: async () => undefined,
    log: quiet,
    mail: {
      async send(mail) {
        sent.push(mail)
      },
    },
  })
})

const aMail = { subject: 'Merhaba, "dünya" $1', text: 'kod: 048213', html: '<p>048213</p>' }
const failing = (): Handlers => ({
  ...handlers,
  'send-mail': async () => {
    throw new Error('no mail today')
  },
})

type Entry = { level: string; details: object; message: string }

/** A log that a test can read. */
function aJournal() {
  const entries: Entry[] = []
  const write = (level: string) => (details: object, message: string) =>
    void entries.push({ level, details, message })
  return { entries, info: write('info'), warn: write('warn'), error: write('error') }
}

function aGate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** Every row of the queue, in all its tables. */
async function rows() {
  const { rows: found } = await database.db.execute(
    sql`select name, state::text, retry_count from pgboss.job union all select name, state::text, retry_count from pgboss.archive`,
  )
  return found
}

describe('a queued job', () => {
  test('runs once and is deleted', async () => {
    await enqueue(database.db, 'send-mail', { to: 'ayse@example.test', ...aMail })
    await Promise.all([runJobs(database.pool, handlers), runJobs(database.pool, handlers)])
    expect(sent).toEqual([{ to: 'ayse@example.test', ...aMail }])
    expect(await rows()).toEqual([])
  })

  test('exists only if its transaction commits', async () => {
    const rolledBack = database.db.transaction(async (db) => {
      await enqueue(db, 'send-mail', { to: 'no@example.test', ...aMail })
      await runJobs(database.pool, handlers)
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    await database.db.transaction((db) => enqueue(db, 'send-mail', { to: 'yes@example.test', ...aMail }))
    await runJobs(database.pool, handlers)
    expect(sent.map(({ to }) => to)).toEqual(['yes@example.test'])
  })

  test('with an invalid payload is refused at once', async () => {
    await expect(enqueue(database.db, 'send-mail', { to: 'nobody', ...aMail })).rejects.toThrow(
      'Invalid email',
    )
    expect(await rows()).toEqual([])
  })

  test('is retried with growing delays, a mail for about a day, and logged when given up', async () => {
    const about = randomUUID()
    await enqueue(database.db, 'send-mail', {
      to: 'ayse@example.test',
      ...aMail,
      kind: 'transfer-due',
      about,
    })
    const log = aJournal()
    const delays: number[] = []
    for (let round = 0; round < 13; round++) {
      await runJobs(database.pool, failing(), log)
      const { rows: waiting } = await database.db.execute<{ delay: number }>(
        sql`select extract(epoch from start_after - now())::float as delay from pgboss.job where state = 'retry'`,
      )
      delays.push(...waiting.map(({ delay }) => delay))
      await database.db.execute(
        sql`update pgboss.job set start_after = now() - interval '1 s' where state = 'retry'`,
      )
    }
    expect(delays).toHaveLength(12)
    expect(delays[0]).toBeGreaterThan(14)
    expect(delays[11]).toBeGreaterThan(14 * 2 ** 11)
    const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3600
    expect(hours).toBeGreaterThan(16)
    expect(hours).toBeLessThan(retentionMinutes / 60)
    const failures = log.entries.filter(({ message }) => message === 'A job failed')
    const errors = log.entries.filter(({ level }) => level === 'error')
    expect(failures).toHaveLength(13)
    expect(errors).toEqual([
      {
        level: 'error',
        message: 'A job was given up',
        details: {
          job: 'send-mail',
          kind: 'transfer-due',
          about,
          reason: { message: 'Error', id: expect.any(String) },
        },
      },
    ])
    expect(failures[0]?.details).toMatchObject({ id: expect.any(String) })
    expect(JSON.stringify(log.entries)).not.toMatch(/048213|ayse/)
    expect(await rows()).toEqual([{ name: 'send-mail', state: 'failed', retry_count: 12 }])
  })

  test('of a schedule is not retried, because its next run comes', async () => {
    await enqueue(database.db, 'settle-payments', {})
    const log = aJournal()
    const settling = async () => {
      throw new Error('refused for good')
    }
    await runJobs(database.pool, { ...handlers, 'settle-payments': settling }, log)
    expect(log.entries.map(({ message }) => message)).toEqual(['A job failed', 'A job was given up'])
    const { rows: eager } = await database.db.execute(
      sql`select name from pgboss.schedule join pgboss.queue using (name) where retry_limit > 0`,
    )
    expect(eager).toEqual([])
  })

  test('to remove files is retried for a day, and the remaining files are logged', async () => {
    const names = ['user_photos/0.jpg']
    await enqueue(database.db, 'remove-files', { names })
    const removing = async () => {
      throw new Error('no bucket today')
    }
    const log = aJournal()
    const run = () => runJobs(database.pool, { ...handlers, 'remove-files': removing }, log)
    await run()
    await database.db.execute(
      sql`update pgboss.job set start_after = now() - interval '1 s', retry_count = 11 where retry_limit = 12`,
    )
    await run()
    const errors = log.entries.filter(({ level }) => level === 'error')
    expect(errors).toMatchObject([{ message: 'A job was given up', details: { job: 'remove-files', names } }])
  })
})

describe('a backlog', () => {
  test('is not sorted by a worker that fetches a job', async () => {
    await database.db.execute(
      sql`insert into pgboss.job (name, data) select 'send-mail', '{}' from generate_series(1, 5000)`,
    )
    await database.db.execute(sql`analyze pgboss.job`)
    const plan: unknown[] = []
    const boss = quietBoss({
      async executeSql(text, values) {
        plan.push(...(await database.pool.query<object>(`explain ${text}`, values)).rows)
        return { rows: [] }
      },
    })
    await boss.fetch('send-mail')
    expect(JSON.stringify(plan)).toContain('Index Scan')
    // Steps over the one fetched job may sort: one row each
    expect(JSON.stringify(plan)).not.toMatch(/Sort .*rows=\d{2,}/)
  })
})

describe('a worker', () => {
  test('logs a queue that cannot be read, but not that the database is away', async () => {
    const breakable = await createBreakableDatabase()
    const log = aJournal()
    const next = () => quietBoss(onPool(breakable.pool, log)).fetch('send-mail')
    await breakable.cut()
    expect(await next()).toEqual([])
    expect(log.entries).toEqual([])
    await breakable.mend()

    await breakable.pool.query('alter table pgboss.job rename to lost')
    expect(await next()).toEqual([])
    expect(log.entries).toMatchObject([{ level: 'warn', message: 'A statement of the job queue failed' }])
    await breakable.drop()
  })

  test('finds new jobs by itself, and finishes the current one before it stops', async () => {
    const begun = aGate()
    const finish = aGate()
    const slow: Handlers = {
      ...handlers,
      async 'send-mail'(mail) {
        begun.open()
        await finish.opened
        sent.push(mail)
      },
    }
    await enqueue(database.db, 'send-mail', { to: 'ayse@example.test', ...aMail })
    const jobs = await startJobs({ pool: database.pool, handlers: slow, log: aJournal() })
    await begun.opened
    const stopped = jobs.stop()
    finish.open()
    await stopped
    expect(sent).toHaveLength(1)
    expect(await rows()).not.toContainEqual(expect.objectContaining({ name: 'send-mail' }))
  })

  test('survives a database that is away', async () => {
    const breakable = await createBreakableDatabase()
    const cut = aGate()
    const log = aJournal()
    const jobs = await startJobs({
      pool: breakable.pool,
      log,
      handlers: {
        ...handlers,
        async 'send-mail'(mail) {
          sent.push(mail)
          if (mail.to !== 'first@example.test') return
          await breakable.cut()
          cut.open()
        },
      },
    })
    await enqueue(breakable.db, 'send-mail', { to: 'first@example.test', ...aMail })
    await cut.opened
    await vi.waitFor(() => {
      expect(log.entries.map(({ message }) => message)).toContain('A job could not be marked')
    }, 30_000)
    await breakable.mend()
    // An old connection may still be broken, so a caller would retry too
    await vi.waitFor(
      () => enqueue(breakable.db, 'send-mail', { to: 'second@example.test', ...aMail }),
      30_000,
    )
    await vi.waitFor(() => expect(sent.map(({ to }) => to)).toContain('second@example.test'), 30_000)
    await jobs.stop()
    await breakable.drop()
  })
})
