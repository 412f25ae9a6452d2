import { readerOf, sideOf, type ThreadSide } from '@sohbet/domain/message/thread'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { messageAttachments, messages, messageThreads } from '../db/tables/messaging/messages.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import type { Actor } from '../http/request-context.ts'
import { notify } from '../notifications/notify.ts'
import { publishThread } from './publish-thread.ts'
import { sharedTies, tieRows } from './ties.reads.ts'

export type ThreadRow = typeof messageThreads.$inferSelect

type Found = { thread: ThreadRow; side: ThreadSide }

function requireSide(thread: ThreadRow | undefined, actor: Pick<Actor, 'userId' | 'role'>): Found {
  const side = thread && sideOf(thread, actor)
  if (!side) throw new AppError('THREAD_NOT_FOUND')
  return { thread, side }
}

export async function requireThread(
  db: Db,
  id: string,
  actor: Pick<Actor, 'userId' | 'role'>,
): Promise<Found> {
  const [thread] = await db.select().from(messageThreads).where(eq(messageThreads.id, id))
  return requireSide(thread, actor)
}

/** Locks the thread before any account, as an erasure does. */
export async function lockThread(db: Db, id: string, actor: Pick<Actor, 'userId' | 'role'>): Promise<Found> {
  const [thread] = await db.select().from(messageThreads).where(eq(messageThreads.id, id)).for('update')
  return requireSide(thread, actor)
}

/** The shared courses of a learner and a coach, including past ones. */
export async function readTies(
  db: Db,
  { personId, coachId }: { personId: string | null; coachId: string | null },
) {
  const { rows } = await db.execute(
    sql`select ${sharedTies({ learner: sql`${personId}::uuid`, coach: sql`${coachId}::uuid` })} as ties`,
  )
  return tieRows.parse(rows[0]?.['ties'])
}

/** The message with this client id, if it was sent before. */
export async function findSent(
  db: Db,
  { authorId, clientId }: { authorId: string; clientId: string },
): Promise<{ threadId: string; seq: number } | undefined> {
  const [sent] = await db
    .select({ threadId: messages.threadId, seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.authorId, authorId), eq(messages.clientId, clientId)))
  return sent
}

export async function insertThread(
  db: Db,
  fields: Omit<typeof messageThreads.$inferInsert, 'lastSeq' | 'lastAt'>,
) {
  const [thread] = await db
    .insert(messageThreads)
    .values({ ...fields, lastSeq: 0, lastAt: fields.createdAt })
    .returning()
  if (!thread) throw new Error('an inserted thread was not returned')
  return thread
}

type New = {
  side: ThreadSide
  authorId: string | null
  clientId: string | null
  text: string
  attachmentIds: readonly string[]
  now: Date
}

const unreadOf = {
  person: messageThreads.personUnread,
  coach: messageThreads.coachUnread,
  school: messageThreads.schoolUnread,
} as const

/** Adds a message to a locked thread, counts it as unread and notifies the reader. */
export async function addMessage(db: Db, thread: ThreadRow, message: New): Promise<number> {
  const { side, authorId, clientId, text, attachmentIds, now } = message
  const reader = readerOf(thread.kind, side)
  const [numbered] = await db
    .update(messageThreads)
    .set({
      lastSeq: sql`${messageThreads.lastSeq} + 1`,
      lastAt: now,
      ...(reader && { [`${reader}Unread`]: sql`${unreadOf[reader]} + 1` }),
      // A message from outside reopens the thread
      ...(side === 'person' && { doneAt: null }),
    })
    .where(eq(messageThreads.id, thread.id))
    .returning({ seq: messageThreads.lastSeq })
  if (!numbered) throw new AppError('THREAD_NOT_FOUND')
  const { seq } = numbered
  await db
    .insert(messages)
    .values({ threadId: thread.id, seq, side, authorId, clientId, text, createdAt: now })
  if (authorId && attachmentIds.length > 0)
    await attachFiles(db, { threadId: thread.id, seq, authorId, attachmentIds })
  await publishThread(db, thread)
  if (reader && thread[`${reader}Unread`] === 0)
    await notifyReader(db, { thread, reader, seq, authorId, now })
  return seq
}

type Unread = { thread: ThreadRow; reader: ThreadSide; seq: number; authorId: string | null; now: Date }

/** Notifies of the first unread message only; in the school, the assignee. */
async function notifyReader(db: Db, { thread, reader, seq, authorId, now }: Unread): Promise<void> {
  const { id: threadId, personId, coachId, assigneeId } = thread
  const userId = { person: personId, coach: coachId, school: assigneeId }[reader]
  const isFromSchool = reader !== 'school' && thread.kind !== 'course'
  const [author] =
    isFromSchool || !authorId
      ? []
      : await db.select({ name: users.username }).from(users).where(eq(users.id, authorId))
  const from = author?.name ?? (reader === 'school' ? thread.visitorName : null)
  await notify(db, now, {
    userIds: [userId],
    notice: { kind: 'message', threadId, ...(from && { from }) },
    about: `${threadId} ${seq}`,
    personId: author ? authorId : null,
  })
}

type Taken = { threadId: string; seq: number; authorId: string; attachmentIds: readonly string[] }

/** The writer's own uploads, each in one message only. */
async function attachFiles(db: Db, { threadId, seq, authorId, attachmentIds }: Taken): Promise<void> {
  const ids = [...new Set(attachmentIds)]
  const taken = await db
    .update(messageAttachments)
    .set({ threadId, seq, place: sql`array_position(${sql.param(ids)}::uuid[], ${messageAttachments.id})` })
    .where(
      and(
        inArray(messageAttachments.id, ids),
        eq(messageAttachments.userId, authorId),
        isNull(messageAttachments.threadId),
      ),
    )
    .returning({ id: messageAttachments.id })
  if (taken.length < ids.length) throw new AppError('ATTACHMENT_NOT_FOUND')
}
