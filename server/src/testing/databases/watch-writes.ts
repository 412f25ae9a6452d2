import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'

/** Tables that many calls change in addition to their own: sessions, counters, figures, the log. */
const alwaysChanged = ['sessions', 'hourly_counts', 'figures', 'security_log']

const written = z.array(z.object({ what: z.string() }))
const last = z.tuple([z.object({ id: z.number() })])

/**
 * Records every inserted, updated or deleted row with triggers. Returns a function that runs work and lists its
 * committed writes, such as `users update`, each once.
 */
export async function watchWrites(db: Db): Promise<(work: () => Promise<unknown>) => Promise<string[]>> {
  await db.execute(
    sql`create unlogged table written (id bigint generated always as identity primary key, what text)`,
  )
  await db.execute(sql`
    create function note_write() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
      insert into written (what) values (tg_table_name || ' ' || lower(tg_op));
      return null;
    end $$`)
  await db.execute(sql`
    do $$
    declare name text;
    begin
      for name in select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and relname not in ('written', ${sql.raw(alwaysChanged.map((table) => `'${table}'`).join(', '))})
      loop
        execute format('create trigger note_write after insert or update or delete on %I
          for each row execute function note_write()', name);
      end loop;
    end $$`)
  return async (work) => {
    const before = last.parse(
      (await db.execute(sql`select coalesce(max(id), 0)::int as id from written`)).rows,
    )
    await work()
    const { rows } = await db.execute(
      sql`select distinct what from written where id > ${before[0].id} order by 1`,
    )
    return written.parse(rows).map(({ what }) => what)
  }
}
