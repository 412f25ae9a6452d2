import type { Reply } from '@sohbet/contract/endpoint'
import type * as contract from '@sohbet/contract/live-sessions/substitutes'
import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { liveSessionRequests } from '../../db/tables/learning/live-sessions.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { AppError } from '../../errors/app-error.ts'
import { refusalOf } from '../../errors/refusal-of.ts'
import { markAskedRead } from '../../notifications/mark-read.ts'
import { mergeNotices } from '../../notifications/merge-notices.ts'
import { lockCourses } from '../lock-courses.ts'
import { authorOf } from '../notify-of-change.ts'
import { handOver, lockSession, requireAhead } from './hand-over.ts'
import { notifyOfRefusal } from './notify-of-substitute.ts'
import { readSessionRequests } from './requests.reads.ts'

type Answered = Reply<typeof contract.answerSessionRequests>
type Request = typeof liveSessionRequests.$inferSelect
type Answer = 'accepted' | 'declined'

/**
 * The asked coach teaches the sessions, each if the coach is still free, or declines them. One that cannot be taken any
 * more stays as it is and is reported; the others are answered. Everyone concerned reads of all in one notice.
 */
export const answerSessionRequests = (
  ctx: SignedInContext,
  { ids, isAccepted }: { ids: readonly string[]; isAccepted: boolean },
): Promise<Answered> =>
  ctx.db.transaction(async (db) => {
    const asked = await requireOwnRequests(db, ctx, ids)
    await lockCourses(db, {
      courseIds: [...new Set(asked.map(({ courseId }) => courseId))],
      coachIds: asked.map(({ toCoachId }) => toCoachId),
    })
    const results: Answered['results'] = []
    const answer = isAccepted ? 'accepted' : 'declined'
    for (const request of asked) {
      // A savepoint: the other requests are answered after a refusal
      const message = await refusalOf(ctx.language, () =>
        db.transaction((db) => apply(ctx, db, { request, answer })),
      )
      results.push({ id: request.id, message })
    }
    const sessionIds = asked.map((request) => liveSessionIdOf(request.courseId, request))
    await mergeNotices(db, ctx.now, sessionIds)
    await markAskedRead(db, ctx.now, { ids: sessionIds, userIds: [ctx.actor.userId], isAnswered: true })
    return { requests: await readSessionRequests({ ...ctx, db }), results }
  })

/** A request to another coach answers 404. */
async function requireOwnRequests(
  db: Db,
  { actor }: SignedInContext,
  ids: readonly string[],
): Promise<Request[]> {
  const rows = await db
    .select({ request: liveSessionRequests })
    .from(liveSessionRequests)
    .innerJoin(coaches, eq(coaches.id, liveSessionRequests.toCoachId))
    .where(and(inArray(liveSessionRequests.id, [...ids]), eq(coaches.userId, actor.userId)))
    .orderBy(liveSessionRequests.day, liveSessionRequests.minute, liveSessionRequests.id)
  if (rows.length < new Set(ids).size) throw new AppError('REQUEST_NOT_FOUND')
  return rows.map(({ request }) => request)
}

async function apply(
  ctx: SignedInContext,
  db: Db,
  { request, answer }: { request: Request; answer: Answer },
): Promise<void> {
  const { now, actor } = ctx
  const { id, toCoachId, ...slot } = request
  const course = await lockSession(db, liveSessionIdOf(slot.courseId, slot), toCoachId)
  const closed = await db
    .update(liveSessionRequests)
    .set({ answer, answeredAt: now })
    .where(and(eq(liveSessionRequests.id, id), isNull(liveSessionRequests.answer)))
    .returning({ id: liveSessionRequests.id })
  if (closed.length === 0) {
    // A repeated call changes nothing; one that was withdrawn meanwhile is refused
    const [before] = await db
      .select({ answer: liveSessionRequests.answer })
      .from(liveSessionRequests)
      .where(eq(liveSessionRequests.id, id))
    if (before?.answer === answer) return
    throw new AppError('REQUEST_NOT_FOUND')
  }
  if (answer === 'accepted') {
    await handOver(db, { course, toCoachId, now, author: authorOf(ctx) })
    return
  }
  const session = await requireAhead(db, { ...course, courseId: course.id, now })
  const by = { id: actor.userId, name: actor.account.username }
  await notifyOfRefusal(db, now, { session, courseName: course.name, by })
}
