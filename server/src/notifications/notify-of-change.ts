import type { Notice } from '@sohbet/contract/notifications/notifications'
import { mailTime } from '@sohbet/domain/notification/merging'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { publishAll } from '../live/publish.ts'
import { addNotifications } from './notify.ts'

/** `personId` is the user whom the notice names. */
export type News = { notice: Notice; personId?: string | null }

/** Reminders of these sessions, or of all sessions of a course. */
type OutdatedReminders = { userIds: readonly string[] } & (
  | { sessionIds: readonly string[] }
  | { courseId: string }
)

type Change<State> = {
  /** Names what changed, such as `session <id>`. */
  thing: string
  /** No earlier notice can wait. */
  isNew?: boolean
  /** What each recipient knew before this change. */
  people: readonly { userId: string; before: State }[]
  /** The user who makes the change: gets no notice, and loses a waiting one that is no longer true. */
  authorId?: string
  state: z.ZodType<State>
  /** When the thing starts; mails about a near start do not wait. */
  startsAt: Date | null
  /** The notices of what differs from a state; empty when nothing does. */
  newsFrom: (before: State, userId: string) => readonly News[]
  /** Reminders that are no longer true for these users, read or not. */
  outdatedReminders?: OutdatedReminders
}

export const thingOfSession = (sessionId: string) => `session ${sessionId}`

/**
 * Notifies people of a change. While the mail of an earlier change of the same thing waits, the new notices replace the
 * earlier ones and name the difference from the state before both. A change that is taken back leaves no notice. The
 * people and the author reload their sessions and lessons. Call it in the transaction of the change, with the thing
 * locked.
 */
export async function notifyOfChange<State>(db: Db, now: Date, change: Change<State>): Promise<void> {
  const { thing, isNew, people, authorId, state, startsAt, newsFrom, outdatedReminders } = change
  const outdated = outdatedReminders ? await deleteReminders(db, outdatedReminders) : []
  const concerned = [...people.map(({ userId }) => userId), ...(authorId ? [authorId] : [])]
  const replaced = isNew
    ? new Map<string, Waiting>()
    : await takeWaiting(db, now, { thing, userIds: concerned })
  const readers = people.filter(({ userId }) => userId !== authorId)
  const news = readers.flatMap(({ userId, before: known }) => {
    const waiting = replaced.get(userId)
    const before = waiting ? state.parse(waiting.before) : known
    const mailFrom = mailTime(now, { startsAt, waiting: waiting?.mailFrom })
    return newsFrom(before, userId).map((one, place) => ({
      ...one,
      userIds: [userId],
      about: `${thing} ${now.toISOString()} ${place}`,
      thing,
      before,
      mailFrom,
    }))
  })
  const notified = await addNotifications(db, now, news)
  await publishAll(db, [
    { userIds: sorted(concerned), event: { kind: 'sessions' } },
    // Also the bells of those who have one notification less
    { userIds: sorted([...outdated, ...replaced.keys(), ...notified]), event: { kind: 'notification' } },
  ])
}

const sorted = (userIds: readonly string[]) => [...new Set(userIds)].toSorted()

async function deleteReminders(db: Db, outdated: OutdatedReminders): Promise<string[]> {
  const rows = await db
    .delete(notifications)
    .where(
      and(
        inArray(notifications.userId, [...outdated.userIds]),
        'courseId' in outdated
          ? sql`${notifications.params} ->> 'courseId' = ${outdated.courseId}`
          : inArray(notifications.thing, outdated.sessionIds.map(thingOfSession)),
        eq(notifications.kind, 'session_soon'),
      ),
    )
    .returning({ userId: notifications.userId })
  return rows.map(({ userId }) => userId)
}

const waitingRow = z.object({
  userId: z.string(),
  before: z.unknown(),
  mailFrom: z.coerce.date(),
})

type Waiting = { before: unknown; mailFrom: Date }

/** Of a notification of a change that nobody has read or got by mail. */
export const isWaiting = (now: Date, { thing, userIds }: { thing: string; userIds: readonly string[] }) =>
  sql`user_id = any(${sql.param(userIds)}::uuid[]) and thing = ${thing}
    and read_at is null and before is not null
    and mailed_at is null and (is_mail_due or mail_from > ${sqlMoment(now)})`

/** Deletes the notifications that the change replaces, and returns the state before the first of them per user. */
async function takeWaiting(
  db: Db,
  now: Date,
  { thing, userIds }: { thing: string; userIds: readonly string[] },
): Promise<ReadonlyMap<string, Waiting>> {
  const rows = await queryRows(
    db,
    waitingRow,
    sql`delete from notifications where ${isWaiting(now, { thing, userIds })}
      returning user_id as "userId", before, mail_from as "mailFrom"`,
  )
  return new Map(rows.map(({ userId, before, mailFrom }) => [userId, { before, mailFrom }]))
}
