import type { Notice } from '@sohbet/contract/notifications/notifications'
import { isMailed, mailWait } from '@sohbet/domain/notification/kinds'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { publish } from '../live/publish.ts'

export type NewNotification = {
  userIds: readonly (string | null)[]
  notice: Notice
  /** A user gets one notification of a kind per subject. */
  about: string
  /** False when this one is not worth an e-mail, whatever its kind. */
  mayMail?: boolean
  announcementId?: string
  /** The user whom the notice names; the notification is deleted with that account. */
  personId?: string | null
  /** Further users whom it names. */
  otherPersonIds?: readonly string[]
  /** What it is about, for a change that may follow; `notifyOfChange` sets the three. */
  thing?: string
  before?: unknown
  mailFrom?: Date
}

/**
 * Notifies users of an event, in the app at once and by e-mail if they chose that. Call it in the transaction of
 * the change. Returns the number of users who got a new notification.
 */
export async function notify(db: Db, now: Date, ...news: NewNotification[]): Promise<number> {
  const readers = await addNotifications(db, now, news)
  await publish(db, readers, { kind: 'notification' })
  return readers.length
}

const reader = z.object({ userId: z.string() })

/**
 * Without the live event. Returns the users who got a new notification. PostgreSQL expects thousands of readers of any
 * JSON list: without `limit 1` it reads the whole table of users.
 */
export async function addNotifications(
  db: Db,
  now: Date,
  news: readonly NewNotification[],
): Promise<string[]> {
  if (news.every(({ userIds }) => userIds.length === 0)) return []
  const made = await queryRows(
    db,
    reader,
    sql`
      insert into notifications (user_id, kind, params, about, announcement_id, person_id, other_person_ids, thing, before,
        mail_from, created_at, is_mail_due)
      select users.id, news.kind, news.params, news.about, news."announcementId", news."personId",
        news."otherPersonIds", news.thing, news.before, news."mailFrom", ${now},
        users.is_verified and case preference.is_mailed
          when true then news."mailIfChosen" when false then false else news.mail end
      from jsonb_to_recordset(${JSON.stringify(news.map((one) => toRow(one, now)))}::jsonb) as news ("userIds" jsonb, kind text,
        params jsonb, about text, "announcementId" uuid, "personId" uuid, "otherPersonIds" uuid[], thing text,
        before jsonb, "mailFrom" timestamptz, mail boolean, "mailIfChosen" boolean)
      cross join lateral jsonb_array_elements_text(news."userIds") as reader (id)
      cross join lateral (select id, is_verified from users where users.id = reader.id::uuid limit 1) as users
      left join lateral (select is_mailed from notification_preferences
        where user_id = users.id and kind = news.kind limit 1) as preference on true
      on conflict do nothing
      returning user_id as "userId"`,
  )
  return [...new Set(made.map(({ userId }) => userId))]
}

const toRow = ({ userIds, notice, about, mayMail = true, ...rest }: NewNotification, now: Date) => {
  const { kind, ...params } = notice
  return {
    userIds: userIds.filter((id) => id !== null),
    kind,
    params: kind === 'announcement' ? {} : params, // the text is stored in the announcement's row
    about: `${kind} ${about}`,
    announcementId: rest.announcementId ?? null,
    personId: rest.personId ?? null,
    otherPersonIds: rest.otherPersonIds?.length ? rest.otherPersonIds : null,
    thing: rest.thing ?? null,
    before: rest.before ?? null,
    mailFrom: rest.mailFrom ?? new Date(now.getTime() + mailWait(kind)),
    mail: mayMail && isMailed(kind, undefined),
    mailIfChosen: mayMail && isMailed(kind, true),
  }
}
