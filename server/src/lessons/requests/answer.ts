import type { LessonRequests, Proposal } from '@sohbet/contract/lessons/lesson-requests'
import { mayAsk } from '@sohbet/domain/lesson/requests'
import { and, eq, isNull } from 'drizzle-orm'
import { lockCoaches } from '../../coaches/lock-coach.ts'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { lessonRequests } from '../../db/tables/lessons/lesson-requests.ts'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { AppError } from '../../errors/app-error.ts'
import { requireOwnCoachId } from '../availability.ts'
import { readLessonRules } from '../../settings/lesson-rules.reads.ts'
import { lockOwnLesson } from '../lock-own-lesson.ts'
import { changeTime } from '../seats/change-time.ts'
import { handOver, withoutNotice } from './hand-over.ts'
import { notifyOfRefusal } from './notify-of-request.ts'
import { readProposals, readRequests } from './requests.reads.ts'

/** Closes an open request. One that was answered or withdrawn meanwhile refuses the answer. */
async function close(db: Db, id: string, { isAccepted, now }: { isAccepted: boolean; now: Date }) {
  const closed = await db
    .update(lessonRequests)
    .set({ answer: isAccepted ? 'accepted' : 'declined', answeredAt: now })
    .where(and(eq(lessonRequests.id, id), isNull(lessonRequests.answer)))
    .returning({ id: lessonRequests.id })
  if (closed.length === 0) throw new AppError('REQUEST_NOT_FOUND')
}

/** The learner accepts another time, which is checked by the rule of bookings, or declines it. */
export const answerProposal = (
  ctx: SignedInContext,
  { id, isAccepted, proposed }: { id: string; isAccepted: boolean; proposed: Date },
): Promise<Proposal[]> =>
  ctx.db.transaction(async (db) => {
    const { userId, account } = ctx.actor
    const { now } = ctx
    const { lesson } = await lockOwnLesson(db, { id, userId })
    const isOpen = and(
      eq(lessonRequests.lessonId, id),
      eq(lessonRequests.startsAt, proposed),
      isNull(lessonRequests.answer),
    )
    const [request] = await db.select({ id: lessonRequests.id }).from(lessonRequests).where(isOpen)
    if (!request) throw new AppError('REQUEST_NOT_FOUND')
    await close(db, request.id, { isAccepted, now })
    if (!isAccepted) {
      const by = { id: userId, name: account.username }
      await notifyOfRefusal(db, now, { lesson, what: 'time', by })
      return readProposals({ ...ctx, db })
    }
    const verdict = mayAsk('time', { ...lesson, isCancelled: false }, now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    const rules = withoutNotice(await readLessonRules(db))
    await changeTime(db, { lesson, userId, startsAt: proposed, rules, now })
    return readProposals({ ...ctx, db })
  })

/** The asked coach takes the lesson, if still free, or declines. */
export const answerRequest = (
  ctx: SignedInContext,
  { id, isAccepted }: { id: string; isAccepted: boolean },
): Promise<LessonRequests> =>
  ctx.db.transaction(async (db) => {
    const { now } = ctx
    const toCoachId = await requireOwnCoachId({ ...ctx, db })
    const [asked] = await db
      .select({ lesson: lessons })
      .from(lessonRequests)
      .innerJoin(lessons, eq(lessons.id, lessonRequests.lessonId))
      .where(and(eq(lessonRequests.id, id), eq(lessonRequests.toCoachId, toCoachId)))
    if (!asked) throw new AppError('REQUEST_NOT_FOUND')
    const { lesson } = asked
    await lockCoaches(db, [lesson.coachId, toCoachId])
    await close(db, id, { isAccepted, now })
    if (isAccepted) await handOver(db, { id: lesson.id, fromCoachId: lesson.coachId, toCoachId, now })
    else {
      const by = { id: ctx.actor.userId, name: ctx.actor.account.username }
      await notifyOfRefusal(db, now, { lesson, what: 'coach', by })
    }
    return readRequests({ ...ctx, db })
  })
