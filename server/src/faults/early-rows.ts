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

/** The tables of a schema, without generated columns. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(`
    SELECT table_name::text AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER' GROUP BY 1 ORDER BY 1`)
  return tableRows.parse(rows)
}

/** Every row with the given columns; skips tables that no longer exist. */
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
 * Inserts the rows of the current demo school into an earlier schema, as far as it has their tables and columns.
 * Leaves out rows that violate a check of that schema, such as an event of a later kind.
 */
export async function fill(client: pg.Client, school: Rows): Promise<void> {
  // No triggers and no checks of references while the rows are copied
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
    await client.query(`DELETE FROM ${id(name)}`) // rows that a migration inserted
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

/** Rows that differ between the two, by table. */
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
    // jsonb sorts its keys, so equal rows give equal texts
    const text = JSON.stringify(row)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return counts
}
