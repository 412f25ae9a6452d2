import type { ThreadSide } from '@sohbet/domain/message/thread'
import { and, eq, gt, ne } from 'drizzle-orm'
import { messages, messageThreads } from '../db/tables/messaging/messages.ts'
import type { SignedInContext } from '../context/context.ts'
import { markMessagesRead } from '../notifications/mark-read.ts'
import { publishThread } from './publish-thread.ts'
import { lockThread } from './thread.repository.ts'

/** Reading only moves forward. A message read by one admin is read for the school. */
export async function markRead(
  { db: outer, actor, now }: SignedInContext,
  { id, upTo }: { id: string; upTo: number },
): Promise<{ unread: number }> {
  return outer.transaction(async (db) => {
    const { thread, side } = await lockThread(db, id, actor)
    const read = Math.min(upTo, thread.lastSeq)
    const before = { read: thread[`${side}Read`], unread: thread[`${side}Unread`] }
    if (read <= before.read) return { unread: before.unread }
    const unread = await db.$count(
      messages,
      and(eq(messages.threadId, id), gt(messages.seq, read), ne(messages.side, side)),
    )
    await db.update(messageThreads).set(mark(side, { read, unread })).where(eq(messageThreads.id, id))
    if (unread !== before.unread) await publishThread(db, thread, side)
    if (unread === 0) {
      const { assigneeId } = thread
      const userIds = side === 'school' && assigneeId !== null ? [actor.userId, assigneeId] : [actor.userId]
      await markMessagesRead(db, now, { threadId: id, userIds })
    }
    return { unread }
  })
}

const mark = (side: ThreadSide, { read, unread }: { read: number; unread: number }) => ({
  [`${side}Read`]: read,
  [`${side}Unread`]: unread,
})
