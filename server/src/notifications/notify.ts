import type { LiveEvent } from '@sohbet/contract/live'
import type { Notice } from '@sohbet/contract/notifications'
import { isMailed } from '@sohbet/domain/notification/kinds'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { preparedSql } from '../db/prepared.ts'
import { toldTo } from '../live/tell.ts'

export type Told = {
  userIds: readonly (string | null)[]
  notice: Notice
  /** What it is about: nobody is told twice of the same. */
  about: string
  /** False where this one is not worth a letter, whatever its kind. */
  mayMail?: boolean
  announcementId?: string
}

/**
 * The end of a statement that tells of the placeholders of `newsValues`, at once. Only where what comes before it has
 * done something: `when`. It answers rows if and only if somebody was told.
 */
export const newsTold = (when: SQL) => sql`
    made as (
      insert into notifications (user_id, kind, params, about, announcement_id, created_at, is_mail_due)
      select users.id, news.kind, news.params, news.about, news."announcementId", ${sql.placeholder('now')}::timestamptz,
        users.is_verified and case preference.is_mailed
          when true then news."mailIfChosen" when false then false else news.mail end
      from jsonb_to_recordset(${sql.placeholder('list')}::jsonb) as news ("userIds" jsonb, kind text, params jsonb,
        about text, "announcementId" uuid, mail boolean, "mailIfChosen" boolean)
      cross join lateral jsonb_array_elements_text(news."userIds") as reader (id)
      join users on users.id = reader.id::uuid
      left join notification_preferences as preference
        on preference.user_id = users.id and preference.kind = news.kind
      where ${when}
      on conflict do nothing
      returning user_id
    ), ${toldTo(sql`made`)}`

const toldAll = preparedSql('notify', {
  statement: sql`with ${newsTold(sql`true`)}`,
  row: z.object({ readers: z.number() }),
})

/** What `newsTold` is told. */
export function newsValues(now: Date, told: readonly Told[]) {
  const list = told.flatMap(
    ({ userIds, notice: { kind, ...params }, about, mayMail = true, announcementId }) =>
      userIds.length === 0
        ? []
        : [
            {
              userIds: userIds.filter((id) => id !== null),
              kind,
              params: kind === 'announcement' ? {} : params, // the words stand with the announcement, once
              about: `${kind} ${about}`,
              announcementId: announcementId ?? null,
              mail: mayMail && isMailed(kind, undefined),
              mailIfChosen: mayMail && isMailed(kind, true),
            },
          ],
  )
  const event: LiveEvent = { kind: 'notification' }
  return { list: JSON.stringify(list), now, event: JSON.stringify(event) }
}

/**
 * Tells people of things that happened, in the transaction in which they do: in the app, at once, and by mail where they
 * want that. However many things and people, it is one statement. Answers how many were told.
 */
export async function notify(db: Db, now: Date, ...told: Told[]): Promise<number> {
  if (told.every(({ userIds }) => userIds.length === 0)) return 0
  const notices = await toldAll(db, newsValues(now, told))
  return notices.reduce((sum, { readers }) => sum + readers, 0)
}
