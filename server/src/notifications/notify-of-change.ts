import type { Notice } from '@sohbet/contract/messaging/notifications'
import { mailTime } from '@sohbet/domain/notification/merging'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { publish } from '../live/publish.ts'
import { notify } from './notify.ts'

type Change<State> = {
  /** Names what changed, such as `session <id>`. */
  thing: string
  /** What each recipient knew before this change. */
  people: readonly { userId: string; before: State }[]
  state: z.ZodType<State>
  /** When the thing starts; mails about a near start do not wait. */
  startsAt: Date | null
  /** The notice of what differs from a state; undefined when nothing does. */
  noticeFrom: (before: State, userId: string) => Notice | undefined
  /** The user whom the notice names. */
  personId?: string | null
}

/**
 * Notifies people of a change. While the mail of an earlier change of the same thing waits, the new notice replaces the
 * earlier one and tells the difference from the state before both. A change that is taken back tells nothing.
 * Reminders of the thing that were not read are replaced too. Call it in the transaction of the change, with the thing
 * locked.
 */
export async function notifyOfChange<State>(db: Db, now: Date, change: Change<State>): Promise<void> {
  const { thing, people, state, startsAt, noticeFrom, personId } = change
  const replaced = await takeWaiting(db, now, { thing, userIds: people.map(({ userId }) => userId) })
  const news = people.flatMap(({ userId, before: known }) => {
    const waiting = replaced.get(userId)
    const before = waiting?.before ? state.parse(waiting.before) : known
    const notice = noticeFrom(before, userId)
    if (!notice) return []
    const mailFrom = mailTime(now, { startsAt, waiting: waiting?.mailFrom })
    return [
      {
        userIds: [userId],
        notice,
        about: `${thing} ${now.toISOString()}`,
        thing,
        before,
        mailFrom,
        personId,
      },
    ]
  })
  await notify(db, now, ...news)
  const told = new Set(news.flatMap(({ userIds }) => userIds))
  // The bells of those who have one notification less
  await publish(
    db,
    [...replaced.keys()].filter((id) => !told.has(id)),
    { kind: 'notification' },
  )
}

const waitingRow = z.object({
  userId: z.string(),
  before: z.unknown(),
  mailFrom: z.coerce.date(),
})

/** Deletes the notifications that the change replaces, and returns the earliest known state per user. */
async function takeWaiting(
  db: Db,
  now: Date,
  { thing, userIds }: { thing: string; userIds: readonly string[] },
): Promise<ReadonlyMap<string, { before: unknown; mailFrom: Date | undefined }>> {
  const rows = await queryRows(
    db,
    waitingRow,
    sql`delete from notifications where user_id = any(${sql.param(userIds)}::uuid[]) and thing = ${thing}
        and read_at is null and (kind = 'session_soon'
          or mailed_at is null and (is_mail_due or mail_from > ${now.toISOString()}::timestamptz))
      returning user_id as "userId", before, mail_from as "mailFrom"`,
  )
  const taken = new Map<string, { before: unknown; mailFrom: Date | undefined }>()
  for (const { userId, before, mailFrom } of rows) {
    // A reminder has no state before
    if (before !== null) taken.set(userId, { before, mailFrom })
    else if (!taken.has(userId)) taken.set(userId, { before, mailFrom: undefined })
  }
  return taken
}
