import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'

type Row = Record<string, unknown>
/** Rows by table and key. */
type Snapshot = Map<string, Row>

const tablesSchema = z.array(z.object({ name: z.string(), key: z.array(z.string()) }))
const rowsOf = z.array(z.object({ key: z.string(), row: z.record(z.string(), z.unknown()) }))

/** Tables that change with every call: the caller's session, counters, the log. */
const alwaysChanged = new Set(['sessions', 'hourly_counts', 'figures', 'security_log'])

/** Every row of the database; `all` includes tables that change with every call. */
export async function takeSnapshot(db: Db, { all = false } = {}): Promise<Snapshot> {
  const tables = tablesSchema.parse(
    (
      await db.execute(sql`
        select c.relname as name, array_agg(a.attname::text order by a.attnum) as key
        from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        group by 1`)
    ).rows,
  )
  const parts = tables
    .filter(({ name }) => all || !alwaysChanged.has(name))
    .map(({ name, key }) => {
      const keyed = sql.join(
        key.map((column) => sql`t.${sql.identifier(column)}::text`),
        sql`, `,
      )
      return sql`select ${`${name} `} || concat_ws(',', ${keyed}) as key, to_jsonb(t) as row from ${sql.identifier(name)} t`
    })
  const { rows } = await db.execute(sql.join(parts, sql` union all `))
  return new Map(rowsOf.parse(rows).map(({ key, row }) => [key, row]))
}

export const tableOf = (key: string) => key.split(' ')[0] ?? ''

export type Changes = {
  /** By row key: the changed columns of rows that existed before, with their new values. */
  changed: Map<string, Row>
  added: Map<string, Row>
  removed: string[]
}

export function changesBetween(before: Snapshot, after: Snapshot): Changes {
  const changed = new Map<string, Row>()
  const added = new Map<string, Row>()
  for (const [key, row] of after) {
    const old = before.get(key)
    if (!old) added.set(key, row)
    else if (JSON.stringify(old) !== JSON.stringify(row)) changed.set(key, differenceOf(old, row))
  }
  return { changed, added, removed: [...before.keys()].filter((key) => !after.has(key)) }
}

const differenceOf = (old: Row, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(old[column])),
  )

export const isUnchanged = ({ changed, added, removed }: Changes): boolean =>
  changed.size === 0 && added.size === 0 && removed.length === 0

/** Restores the database, so that the same call can run again. */
export async function restoreSnapshot(before: Snapshot, db: Db): Promise<void> {
  const after = await takeSnapshot(db, { all: true })
  const { changed, added, removed } = changesBetween(before, after)
  await db.transaction(async (db) => {
    // Without triggers and foreign keys, so that rows can be restored in any order
    await db.execute(sql`set local session_replication_role = replica`)
    for (const key of [...added.keys(), ...changed.keys()]) {
      const row = JSON.stringify(after.get(key))
      await db.execute(sql`delete from ${sql.identifier(tableOf(key))} t where to_jsonb(t) = ${row}::jsonb`)
    }
    for (const key of [...changed.keys(), ...removed]) await putBack(db, tableOf(key), before.get(key) ?? {})
  })
}

const columnsSchema = z.array(z.object({ name: z.string() }))

async function putBack(db: Db, table: string, row: Row): Promise<void> {
  const { rows } = await db.execute(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`)
  const columns = sql.join(
    columnsSchema.parse(rows).map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const name = sql.identifier(table)
  await db.execute(sql`
    insert into ${name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(null::${name}, ${JSON.stringify(row)}::jsonb)`)
}
