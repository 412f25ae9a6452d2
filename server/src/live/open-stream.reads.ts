import { liveEvent } from '@sohbet/contract/core/live'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { preparedSql } from '../db/prepared.ts'

/** As many as one answer brings; one more tells that there were more. */
export const maxMissed = 500

/**
 * Up to where everything is told, what a reader has missed since the place they name, and whether they are still signed
 * in: in one look, so that nothing falls between.
 */
export const readPlace = preparedSql('live_place', {
  statement: sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      exists (select from sessions where id = ${sql.placeholder('sessionId')} and revoked_at is null) as "isLive",
      coalesce(${sql.placeholder('after')}::xid8 > pg_snapshot_xmin(pg_current_snapshot()), true) as "isGap",
      (select coalesce(json_agg(json_build_object('id', id, 'event', event) order by id), '[]')
        from (select id, event from live_events
          where user_id = ${sql.placeholder('userId')} and transaction >= ${sql.placeholder('after')}::xid8
          limit ${sql.raw(String(maxMissed + 1))}) as events
      ) as missed`,
  row: z.object({
    horizon: z.string(),
    isLive: z.boolean(),
    isGap: z.boolean(),
    missed: z.array(z.object({ id: z.number(), event: liveEvent })),
  }),
})
