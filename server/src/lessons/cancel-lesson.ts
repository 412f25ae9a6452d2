import type { OwnLesson } from '@sohbet/contract/lessons/lessons'
import { mayCancel } from '@sohbet/domain/lesson/rules'
import type { SignedInContext } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import { lockOwnLesson } from './lock-own-lesson.ts'
import { notifyOfLesson } from './notify-of-lesson.ts'
import { requireOwnLesson } from './own-lessons.reads.ts'
import { giveUpSeat } from './seats/give-up-seat.ts'

/** A learner gives up a lesson: in time the credit comes back, later it is gone. The last one frees the coach. */
export const cancelLesson = (
  ctx: SignedInContext,
  { id, isLossAccepted }: { id: string; isLossAccepted: boolean },
): Promise<OwnLesson> =>
  ctx.db.transaction(async (db) => {
    const { userId, account } = ctx.actor
    const { lesson, seat } = await lockOwnLesson(db, { id, userId })
    const verdict = mayCancel({ ...lesson, isCancelled: false }, ctx.now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    const { isInTime } = verdict
    if (!isInTime && !isLossAccepted) throw new AppError('CREDIT_WOULD_BE_LOST')
    const { isCreditBack, isLast } = await giveUpSeat(db, { lesson, seat, isInTime, now: ctx.now })
    await notifyOfLesson(db, ctx.now, {
      lessonId: id,
      userIds: [userId],
      before: lesson.startsAt,
      after: null,
      isCreditBack,
      isLate: !isInTime,
      goesOn: !isLast,
      author: { id: userId, name: account.username },
      audience: isLast ? 'all' : 'learners',
    })
    return requireOwnLesson({ ...ctx, db }, id)
  })
