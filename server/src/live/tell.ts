import type { LiveEvent } from '@sohbet/contract/live'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

/** Where processes hear what was told, and which sessions ended. */
export const newsChannel = 'live_news'
export const endedChannel = 'live_ended'

/** A notice of the database holds 8,000 bytes: some fifty a reader, and the event itself. */
const readersANotice = 100

/**
 * Tells people of something, at once and whichever process they are connected to, if the transaction that says so
 * commits. Give it everybody together: however many they are, it is one statement.
 */
export async function tell(db: Db, userIds: readonly string[], event: LiveEvent): Promise<void> {
  if (userIds.length === 0) return
  const text = JSON.stringify(event)
  // What had ended when this statement began was told before it: a client that hears of it has missed nothing earlier
  await db.execute(sql`
    with told as (
      insert into live_events (user_id, event)
      select id, ${text}::jsonb from users
      where id in (select value::uuid from json_array_elements_text(${JSON.stringify(userIds)}))
      returning id, user_id
    ),
    notices as (
      select id, user_id, (row_number() over (order by id) - 1) / ${readersANotice} as notice from told
    )
    select pg_notify(${newsChannel}, json_build_object(
      'horizon', pg_snapshot_xmin(pg_current_snapshot())::text,
      'event', ${text}::json,
      'readers', json_agg(json_build_array(user_id, id))
    )::text)
    from notices group by notice`)
}
