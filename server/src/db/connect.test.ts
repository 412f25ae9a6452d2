import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/databases/database.ts'
import { createBreakableDatabase } from '../testing/databases/breakable-database.ts'
import { connect } from './connect.ts'
import { recordingLog } from '../testing/files/temp-folder.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())

const ownPid = sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`

async function pidOf(rows: Record<string, unknown>[]): Promise<number> {
  return Number(rows[0]?.['pid'])
}

test('a connection lost during a transaction rejects only that transaction', async () => {
  const { pool, db } = database
  const lost = db.transaction(async (tx) => {
    const pid = await pidOf((await tx.execute(ownPid)).rows)
    await pool.query('SELECT pg_terminate_backend($1)', [pid])
    await tx.execute(sql`SELECT 1`)
  })
  await expect(lost).rejects.toThrow('Failed query')
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test('a transaction on a lost connection releases it to the pool', async () => {
  const broken = await createBreakableDatabase()
  const attempt = () => broken.db.transaction((tx) => tx.execute(sql`SELECT 1`))
  await attempt()
  await broken.cut()
  await expect(attempt()).rejects.toThrow('Failed query')
  await broken.mend()
  expect(broken.pool.totalCount - broken.pool.idleCount).toBe(0)
  await attempt()
  await broken.drop()
})

test('a lost idle connection is logged and replaced', async () => {
  const log = recordingLog()
  const { pool, close } = connect(database.connection, { log, max: 1 })
  const pid = await pidOf((await pool.query('SELECT pg_backend_pid() AS pid')).rows)
  await database.pool.query('SELECT pg_terminate_backend($1)', [pid])
  await expect.poll(() => log.messages).toContain('A database connection was lost')
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await close()
})

test('a statement is limited to 30 seconds', async () => {
  expect((await database.pool.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '30s' }])
})

test('connects by a URL', async () => {
  const { host, user, database: name } = { ...inject('testServer'), database: database.connection.database }
  const url = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`
  const { pool, close } = connect(url, { log: recordingLog() })
  expect((await pool.query('SELECT current_database() AS name')).rows).toEqual([{ name }])
  await close()
})

test('closing the pool does not wait for running statements', async () => {
  const { db, close } = connect(database.connection, { log: recordingLog() })
  const left = Promise.allSettled([
    db.execute(sql`select pg_sleep(60)`),
    db.transaction((tx) => tx.execute(sql`select pg_sleep(60)`)),
  ])
  const asleep = sql`from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
  const sleepers = async () => (await database.db.execute(sql`select ${asleep}`)).rowCount
  await expect.poll(sleepers, { timeout: 20_000 }).toBe(2)
  await close()
  expect((await left).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await database.db.execute(sql`select pg_terminate_backend(pid) ${asleep}`)
})
