import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { startThread as contract } from '@sohbet/contract/messaging/threads'
import { mayWrite } from '@sohbet/domain/message/may-write'
import { sideOf } from '@sohbet/domain/message/thread'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { messageThreads } from '../db/tables/messaging/messages.ts'
import { users } from '../db/tables/people/users.ts'
import { isTaken } from '../db/constraint-errors.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { countHourly } from '../http/hourly-limit.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { write } from './send-message.ts'
import { readMessage } from './thread.reads.ts'
import { findSent, insertThread, readTies, type ThreadRow } from './thread.repository.ts'

type Body = Parsed<typeof contract>['body']

const threadsPerHour = { learner: 20, coach: 60, admin: 600 } as const

/** A learner and a coach have one conversation; with the school there is one for every matter. */
export async function startThread(
  ctx: SignedInContext,
  { to, subject = '', ...written }: Body,
): Promise<Reply<typeof contract>> {
  const { actor } = ctx
  const name = { authorId: actor.userId, clientId: written.clientId }
  const start = () =>
    ctx.db.transaction(async (db) => {
      const before = await findSent(db, name)
      if (before) return before
      await countHourly(db, {
        key: `threads ${actor.userId}`,
        limit: threadsPerHour[actor.role],
        now: ctx.now,
      })
      const thread = await threadWith(ctx, db, { to, subject })
      const side = sideOf(thread, actor)
      if (!side) throw new AppError('RECIPIENT_NOT_FOUND')
      return { threadId: thread.id, seq: await write(ctx, db, { thread, side, written }) }
    })
  const sent = await refuseIfErased(
    () => orExisting(start, () => findSent(ctx.db, name)),
    'RECIPIENT_NOT_FOUND',
  )
  return { threadId: sent.threadId, message: await readMessage(ctx, sent) }
}

/** Of two requests at once the second returns the first one's thread. */
async function orExisting<Sent>(
  start: () => Promise<Sent>,
  find: () => Promise<Sent | undefined>,
): Promise<Sent> {
  try {
    return await start()
  } catch (error) {
    const before = isTaken(error, 'messages_sent_once') ? await find() : undefined
    if (!before) throw error
    return before
  }
}

async function threadWith(
  { actor, now }: SignedInContext,
  db: Db,
  { to, subject }: { to: string; subject: string },
): Promise<ThreadRow> {
  const ofMatter = (personId: string) => {
    if (subject === '') throw new AppError('INVALID_INPUT')
    return insertThread(db, { kind: 'school', personId, subject, createdAt: now })
  }
  if (to === 'school') {
    if (actor.role === 'admin') throw new AppError('RECIPIENT_NOT_FOUND')
    return ofMatter(actor.userId)
  }
  if (actor.role === 'admin') {
    const [person] = await db.select({ role: users.role }).from(users).where(eq(users.id, to))
    if (!person || person.role === 'admin') throw new AppError('RECIPIENT_NOT_FOUND')
    return ofMatter(to)
  }
  const pair =
    actor.role === 'coach' ? { personId: to, coachId: actor.userId } : { personId: actor.userId, coachId: to }
  return ofPair(db, pair, now)
}

/** A user without a shared course gets the same reply as for a missing account. `write` checks the accounts. */
async function ofPair(db: Db, pair: { personId: string; coachId: string }, now: Date): Promise<ThreadRow> {
  const thread = { kind: 'course', ...pair } as const
  const verdict = mayWrite(
    { thread, side: 'person', ties: await readTies(db, pair), person: null, coach: null },
    now,
  )
  if (!verdict.allowed && verdict.because === 'MESSAGE_NO_COURSE') throw new AppError('RECIPIENT_NOT_FOUND')
  if (!verdict.allowed) throw new AppError(verdict.because)
  await db
    .insert(messageThreads)
    .values({ ...thread, createdAt: now, lastSeq: 0, lastAt: now })
    .onConflictDoNothing()
  const [row] = await db
    .select()
    .from(messageThreads)
    .where(
      and(
        eq(messageThreads.kind, 'course'),
        eq(messageThreads.personId, pair.personId),
        eq(messageThreads.coachId, pair.coachId),
      ),
    )
    .for('update')
  if (!row) throw new AppError('RECIPIENT_NOT_FOUND')
  return row
}
