import type { Notification } from '@sohbet/contract/notifications'
import { and, eq, isNull } from 'drizzle-orm'
import { notifications } from '../db/tables/notifications.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedInContext } from '../http/context.ts'
import { tell } from '../live/tell.ts'
import { findNotification } from './notification.reads.ts'

/** The bell of every other tab and device goes along. */
export const markRead = (
  { db: outer, actor: { userId }, now }: SignedInContext,
  id: string,
): Promise<Notification> =>
  outer.transaction(async (db) => {
    const changed = await db
      .update(notifications)
      .set({ readAt: now })
      .where(and(eq(notifications.id, id), eq(notifications.userId, userId), isNull(notifications.readAt)))
      .returning({ id: notifications.id })
    const notification = await findNotification(db, { id, userId })
    if (!notification) throw new AppError('NOT_FOUND')
    if (changed.length > 0) await tell(db, [userId], { kind: 'notification' })
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
      .set({ readAt: now })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
      .returning({ id: notifications.id })
    if (changed.length > 0) await tell(db, [userId], { kind: 'notification' })
    return { count: changed.length }
  })
