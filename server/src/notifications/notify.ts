import type { LiveEvent } from '@sohbet/contract/core/live'
import type { Notice } from '@sohbet/contract/messaging/notifications'
import { isMailed } from '@sohbet/domain/notification/kinds'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { preparedSql } from '../db/prepared.ts'
import { publishTo } from '../live/publish.ts'

export type NewNotification = {
  userIds: readonly (string | null)[]
  notice: Notice
  /** What it is about: nobody is told twice of the same. */
  about: string
  /** False where this one is not worth a letter, whatever its kind. */
  mayMail?: boolean
  announcementId?: string
}

/** Beside a row `news`: who is to hear it. */
const named = sql`cross join lateral jsonb_array_elements_text(news."userIds") as reader (id)
      join users on users.id = reader.id::uuid`

/**
 * The end of a statement that tells of the placeholders of `newsValues`, at once. Only where what comes before it has
 * done something: `when`. It answers rows if and only if somebody was told.
 */
export const newsTold = (when: SQL, readers: SQL = named) => sql`
    made as (
      insert into notifications (user_id, kind, params, about, announcement_id, created_at, is_mail_due)
      select users.id, news.kind, news.params, news.about, news."announcementId", ${sql.placeholder('now')}::timestamptz,
        users.is_verified and case preference.is_mailed
          when true then news."mailIfChosen" when false then false else news.mail end
      from jsonb_to_recordset(${sql.placeholder('list')}::jsonb) as news ("userIds" jsonb, kind text, params jsonb,
        about text, "announcementId" uuid, mail boolean, "mailIfChosen" boolean)
      ${readers}
      left join notification_preferences as preference
        on preference.user_id = users.id and preference.kind = news.kind
      where ${when}
      on conflict do nothing
      returning user_id
    ), ${publishTo(sql`made`)}`

const told = (name: string, readers?: SQL) =>
  preparedSql(name, {
    statement: sql`with ${newsTold(sql`true`, readers)}`,
    row: z.object({ readers: z.number() }),
  })
const toldAll = told('notify')

const sumOf = (notices: readonly { readers: number }[]): number =>
  notices.reduce((sum, { readers }) => sum + readers, 0)

/** What `newsTold` is told. */
export function newsValues(now: Date, news: readonly NewNotification[]) {
  const list = news.map(
    ({ userIds, notice: { kind, ...params }, about, mayMail = true, announcementId }) => ({
      userIds: userIds.filter((id) => id !== null),
      kind,
      params: kind === 'announcement' ? {} : params, // the words stand with the announcement, once
      about: `${kind} ${about}`,
      announcementId: announcementId ?? null,
      mail: mayMail && isMailed(kind, undefined),
      mailIfChosen: mayMail && isMailed(kind, true),
    }),
  )
  const event: LiveEvent = { kind: 'notification' }
  return { list: JSON.stringify(list), now, event: JSON.stringify(event) }
}

/**
 * Tells people of things that happened, in the transaction in which they do: in the app, at once, and by mail where they
 * want that. However many things and people, it is one statement. Answers how many were told.
 */
export async function notify(db: Db, now: Date, ...news: NewNotification[]): Promise<number> {
  if (news.every(({ userIds }) => userIds.length === 0)) return 0
  return sumOf(await toldAll(db, newsValues(now, news)))
}

/**
 * The same for those whose ids `readers` selects: a whole school is not read only to be named again. What it asks for
 * in placeholders is given as `values`.
 */
export function notifierOf(name: string, readers: SQL) {
  const toldThem = told(`notify_${name}`, sql`join users on users.id in (${readers})`)
  return async (
    db: Db,
    now: Date,
    { values, ...news }: Omit<NewNotification, 'userIds'> & { values: Record<string, unknown> },
  ): Promise<number> =>
    sumOf(await toldThem(db, { ...newsValues(now, [{ ...news, userIds: [] }]), ...values }))
}
