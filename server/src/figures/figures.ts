import { and, eq, lt } from 'drizzle-orm'
import type { z } from 'zod'
import { runAll } from '../async/run-all.ts'
import type { Db } from '../db/connect.ts'
import { figures } from '../db/tables/core/figures.ts'

/** The job refreshes stored figures every two minutes. When it is behind, the reader counts. */
const maxAgeMs = 10 * 60_000
/** A reload of younger figures returns the stored ones. */
const reloadAgeMs = 5000

type Figures<Range extends string, Counted> = {
  name: string
  range: z.ZodType<Range>
  schema: z.ZodType<Counted>
  count: (db: Db, range: Range, now: Date) => Promise<Counted>
}
type Wanted<Range extends string> = { range: Range; now: Date; isFresh?: boolean | undefined }

/** Figures that take long to count: a table stores the last count of each range, and a job refreshes it. */
export function defineFigures<Range extends string, Counted>(kind: Figures<Range, Counted>) {
  const { name, schema, count } = kind

  async function countAndStore(db: Db, range: Range, now: Date): Promise<Counted> {
    const counted = await count(db, range, now)
    const row = { figures: counted, computedAt: now }
    await db
      .insert(figures)
      .values({ name, range, ...row })
      // A slow count does not replace a newer one
      .onConflictDoUpdate({
        target: [figures.name, figures.range],
        set: row,
        setWhere: lt(figures.computedAt, now),
      })
    return counted
  }

  return {
    name,
    async read(db: Db, { range, now, isFresh = false }: Wanted<Range>): Promise<Counted> {
      const [row] = await db
        .select({ figures: figures.figures, computedAt: figures.computedAt })
        .from(figures)
        .where(and(eq(figures.name, name), eq(figures.range, range)))
      const ageMs = row ? now.getTime() - row.computedAt.getTime() : Number.POSITIVE_INFINITY
      const isOld = ageMs >= (isFresh ? reloadAgeMs : maxAgeMs)
      // An earlier version of the app may have stored another shape
      const stored = isOld ? undefined : schema.safeParse(row?.figures).data
      return stored ?? countAndStore(db, range, now)
    },
    async refresh(db: Db, storedRange: string, now: Date): Promise<void> {
      const range = kind.range.safeParse(storedRange).data
      if (range !== undefined) await countAndStore(db, range, now)
    },
  }
}

type Refreshable = Pick<ReturnType<typeof defineFigures>, 'name' | 'refresh'>

/**
 * Counts all stored figures again, so that no reader waits. The nightly clean-up deletes figures that are no
 * longer read.
 */
export async function refreshFigures(
  { db, now }: { db: Db; now: Date },
  kinds: readonly Refreshable[],
): Promise<void> {
  const rows = await db.select({ name: figures.name, range: figures.range }).from(figures)
  await runAll(
    rows.map(({ name, range }) => async () => {
      await kinds.find((kind) => kind.name === name)?.refresh(db, range, now)
    }),
  )
}
