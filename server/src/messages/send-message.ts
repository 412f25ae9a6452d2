import type { Parsed } from '@sohbet/contract/endpoint'
import type { Message, sendMessage as contract } from '@sohbet/contract/messaging/threads'
import { mayWrite } from '@sohbet/domain/message/may-write'
import type { ThreadSide } from '@sohbet/domain/message/thread'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { messages } from '../db/tables/messaging/messages.ts'
import { isTaken } from '../db/constraint-errors.ts'
import { replyMail } from '../emails/messages/reply-mail.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { countHourly } from '../http/hourly-limit.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { readMessage } from './thread.reads.ts'
import { readSides } from './thread-rows.reads.ts'
import { addMessage, findSent, lockThread, readTies, type ThreadRow } from './thread.repository.ts'

type Written = Parsed<typeof contract>['body']

/** More than a person can type; admins answer many people. */
const messagesPerHour = { person: 120, coach: 240, school: 1200 } as const

export async function sendMessage(
  ctx: SignedInContext,
  { id, ...written }: Written & { id: string },
): Promise<Message> {
  const { actor } = ctx
  const send = () =>
    ctx.db.transaction(async (db) => {
      const { thread, side } = await lockThread(db, id, actor)
      const before = await findSent(db, { authorId: actor.userId, clientId: written.clientId })
      if (before && before.threadId !== id) throw new AppError('MESSAGE_SENT_ELSEWHERE')
      return before ?? { threadId: id, seq: await write(ctx, db, { thread, side, written }) }
    })
  return readMessage(ctx, await refuseIfErased(() => refuseForeignClientId(send)))
}

/** In the same conversation a repeated message is found; in another one the unique index refuses it. */
async function refuseForeignClientId<Sent>(send: () => Promise<Sent>): Promise<Sent> {
  try {
    return await send()
  } catch (error) {
    if (isTaken(error, 'messages_sent_once')) throw new AppError('MESSAGE_SENT_ELSEWHERE', { cause: error })
    throw error
  }
}

/** Writes into a locked thread, if the domain allows it. */
export async function write(
  { actor, now, schoolEmail }: SignedInContext,
  db: Db,
  { thread, side, written }: { thread: ThreadRow; side: ThreadSide; written: Written },
): Promise<number> {
  await refuseUnlessWritable(db, { thread, side, hasFiles: written.attachmentIds.length > 0 }, now)
  await countHourly(db, { key: `messages ${actor.userId}`, limit: messagesPerHour[side], now })
  const { clientId, text, attachmentIds } = written
  const seq = await addMessage(db, thread, {
    side,
    authorId: actor.userId,
    clientId,
    text,
    attachmentIds,
    now,
  })
  await mailVisitor(db, thread, { text, schoolEmail })
  return seq
}

export async function refuseUnlessWritable(
  db: Db,
  { thread, side, hasFiles }: { thread: ThreadRow; side: ThreadSide; hasFiles: boolean },
  now: Date,
): Promise<void> {
  const ties = thread.kind === 'course' ? await readTies(db, thread) : []
  const verdict = mayWrite({ thread, side, ties, ...(await readSides(db, thread)) }, now)
  if (!verdict.allowed) throw new AppError(verdict.because)
  // A mail carries no attachments
  if (thread.kind === 'contact' && hasFiles) throw new AppError('INVALID_ATTACHMENT')
}

/** A visitor has no account, so the school's reply is mailed. */
async function mailVisitor(
  db: Db,
  { id, visitorEmail, visitorName, language }: ThreadRow,
  { text, schoolEmail }: { text: string; schoolEmail: string },
): Promise<void> {
  if (!visitorEmail || !visitorName || !language) return
  const [question] = await db
    .select({ text: messages.text })
    .from(messages)
    .where(and(eq(messages.threadId, id), eq(messages.side, 'person')))
    .orderBy(desc(messages.seq))
    .limit(1)
  const mail = replyMail({
    name: visitorName,
    text,
    visitorText: question?.text ?? '',
    language,
    schoolEmail,
  })
  await queueMail(db, visitorEmail, mail)
}
