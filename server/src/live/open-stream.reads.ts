import { liveEvent } from '@sohbet/contract/core/live'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'

/** Missed events per reply; one more row shows that there are more. */
export const maxMissed = 500

const placeRow = z.object({
  horizon: z.string(),
  isLive: z.boolean(),
  isGap: z.boolean(),
  missed: z.array(z.object({ id: z.number(), event: liveEvent })),
})

type Reader = { userId: string; sessionId: string; after: string | null }

/**
 * The transaction up to which all events are published, the events that a reader missed since `after`, and whether the
 * log-in session is alive. One statement, so that all three are of the same moment.
 */
export async function readPlace(db: Db, { userId, sessionId, after }: Reader) {
  const [place] = await queryRows(
    db,
    placeRow,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      exists (select from sessions where id = ${sessionId} and revoked_at is null) as "isLive",
      coalesce(${after}::xid8 > pg_snapshot_xmin(pg_current_snapshot()), true) as "isGap",
      (select coalesce(json_agg(json_build_object('id', id, 'event', event) order by id), '[]')
        from (select id, event from live_events
          where user_id = ${userId} and transaction >= ${after}::xid8
          limit ${maxMissed + 1}) as events
      ) as missed`,
  )
  return place
}
