import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'

/** Rows by table and key, as they were. */
export type Snapshot = Map<string, Record<string, unknown>>

const names = z.array(z.object({ name: z.string(), key: z.array(z.string()) }))
const rowsOf = z.array(z.object({ key: z.string(), row: z.record(z.string(), z.unknown()) }))

/** Every row of the database, but what follows from the clock alone: sessions of the callers, counters, the log. */
export async function takeSnapshot(db: Db): Promise<Snapshot> {
  const tables = names.parse(
    (
      await db.execute(sql`
        select c.relname as name, array_agg(a.attname::text order by a.attnum) as key
        from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and c.relname not in ('sessions', 'hourly_counts', 'kept_figures', 'security_log')
        group by 1`)
    ).rows,
  )
  const parts = tables.map(({ name, key }) => {
    const keyed = sql.join(
      key.map((column) => sql`t.${sql.identifier(column)}::text`),
      sql`, `,
    )
    return sql`select ${`${name} `} || concat_ws(',', ${keyed}) as key, to_jsonb(t) as row from ${sql.identifier(name)} t`
  })
  const { rows } = await db.execute(sql.join(parts, sql` union all `))
  return new Map(rowsOf.parse(rows).map(({ key, row }) => [key, row]))
}

export type Changes = {
  /** `table.column` of rows that were there before and still are. */
  columns: Set<string>
  added: Record<string, unknown>[]
  removed: string[]
}

export function changesBetween(before: Snapshot, after: Snapshot): Changes {
  const columns = new Set<string>()
  const added: Record<string, unknown>[] = []
  for (const [key, row] of after) {
    const old = before.get(key)
    if (!old) added.push(row)
    else {
      for (const [column, value] of Object.entries(row)) {
        if (JSON.stringify(value) !== JSON.stringify(old[column])) {
          columns.add(`${key.split(' ')[0]}.${column}`)
        }
      }
    }
  }
  return { columns, added, removed: [...before.keys()].filter((key) => !after.has(key)) }
}

export const isUnchanged = ({ columns, added, removed }: Changes): boolean =>
  columns.size === 0 && added.length === 0 && removed.length === 0
