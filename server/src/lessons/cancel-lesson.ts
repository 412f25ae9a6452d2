import type { OwnLesson } from '@sohbet/contract/lessons/lessons'
import { mayCancel } from '@sohbet/domain/lesson/rules'
import { and, eq } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { returnCredit } from '../credits/return-credit.ts'
import { lessons, lessonSeats } from '../db/tables/lessons/lessons.ts'
import { AppError } from '../errors/app-error.ts'
import { readLessonRules } from './lesson-rules.reads.ts'
import { lockOwnLesson } from './lock-own-lesson.ts'
import { notifyOfLesson } from './notify-of-lesson.ts'
import { requireOwnLesson } from './own-lessons.reads.ts'

/** A learner gives up a lesson: in time the credit comes back, later it is gone. The last one frees the coach. */
export const cancelLesson = (
  ctx: SignedInContext,
  { id, isLossAccepted }: { id: string; isLossAccepted: boolean },
): Promise<OwnLesson> =>
  ctx.db.transaction(async (db) => {
    const { userId } = ctx.actor
    const { lesson, seat } = await lockOwnLesson(db, { id, userId })
    const rules = await readLessonRules(db)
    const verdict = mayCancel({ ...lesson, isCancelled: false }, { rules, now: ctx.now })
    if (!verdict.allowed) throw new AppError(verdict.because)
    const { isInTime } = verdict
    if (!isInTime && !isLossAccepted) throw new AppError('CREDIT_WOULD_BE_LOST')
    await db
      .update(lessonSeats)
      .set({ status: isInTime ? 'cancelled' : 'late', cancelledAt: ctx.now })
      .where(eq(lessonSeats.id, seat.id))
    const isCreditBack =
      isInTime &&
      seat.lotId !== null &&
      (await returnCredit(db, { userId, lotId: seat.lotId, isBySchool: false, now: ctx.now }))
    const booked = and(eq(lessonSeats.lessonId, id), eq(lessonSeats.status, 'booked'))
    if (lesson.kind !== 'group' && (await db.$count(lessonSeats, booked)) === 0)
      await db.update(lessons).set({ cancelledAt: ctx.now, cancelledBy: 'learner' }).where(eq(lessons.id, id))
    await notifyOfLesson(db, ctx.now, {
      lessonId: id,
      userIds: [userId],
      before: lesson.startsAt,
      after: null,
      isCreditBack,
    })
    return requireOwnLesson({ ...ctx, db }, id)
  })
