import { createHash } from 'node:crypto'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { GroupAddress, sendGroupMessage as contract } from '@sohbet/contract/messaging/group-messages'
import { groupMessageLimits, mayWriteToMany } from '@sohbet/domain/message/group-message'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import { isTaken } from '../../db/constraint-errors.ts'
import type { Db } from '../../db/connect.ts'
import { refuseIfErased } from '../../db/refuse-if-erased.ts'
import { messages } from '../../db/tables/messaging/messages.ts'
import { AppError } from '../../errors/app-error.ts'
import { countInDay } from '../../http/hourly-limit.ts'
import { addToAll } from './add-to-all.ts'
import { mayReach, readLearners, type LearnerRow } from './group-recipients.reads.ts'

type Body = Parsed<typeof contract>['body']
type Addressed = { userId: string; clientId: string }

/** Writes to each learner in the own conversation, all in one transaction of set-based statements. */
export async function sendGroupMessage(ctx: SignedInContext, body: Body): Promise<Reply<typeof contract>> {
  const { actor } = ctx
  const send = () =>
    ctx.db.transaction(async (db) => {
      const learners = await readAddressed(db, actor.userId, body.to)
      const addressed = learners.map(({ id }) => ({ userId: id, clientId: clientIdOf(body.key, id) }))
      const before = await countSent(db, actor.userId, addressed)
      if (before > 0) return before
      const writable = refuseUnreachable(ctx, learners, body.to)
      await refuseBeyondLimits(ctx, db, writable.length)
      const isWritable = new Set(writable.map(({ id }) => id))
      const to = addressed.filter(({ userId }) => isWritable.has(userId))
      await addToAll(db, { coachId: actor.userId, to, text: body.text, now: ctx.now })
      return to.length
    })
  return { sent: await refuseIfErased(() => orAgain(send), 'RECIPIENT_NOT_FOUND') }
}

/** Of two equal requests at once the second finds the messages of the first. */
async function orAgain(send: () => Promise<number>): Promise<number> {
  try {
    return await send()
  } catch (error) {
    if (!isTaken(error, 'messages_sent_once')) throw error
    return send()
  }
}

/**
 * The client id of one learner's message follows from the key, so that the unique index of client ids refuses a second
 * copy.
 */
function clientIdOf(key: string, userId: string): string {
  const hash = createHash('sha256').update(`${key} ${userId}`).digest('hex')
  // Version 8 of a UUID: the bits are our own
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`]
  return [...parts, hash.slice(20, 32)].join('-')
}

async function countSent(db: Db, authorId: string, addressed: readonly Addressed[]): Promise<number> {
  const clientIds = addressed.map(({ clientId }) => clientId)
  return db.$count(messages, and(eq(messages.authorId, authorId), inArray(messages.clientId, clientIds)))
}

/** A learner without a tie to the coach gets the same reply as a missing account. */
async function readAddressed(db: Db, coachId: string, to: GroupAddress): Promise<LearnerRow[]> {
  if ('courseId' in to) {
    const ofCourse = sql`tie.learner_id in (select user_id from enrollments where course_id = ${to.courseId} and status = 'active')`
    const learners = await readLearners(db, coachId, ofCourse)
    const isOwn = learners.some(({ ties }) => ties.some(({ courseId }) => courseId === to.courseId))
    if (!isOwn) throw new AppError('RECIPIENT_NOT_FOUND')
    return learners
  }
  const ids = [...new Set(to.userIds)]
  const learners = await readLearners(db, coachId, sql`tie.learner_id = any(${sql.param(ids)}::uuid[])`)
  if (learners.length < ids.length) throw new AppError('RECIPIENT_NOT_FOUND')
  return learners
}

/** Of a course the closed accounts are left out; a chosen learner who cannot be written to refuses the call. */
function refuseUnreachable(
  { actor, now }: SignedInContext,
  learners: readonly LearnerRow[],
  to: GroupAddress,
): LearnerRow[] {
  const writable = learners.filter((learner) => mayReach(learner, actor.userId, now).allowed)
  const isRefused = 'courseId' in to ? writable.length === 0 : writable.length < learners.length
  if (!isRefused) return writable
  const away = learners.filter((learner) => !writable.includes(learner))
  throw new AppError('GROUP_MESSAGE_UNREACHABLE', { about: away.map(({ name }) => name).join(', ') })
}

async function refuseBeyondLimits({ actor, now }: SignedInContext, db: Db, recipients: number) {
  const inDay = await countInDay(db, { key: `group messages ${actor.userId}`, count: recipients, now })
  const verdict = mayWriteToMany({ recipients, inDay })
  if (verdict.allowed) return
  const { recipients: most, perDay } = groupMessageLimits
  const about = String(verdict.because === 'GROUP_MESSAGE_TOO_MANY' ? most : perDay)
  throw new AppError(verdict.because, { about })
}
