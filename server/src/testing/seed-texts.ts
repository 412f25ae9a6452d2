import pg from 'pg'
import { z } from 'zod'

const id = pg.escapeIdentifier
const columnList = z.array(z.object({ table: z.string(), column: z.string(), type: z.string() }))

/** What sign-in needs stays unchanged, and the school's data, which the server reads only in their form. */
const isKept = (table: string, column: string) =>
  /hash|digest|token|secret/.test(column) || ['sessions', 'hourly_counts', 'school_data'].includes(table)

/** Columns that accepted a text, and those in which the database refused it, as `table.column`. */
type Seeded = { taken: string[]; refused: string[] }

/**
 * Writes texts into every text column of every row, past all checks but the database's own, like a careless
 * import. Each row gets the next text of the list, starting at `from`.
 */
export async function seedTexts(client: pg.Client, texts: readonly string[], from = 0): Promise<Seeded> {
  const { rows } = await client.query(
    `SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, NULL) AS type
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
       AND a.attgenerated = '' AND format_type(a.atttypid, NULL) IN ('text', 'jsonb') ORDER BY 1, 2`,
  )
  const seeded: Seeded = { taken: [], refused: [] }
  for (const { table, column, type } of columnList.parse(rows)) {
    if (isKept(table, column)) continue
    const name = `${table}.${column}`
    const isTaken =
      type === 'text'
        ? (await fillText(client, { table, column, texts, from })) ||
          (await fillText(client, { table, column, texts: texts.map((text) => text.toLowerCase()), from }))
        : await fillJson(client, { table, column, texts, from })
    seeded[isTaken ? 'taken' : 'refused'].push(name)
  }
  return seeded
}

type Fill = { table: string; column: string; texts: readonly string[]; from: number }

/** One statement without triggers, all rows or none. A number at the end keeps unique columns unique. */
async function fillText(client: pg.Client, { table, column, texts, from }: Fill): Promise<boolean> {
  return attempt(client, table, () =>
    client.query(
      `UPDATE ${id(table)} t SET ${id(column)} = ($1::text[])[1 + (n.n + $2) % $3] || ' #' || n.n
       FROM (SELECT ctid, row_number() OVER () AS n FROM ${id(table)} WHERE ${id(column)} <> '') n
       WHERE n.ctid = t.ctid`,
      [texts, from, texts.length],
    ),
  )
}

/** Keys whose values the code depends on. With another text in them, no screen could show the record. */
const isFact = (key: string) =>
  /^(?:kind|type|status|id|ids|url|day|date|time|at|until|from|to|language|currency|level|plan|role|reason)$|(?:Type|Id|Ids|Url|Day|Date|At)$/.test(
    key,
  )

/** Replaces every text inside, except the values of such keys. */
async function fillJson(client: pg.Client, { table, column, texts, from }: Fill): Promise<boolean> {
  let next = from
  const fill = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return isFact(key) ? value : texts[next++ % texts.length]
    if (Array.isArray(value)) return value.map((item) => fill(item, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item, name)]))
  }
  const { rows } = await client.query<{ at: string; value: unknown }>(
    `SELECT ctid::text AS at, ${id(column)} AS value FROM ${id(table)} WHERE ${id(column)} IS NOT NULL`,
  )
  const filled = rows.map(({ at, value }) => ({ at, value: fill(value) }))
  return attempt(client, table, () =>
    client.query(
      `UPDATE ${id(table)} t SET ${id(column)} = f.value
       FROM jsonb_to_recordset($1::jsonb) AS f(at text, value jsonb) WHERE t.ctid = f.at::tid`,
      [JSON.stringify(filled)],
    ),
  )
}

async function attempt(client: pg.Client, table: string, change: () => Promise<unknown>): Promise<boolean> {
  await client.query('BEGIN')
  try {
    await client.query(`ALTER TABLE ${id(table)} DISABLE TRIGGER USER`)
    await change()
    await client.query(`ALTER TABLE ${id(table)} ENABLE TRIGGER USER`)
    await client.query('COMMIT')
    return true
  } catch {
    await client.query('ROLLBACK')
    return false
  }
}
