import type { LiveEvent } from '@sohbet/contract/core/live'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

/** PostgreSQL channels for live events, for ended log-in sessions, and for changes of the public site. */
export const newsChannel = 'live_news'
export const endedChannel = 'live_ended'
/** Triggers notify it. */
export const siteChannel = 'site_changed'

/** A NOTIFY payload holds 8,000 bytes: about 50 for each reader, and the event. */
const readersANotice = 100

/**
 * Publishes an event to people, whichever process they are connected to, when the transaction commits. Name all readers
 * in one call: it is one statement.
 */
export const publish = (db: Db, userIds: readonly string[], event: LiveEvent): Promise<void> =>
  publishAll(db, [{ userIds, event }])

type News = { userIds: readonly string[]; event: LiveEvent }

/**
 * Publishes several events in one statement. PostgreSQL expects thousands of readers of any JSON list: without
 * `limit 1` it reads the whole table of users. `horizon` is the oldest transaction that was open when the statement
 * began: every event before it was published earlier, so a client that gets this event has missed nothing older.
 */
export async function publishAll(db: Db, news: readonly News[]): Promise<void> {
  if (news.every(({ userIds }) => userIds.length === 0)) return
  await db.execute(sql`
    with published as (
      insert into live_events (user_id, event)
      select users.id, news.event
      from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as news ("userIds" jsonb, event jsonb)
      cross join lateral jsonb_array_elements_text(news."userIds") as reader (id)
      cross join lateral (select id from users where users.id = reader.id::uuid limit 1) as users
      returning id, user_id, event
    )
    select pg_notify(${newsChannel}, json_build_object(
      'horizon', pg_snapshot_xmin(pg_current_snapshot())::text,
      'event', event,
      'readers', json_agg(json_build_array(user_id, id))
    )::text)
    from published group by event, id / ${readersANotice}`)
}
