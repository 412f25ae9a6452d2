import { goodForJobMs, goodForMs, goodForReloadMs, isAskNoted } from '@sohbet/domain/figures/keeping'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { locks } from '../db/locks.ts'
import { pipelined } from '../db/pipeline.ts'
import { prepared } from '../db/prepared.ts'
import { keptFigures } from '../db/tables/core/kept-figures.ts'

type Kind<Range extends string, Figures> = {
  name: string
  /** What they are of, as the table has it: months, a level test. */
  rangeOf: (written: string) => Range | undefined
  /** Figures of an earlier version may be there: what does not fit is counted anew. */
  schema: z.ZodType<Figures>
  count: (db: Db, range: Range, now: Date) => Promise<Figures>
}
type Asked<Range extends string> = { range: Range; now: Date }

/** How old they may be, by how long they took. */
type GoodFor = (tookMs: number) => number

const theRow = prepared((db) =>
  db
    .select({
      figures: keptFigures.figures,
      took: keptFigures.took,
      computedAt: keptFigures.computedAt,
      askedAt: keptFigures.askedAt,
    })
    .from(keptFigures)
    .where(
      and(eq(keptFigures.name, sql.placeholder('name')), eq(keptFigures.range, sql.placeholder('range'))),
    )
    .prepare('kept_figures'),
)

/** Figures that need all rows of a school: the last count of them, or a new one where that is too old. */
export function keepFigures<Range extends string, Figures>({
  name,
  rangeOf,
  schema,
  count,
}: Kind<Range, Figures>) {
  const flightsOf = prepared(() => new Map<Range, Promise<Figures>>())

  async function findGood(db: Db, { range, now }: Asked<Range>, goodFor: GoodFor) {
    const [row] = await theRow(db).execute({ name, range })
    const ageMs = row ? now.getTime() - row.computedAt.getTime() : -1
    if (!row || ageMs < 0 || ageMs >= goodFor(row.took)) return undefined
    const { data } = schema.safeParse(row.figures)
    return data && { figures: data, askedAt: row.askedAt }
  }

  /** Whoever waits for another's count, also in another process, takes it over. */
  const renew = (db: Db, { isAsked, ...asked }: Asked<Range> & { isAsked: boolean }, goodFor: GoodFor) =>
    db.transaction(async (db) => {
      const { range, now } = asked
      await db.execute(
        sql`select pg_advisory_xact_lock(${locks.keptFigures}::int, hashtext(${`${name} ${range}`}))`,
      )
      const found = await findGood(db, asked, goodFor)
      if (found) return found.figures
      const begun = performance.now()
      const figures = await count(db, range, now)
      const row = { figures, took: Math.ceil(performance.now() - begun), computedAt: now }
      await db
        .insert(keptFigures)
        .values({ name, range, ...row, askedAt: now })
        .onConflictDoUpdate({
          target: [keptFigures.name, keptFigures.range],
          set: { ...row, ...(isAsked && { askedAt: now }) },
        })
      return figures
    })

  /** The same within this process: those who wait hold no connection. */
  function renewOnce(db: Db, asked: Asked<Range>, goodFor: GoodFor): Promise<Figures> {
    const flights = flightsOf(db)
    const flying = flights.get(asked.range)
    if (flying) return flying
    const flight = renew(db, { ...asked, isAsked: true }, goodFor).finally(() => flights.delete(asked.range))
    flights.set(asked.range, flight)
    return flight
  }

  return {
    name,
    async read(db: Db, { isFresh = false, ...asked }: Asked<Range> & { isFresh?: boolean | undefined }) {
      const goodFor = isFresh ? goodForReloadMs : goodForMs
      const found = await findGood(pipelined(db), asked, goodFor)
      if (!found) return renewOnce(db, asked, goodFor)
      const { range, now } = asked
      if (!isAskNoted(now.getTime() - found.askedAt.getTime())) await noteAsk(db, { name, range, now })
      return found.figures
    },
    /** For the job, which has read the range from the table. */
    async renew(db: Db, { range: written, now }: Asked<string>) {
      const range = rangeOf(written)
      if (range !== undefined) await renew(db, { range, now, isAsked: false }, goodForJobMs)
    },
  }
}

const noteAsk = (db: Db, { name, range, now }: Asked<string> & { name: string }) =>
  db
    .update(keptFigures)
    .set({ askedAt: now })
    .where(and(eq(keptFigures.name, name), eq(keptFigures.range, range)))

/** For figures of the whole school, which have one range alone. */
export const ofAll = (written: string) => (written === 'all' ? written : undefined)
