import { sideOf } from '@sohbet/domain/message/thread'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { messages, messageThreads } from '../db/tables/messaging/messages.ts'
import { isTaken } from '../db/constraint-errors.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { countHourly } from '../http/hourly-limit.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { addMessage, insertThread } from './thread.repository.ts'

const reportsPerHour = 20
const subject = { en: 'A reported message', tr: 'Bildirilen mesaj' } as const

type Report = { id: string; seq: number; reason: string }

/**
 * Opens a conversation with the school about another person's message. A repeated report returns the existing
 * one.
 */
export async function reportMessage(ctx: SignedInContext, report: Report): Promise<{ threadId: string }> {
  try {
    return await refuseIfErased(() => openReport(ctx, report))
  } catch (error) {
    const before = isTaken(error, 'message_threads_one_report') ? await findReport(ctx, report) : undefined
    if (!before) throw error
    return { threadId: before.id }
  }
}

const openReport = ({ db: outer, actor, language, now }: SignedInContext, { id, seq, reason }: Report) =>
  outer.transaction(async (db) => {
    const [thread] = await db.select().from(messageThreads).where(eq(messageThreads.id, id))
    const side = thread && sideOf(thread, actor)
    if (!side) throw new AppError('THREAD_NOT_FOUND')
    const reported = and(eq(messages.threadId, id), eq(messages.seq, seq), ne(messages.side, side))
    // The school's own messages cannot be reported
    if (
      thread.kind !== 'course' ||
      (await db.$count(messages, and(reported, isNull(messages.removedAt)))) === 0
    )
      throw new AppError('MESSAGE_NOT_FOUND')
    await countHourly(db, { key: `reports ${actor.userId}`, limit: reportsPerHour, now })
    const matter = await insertThread(db, {
      kind: 'school',
      personId: actor.userId,
      subject: subject[language],
      reportedThreadId: id,
      reportedSeq: seq,
      createdAt: now,
    })
    const authorId = actor.userId
    await addMessage(db, matter, {
      side: 'person',
      authorId,
      clientId: null,
      text: reason,
      attachmentIds: [],
      now,
    })
    return { threadId: matter.id }
  })

async function findReport({ db, actor }: SignedInContext, { id, seq }: Report) {
  const [before] = await db
    .select({ id: messageThreads.id })
    .from(messageThreads)
    .where(
      and(
        eq(messageThreads.reportedThreadId, id),
        eq(messageThreads.reportedSeq, seq),
        eq(messageThreads.personId, actor.userId),
      ),
    )
  return before
}
