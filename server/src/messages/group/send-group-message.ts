import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { GroupAddress, sendGroupMessage as contract } from '@sohbet/contract/messaging/group-messages'
import { groupMessageLimits, mayWriteToMany } from '@sohbet/domain/message/group-message'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { requireOwnCourses } from '../../coaches/own-courses.reads.ts'
import type { SignedInContext } from '../../context/context.ts'
import { isTaken } from '../../db/constraint-errors.ts'
import type { Db } from '../../db/connect.ts'
import { derivedId } from '../../db/derived-id.ts'
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
      const addressed = learners.map(({ id }) => ({ userId: id, clientId: derivedId(body.key, id) }))
      const before = await findSent(db, actor.userId, addressed)
      if (before.length > 0) return before
      const writable = refuseUnreachable(ctx, learners, body.to)
      await refuseBeyondLimits(ctx, db, writable.length)
      const isWritable = new Set(writable.map(({ id }) => id))
      const to = addressed.filter(({ userId }) => isWritable.has(userId))
      return addToAll(db, { coachId: actor.userId, to, text: body.text, now: ctx.now })
    })
  const sent = await refuseIfErased(() => orAgain(send), 'RECIPIENT_NOT_FOUND')
  const [only, ...others] = sent
  return { sent: sent.length, threadId: only && others.length === 0 ? only.threadId : null }
}

/** Of two equal requests at once the second finds the messages of the first. */
async function orAgain<Sent>(send: () => Promise<Sent>): Promise<Sent> {
  try {
    return await send()
  } catch (error) {
    if (!isTaken(error, 'messages_sent_once')) throw error
    return send()
  }
}

/** The messages of an earlier request with this key: their client ids follow from the key. */
const findSent = (db: Db, authorId: string, addressed: readonly Addressed[]) =>
  db
    .select({ threadId: messages.threadId })
    .from(messages)
    .where(
      and(
        eq(messages.authorId, authorId),
        inArray(
          messages.clientId,
          addressed.map(({ clientId }) => clientId),
        ),
      ),
    )

/** A learner without a tie to the coach gets the same reply as a missing account. */
async function readAddressed(
  db: Db,
  coachId: string,
  { courseIds, userIds }: GroupAddress,
): Promise<LearnerRow[]> {
  await requireOwnCourses(db, { courseIds, userId: coachId })
  const learners = await readLearners(
    db,
    coachId,
    sql`(tie.learner_id = any(${sql.param(userIds)}::uuid[]) or tie.learner_id in (
      select user_id from enrollments where course_id = any(${sql.param(courseIds)}::uuid[]) and status = 'active'))`,
  )
  const known = new Set(learners.map(({ id }) => id))
  if (!userIds.every((id) => known.has(id))) throw new AppError('RECIPIENT_NOT_FOUND')
  if (learners.length === 0) throw new AppError('GROUP_MESSAGE_NOBODY')
  return learners
}

/**
 * A chosen learner who cannot be written to refuses the call. Of a course such learners are left out, and so is
 * everyone once the month after the course is over.
 */
function refuseUnreachable(
  { actor, now }: SignedInContext,
  learners: readonly LearnerRow[],
  { courseIds, userIds }: GroupAddress,
): LearnerRow[] {
  const mayWriteTo = (learner: LearnerRow) => mayReach(learner, actor.userId, now).allowed
  const chosen = new Set(userIds)
  const isInCourse = ({ courseId }: LearnerRow['ties'][number]) =>
    courseId !== null && courseIds.includes(courseId)
  const unreachable = learners.filter((learner) => chosen.has(learner.id) && !mayWriteTo(learner))
  if (unreachable.length > 0)
    throw new AppError('GROUP_MESSAGE_UNREACHABLE', {
      about: unreachable.map(({ name }) => name).join(', '),
    })
  const writable = learners.filter(
    (learner) => chosen.has(learner.id) || mayWriteTo({ ...learner, ties: learner.ties.filter(isInCourse) }),
  )
  if (writable.length === 0) throw new AppError('GROUP_MESSAGE_NOBODY')
  return writable
}

async function refuseBeyondLimits({ actor, now }: SignedInContext, db: Db, recipients: number) {
  const inDay = await countInDay(db, { key: `group messages ${actor.userId}`, count: recipients, now })
  const verdict = mayWriteToMany({ recipients, inDay })
  if (verdict.allowed) return
  const { recipients: most, perDay } = groupMessageLimits
  const about = String(verdict.because === 'GROUP_MESSAGE_TOO_MANY' ? most : perDay)
  throw new AppError(verdict.because, { about })
}
