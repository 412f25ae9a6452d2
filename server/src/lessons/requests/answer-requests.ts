import type { Reply } from '@sohbet/contract/endpoint'
import type * as contract from '@sohbet/contract/lessons/lesson-requests'
import { mayAsk } from '@sohbet/domain/lesson/requests'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { lockCoaches } from '../../coaches/lock-coach.ts'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { lessonRequests } from '../../db/tables/lessons/lesson-requests.ts'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { AppError } from '../../errors/app-error.ts'
import { refusalOf } from '../../errors/refusal-of.ts'
import { markAskedRead } from '../../notifications/mark-read.ts'
import { mergeNotices } from '../../notifications/merge-notices.ts'
import { lockLearners } from '../lock-lesson.ts'
import { handOver } from './hand-over.ts'
import { notifyOfRefusal } from './notify-of-request.ts'
import { readRequests } from './requests.reads.ts'

type Answered = Reply<typeof contract.answerLessonRequests>
type Asked = Awaited<ReturnType<typeof requireOwnRequests>>[number]

/**
 * The asked coach takes the lessons, each if the coach is still free, or declines them. One that cannot be taken any more
 * stays as it is and is reported; the others are answered. Everyone concerned reads of all in one notice.
 */
export const answerLessonRequests = (
  ctx: SignedInContext,
  { ids, isAccepted }: { ids: readonly string[]; isAccepted: boolean },
): Promise<Answered> =>
  ctx.db.transaction(async (db) => {
    const asked = await requireOwnRequests(db, ctx, ids)
    const lessonIds = asked.map(({ lessonId }) => lessonId)
    await lockCoaches(db, [...new Set(asked.flatMap((one) => [one.fromCoachId, one.toCoachId]))])
    await lockLearners(db, lessonIds)
    const results: Answered['results'] = []
    for (const request of asked) {
      // A savepoint: the other requests are answered after a refusal
      const message = await refusalOf(ctx.language, () =>
        db.transaction((db) => answerOne(ctx, db, { request, isAccepted })),
      )
      results.push({ id: request.id, message })
    }
    await mergeNotices(db, ctx.now, lessonIds)
    await markAskedRead(db, ctx.now, { ids: lessonIds, userIds: [ctx.actor.userId], isAnswered: true })
    return { requests: await readRequests({ ...ctx, db }), results }
  })

/** A request to another coach answers 404. */
async function requireOwnRequests(db: Db, { actor }: SignedInContext, ids: readonly string[]) {
  const rows = await db
    .select({
      id: lessonRequests.id,
      lessonId: lessons.id,
      fromCoachId: lessons.coachId,
      toCoachId: coaches.id,
    })
    .from(lessonRequests)
    .innerJoin(lessons, eq(lessons.id, lessonRequests.lessonId))
    .innerJoin(coaches, eq(coaches.id, lessonRequests.toCoachId))
    .where(and(inArray(lessonRequests.id, [...ids]), eq(coaches.userId, actor.userId)))
    .orderBy(asc(lessons.startsAt), asc(lessonRequests.id))
  if (rows.length < new Set(ids).size) throw new AppError('REQUEST_NOT_FOUND')
  return rows
}

/** Closes the request; false when the same answer was given before. A withdrawn one refuses the answer. */
async function close(db: Db, id: string, { isAccepted, now }: { isAccepted: boolean; now: Date }) {
  const answer = isAccepted ? 'accepted' : 'declined'
  const closed = await db
    .update(lessonRequests)
    .set({ answer, answeredAt: now })
    .where(and(eq(lessonRequests.id, id), isNull(lessonRequests.answer)))
    .returning({ id: lessonRequests.id })
  if (closed.length > 0) return true
  const [before] = await db
    .select({ answer: lessonRequests.answer })
    .from(lessonRequests)
    .where(eq(lessonRequests.id, id))
  if (before?.answer !== answer) throw new AppError('REQUEST_NOT_FOUND')
  return false
}

async function answerOne(
  ctx: SignedInContext,
  db: Db,
  { request, isAccepted }: { request: Asked; isAccepted: boolean },
): Promise<void> {
  const { now, actor } = ctx
  const { id, lessonId, fromCoachId, toCoachId } = request
  if (!(await close(db, id, { isAccepted, now }))) return
  if (isAccepted) {
    await handOver(db, { id: lessonId, fromCoachId, toCoachId, now })
    return
  }
  const [lesson] = await db.select().from(lessons).where(eq(lessons.id, lessonId))
  if (!lesson) throw new AppError('LESSON_NOT_FOUND')
  const verdict = mayAsk('coach', { ...lesson, isCancelled: lesson.cancelledAt !== null }, now)
  if (!verdict.allowed) throw new AppError(verdict.because)
  const by = { id: actor.userId, name: actor.account.username }
  await notifyOfRefusal(db, now, { lesson, what: 'coach', by })
}
