import type { LiveEvent } from '@sohbet/contract/core/live'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { preparedSql } from '../db/prepared.ts'

/** Where processes hear what was told, and which sessions ended. */
export const newsChannel = 'live_news'
export const endedChannel = 'live_ended'

/** A notice of the database holds 8,000 bytes: some fifty a reader, and the event itself. Of one statement the ids follow each other. */
const readersANotice = 100

/**
 * The end of a statement that tells of something: each `user_id` of the rows named before it hears the placeholder
 * `event`. What had ended when the statement began was told before it: a client that hears of it has missed nothing
 * earlier.
 */
export const publishTo = (readers: SQL) => sql`
  told as (
    insert into live_events (user_id, event)
    select distinct user_id, ${sql.placeholder('event')}::jsonb from ${readers} returning id, user_id
  )
  select pg_notify('${sql.raw(newsChannel)}', json_build_object(
    'horizon', pg_snapshot_xmin(pg_current_snapshot())::text,
    'event', ${sql.placeholder('event')}::json,
    'readers', json_agg(json_build_array(user_id, id))
  )::text)::text as sent, count(*)::int as readers
  from told group by id / ${sql.raw(String(readersANotice))}`

const publishToPeople = preparedSql('publish_live_event', {
  statement: sql`
    with people as (
      select id as user_id from users
      where id in (select value::uuid from json_array_elements_text(${sql.placeholder('userIds')}))
    ), ${publishTo(sql`people`)}`,
  row: z.object({}),
})

/**
 * Tells people of something, at once and whichever process they are connected to, if the transaction that says so
 * commits. Give it everybody together: however many they are, it is one statement.
 */
export async function publish(db: Db, userIds: readonly string[], event: LiveEvent): Promise<void> {
  if (userIds.length === 0) return
  await publishToPeople(db, { userIds: JSON.stringify(userIds), event: JSON.stringify(event) })
}
