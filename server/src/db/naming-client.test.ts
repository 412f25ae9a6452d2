import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/databases/database.ts'
import { recordingLog } from '../testing/files/temp-folder.ts'
import { connect, type Database } from './connect.ts'
import { mostNames } from './naming-client.ts'

let database: TestDatabase
let own: Database
beforeAll(async () => {
  database = await createTestDatabase()
  own = connect(database.connection, { log: recordingLog(), max: 1 })
})
afterAll(async () => {
  await own.close()
  await database.drop()
})

/** The statements that the one connection has prepared, and how often it ran each of them. */
async function prepared() {
  const { rows } = await own.pool.query<{ statement: string; runs: number }>(
    `select statement, (generic_plans + custom_plans)::int as runs from pg_prepared_statements order by statement`,
  )
  return rows
}

test('a connection prepares a read once and runs it with other values', async () => {
  for (const number of [1, 2, 3])
    expect((await own.db.execute(sql`select ${number}::int + 1 as next`)).rows).toEqual([
      { next: number + 1 },
    ])
  for (let count = 0; count < 2; count += 1) await own.db.execute(sql`select 1 as one`)
  expect(await prepared()).toEqual([
    { statement: 'select $1::int + 1 as next', runs: 3 },
    { statement: 'select 1 as one', runs: 2 },
  ])
})

test('a connection does not prepare a text that may hold several statements', async () => {
  const before = await prepared()
  await own.db.execute(sql`set application_name = 'one'; set application_name = 'two'`)
  expect(await prepared()).toEqual(before)
})

test('a connection prepares no more statements than the limit', async () => {
  for (let count = 0; count < mostNames + 5; count += 1) {
    const { rows } = await own.db.execute(sql`select ${count}::int + ${sql.raw(String(count))} as sum`)
    expect(rows).toEqual([{ sum: 2 * count }])
  }
  expect(await prepared()).toHaveLength(mostNames)
})
