import pg from 'pg'
import { z } from 'zod'

export type Table = { name: string; columns: string[] }
type Row = Record<string, unknown>
/** Rows by table. */
export type Rows = Map<string, Row[]>

const id = pg.escapeIdentifier
const listOf = (columns: readonly string[]) => columns.map((column) => id(column)).join(', ')
const tableRows = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }))
const jsonRows = z.array(z.object({ row: z.record(z.string(), z.unknown()) }))

/** The tables of a schema, without what is computed from other columns. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(`
    SELECT table_name::text AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER' GROUP BY 1 ORDER BY 1`)
  return tableRows.parse(rows)
}

/** Every row, in the columns that are named; of a table that is gone, none. */
export async function readRows(client: pg.Client, tables: readonly Table[]): Promise<Rows> {
  const read: Rows = new Map()
  const there = new Set((await tablesOf(client)).map(({ name }) => name))
  for (const { name, columns } of tables) {
    if (!there.has(name)) continue
    const { rows } = await client.query(
      `SELECT to_jsonb(r) AS row FROM (SELECT ${listOf(columns)} FROM ${id(name)}) AS r`,
    )
    read.set(
      name,
      jsonRows.parse(rows).map(({ row }) => row),
    )
  }
  return read
}

/**
 * Puts the rows of a school of today into an earlier schema, as far as it has their tables and columns. A row that it
 * did not know yet, such as an event of a later kind, is left out.
 */
export async function fill(client: pg.Client, school: Rows): Promise<void> {
  // References hold as they did in the school, and nothing is revised by being copied
  await client.query('SET session_replication_role = replica')
  for (const { name, columns } of await tablesOf(client)) {
    const rows = school.get(name) ?? []
    const known = columns.filter((column) => rows[0] && column in rows[0])
    if (known.length === 0) continue
    const statement = `INSERT INTO ${id(name)} (${listOf(known)}) OVERRIDING SYSTEM VALUE
      SELECT ${listOf(known)} FROM jsonb_populate_recordset(NULL::${id(name)}, $1)`
    const insert = (some: Row[]) => client.query(statement, [JSON.stringify(some)])
    const isCheck = (error: unknown) =>
      error instanceof pg.DatabaseError && ['23514', '23502'].includes(error.code ?? '')
    await client.query(`DELETE FROM ${id(name)}`) // what a migration put there itself
    try {
      await insert(rows)
    } catch (error) {
      if (!isCheck(error)) throw error
      for (const row of rows)
        await insert([row]).catch((one: unknown) => !isCheck(one) && Promise.reject(one))
    }
  }
  await client.query('SET session_replication_role = origin')
}

/** Whether a schema, of so many migrations, has yet to see the one of this number; they count from 0. */
export const awaits = (level: number, migration: number): boolean => level <= migration

/** What visitors wrote, and a coach who lost the role: today's school has neither, and migrations move both. */
export async function addWhatIsMoved(client: pg.Client, level: number): Promise<void> {
  const tables = await tablesOf(client)
  const has = (name: string) => tables.some((table) => table.name === name)
  if (has('contact_messages'))
    await client.query(`
      INSERT INTO contact_messages (created_at, name, email, message, language, answered_at)
      SELECT now(), 'Visitor ' || n, 'visitor' || n || '@early.test', 'Question ' || n, 'tr',
        CASE WHEN n = 1 THEN now() END FROM generate_series(1, 3) AS n`)
  if (has('coaches') && awaits(level, 9))
    await client.query(`
      UPDATE users SET role = 'learner' WHERE id = (SELECT user_id FROM coaches WHERE is_active ORDER BY id LIMIT 1)`)
}

/** Numbers that count changes, those by a migration too. */
const isCounter = (column: string) => column === 'revision'

/** What the rows of an earlier schema are to be once all migrations are through: as they were, but where one says so. */
export function expectedAfter(before: Rows, level: number): Rows {
  const expected: Rows = new Map(before)
  const roles = new Map(before.get('users')?.map((user) => [user['id'], user['role']]))
  const rested = (before.get('coaches') ?? []).map((coach) =>
    roles.get(coach['user_id']) === 'coach' ? coach : { ...coach, is_active: false, is_public: false },
  )
  if (awaits(level, 9) && before.has('coaches')) expected.set('coaches', rested)
  if (before.has('contact_messages')) expected.set('contact_messages', [])
  return expected
}

/** The rows of today without the conversations that visitors' messages became: those are looked for by themselves. */
export function withoutMoved(after: Rows, before: Rows): Rows {
  const moved = new Set(before.get('contact_messages')?.map((message) => message['id']))
  const left: Rows = new Map(after)
  for (const [name, key] of [
    ['message_threads', 'id'],
    ['messages', 'thread_id'],
  ] as const) {
    const rows = after.get(name)
    if (rows)
      left.set(
        name,
        rows.filter((row) => !moved.has(row[key])),
      )
  }
  return left
}

/** Rows of the one that are not in the other and the other way round, by table. */
export function differencesOf(one: Rows, other: Rows): string[] {
  return [...one].flatMap(([name, rows]) => {
    const [expected, found] = [countsOf(rows), countsOf(other.get(name) ?? [])]
    const lost = [...expected].filter(([text, count]) => found.get(text) !== count)
    const strange = [...found].filter(([text, count]) => expected.get(text) !== count)
    if (lost.length + strange.length === 0) return []
    return [
      `${name}: ${lost.length} lost or changed, ${strange.length} new: ${lost[0]?.[0]} ${strange[0]?.[0]}`,
    ]
  })
}

function countsOf(rows: readonly Row[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) {
    // jsonb has one order of columns, however a row was written
    const text = JSON.stringify(row, (column, value: unknown) => (isCounter(column) ? undefined : value))
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return counts
}
