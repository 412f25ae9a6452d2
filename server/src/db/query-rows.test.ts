import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '../testing/databases/database.ts'
import { queryRows } from './query-rows.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())

const row = z.object({ number: z.number(), at: z.coerce.date() })

test('returns rows parsed by the schema', async () => {
  const rows = await queryRows(
    database.db,
    row,
    sql`select number, ${'2026-03-02T09:00:00Z'}::timestamptz as at from generate_series(1, 2) as number`,
  )
  const at = new Date('2026-03-02T09:00:00Z')
  expect(rows).toEqual([
    { number: 1, at },
    { number: 2, at },
  ])
})

test('rejects a row that does not match the schema', async () => {
  const rows = queryRows(database.db, row, sql`select 'one' as number, now() as at`)
  await expect(rows).rejects.toThrow('expected number')
})
