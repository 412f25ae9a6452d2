import type { Notification } from '@sohbet/contract/notifications/notifications'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { publish } from '../live/publish.ts'
import { findNotification } from './notification.reads.ts'

/** Reading cancels a mail that is still waiting. */
const asRead = (now: Date) => ({
  readAt: now,
  isMailDue: sql`${notifications.isMailDue} and ${notifications.mailFrom} <= ${notifications.createdAt}`,
})

/** Updates the bell of every other tab and device. */
export const markRead = (
  { db: outer, actor: { userId }, now }: SignedInContext,
  id: string,
): Promise<Notification> =>
  outer.transaction(async (db) => {
    const changed = await db
      .update(notifications)
      .set(asRead(now))
      .where(and(eq(notifications.id, id), eq(notifications.userId, userId), isNull(notifications.readAt)))
      .returning({ id: notifications.id })
    const notification = await findNotification(db, { id, userId })
    if (!notification) throw new AppError('NOT_FOUND')
    if (changed.length > 0) await publish(db, [userId], { kind: 'notification' })
    return notification
  })

export const markAllRead = ({
  db: outer,
  actor: { userId },
  now,
}: SignedInContext): Promise<{ count: number }> =>
  outer.transaction(async (db) => {
    const changed = await db
      .update(notifications)
      .set(asRead(now))
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
      .returning({ id: notifications.id })
    if (changed.length > 0) await publish(db, [userId], { kind: 'notification' })
    return { count: changed.length }
  })

/** Reading a conversation marks the notifications of its messages as read. */
export async function markMessagesRead(
  db: Db,
  now: Date,
  { threadId, userIds }: { threadId: string; userIds: readonly string[] },
): Promise<void> {
  const changed = await db
    .update(notifications)
    .set(asRead(now))
    .where(
      and(
        inArray(notifications.userId, [...new Set(userIds)]),
        isNull(notifications.readAt),
        eq(notifications.kind, 'message'),
        sql`${notifications.params} ->> 'threadId' = ${threadId}`,
      ),
    )
    .returning({ userId: notifications.userId })
  await publish(db, [...new Set(changed.map(({ userId }) => userId))], { kind: 'notification' })
}

const askedKinds = ['session_asked', 'lesson_asked', 'lesson_proposed'] as const

/**
 * Marks the notices of requests about these sessions or lessons as read, after they were answered or withdrawn. The first
 * answer also marks the list of requests of a coach who is away: the reader answers in that list.
 */
export async function markAskedRead(
  db: Db,
  now: Date,
  { ids, userIds, isAnswered }: { ids: readonly string[]; userIds: readonly string[]; isAnswered: boolean },
): Promise<void> {
  const { params, kind } = notifications
  const isAbout = and(
    inArray(kind, askedKinds),
    sql`coalesce(${params} ->> 'sessionId', ${params} ->> 'lessonId') = any(${sql.param(ids)}::text[])`,
  )
  const isList = and(eq(kind, 'coach_away'), sql`${params} ->> 'reader' = 'asked'`)
  const changed = await db
    .update(notifications)
    .set(asRead(now))
    .where(
      and(
        inArray(notifications.userId, [...userIds]),
        isNull(notifications.readAt),
        isAnswered ? or(isAbout, isList) : isAbout,
      ),
    )
    .returning({ userId: notifications.userId })
  await publish(db, [...new Set(changed.map(({ userId }) => userId))], { kind: 'notification' })
}
