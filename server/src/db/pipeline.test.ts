import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBreakableDatabase } from '../testing/databases/breakable-database.ts'
import { pipelined } from './pipeline.ts'

let database: Awaited<ReturnType<typeof createBreakableDatabase>>
beforeAll(async () => void (database = await createBreakableDatabase()))
afterAll(() => database.drop())

const pidOf = async (db: typeof database.db) =>
  Number((await db.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.['pid'])

/** Opened in the background, so the first reads go by the pool. */
async function untilOpen() {
  await expect.poll(() => [pipelined(database.db), pipelined(database.db)]).not.toContain(database.db)
}

test('sends many reads over two connections and gives each its own answer', async () => {
  await untilOpen()
  const numbers = Array.from({ length: 50 }, (_, number) => number)
  const answers = await Promise.all(
    numbers.map((number) =>
      pipelined(database.db).execute(sql`select ${number}::int as number, pg_backend_pid() as pid`),
    ),
  )
  const rows = answers.flatMap((answer) => answer.rows)
  expect(rows.map(({ number }) => number)).toEqual(numbers)
  expect(new Set(rows.map(({ pid }) => pid)).size).toBe(2)
})

test('a statement that fails takes no other with it', async () => {
  await untilOpen()
  const asked = ['1', 'x', '2', '3'].map((text) =>
    pipelined(database.db)
      .execute(sql`select ${text}::int as number`)
      .then(({ rows }) => rows[0]?.['number'])
      .catch(() => 'failed'),
  )
  expect(await Promise.all(asked)).toEqual([1, 'failed', 2, 3])
})

test('what is asked in a transaction stays in it', async () => {
  await untilOpen()
  await database.db.transaction(async (tx) => expect(await pidOf(pipelined(tx))).toBe(await pidOf(tx)))
})

test('a lost connection rejects what it was asked, and is opened again', async () => {
  await untilOpen()
  const [asked] = await Promise.allSettled([
    pipelined(database.db).execute(sql`select pg_sleep(20)`),
    database.cut(),
  ])
  expect(asked.status).toBe('rejected')
  await database.mend()
  // The others notice a moment later that they are lost
  await expect.poll(() => pidOf(pipelined(database.db)).catch(() => 0)).toBeGreaterThan(0)
  await untilOpen()
  expect(await pidOf(pipelined(database.db))).toBeGreaterThan(0)
})
