import type { AdminLesson } from '@sohbet/contract/lessons/admin-lessons'
import { decideSeats, givesCreditBack, mayDecide, type DecidedOutcome } from '@sohbet/domain/lesson/rules'
import { eq } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import { returnCredit } from '../../credits/return-credit.ts'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { AppError } from '../../errors/app-error.ts'
import { payLesson } from '../../pay/pay-coaches.ts'
import { lockLesson } from '../lock-lesson.ts'
import { notifyOfDecision } from '../requests/notify-of-request.ts'
import { requireAdminLesson } from './lessons.reads.ts'
import { recordLessonChange } from './record-lesson-change.ts'

/** An admin decides what the doors left open. A coach's absence brings the credits back. */
export const decideLesson = (
  ctx: SignedInContext,
  { id, outcome }: { id: string; outcome: DecidedOutcome },
): Promise<AdminLesson> =>
  ctx.db.transaction(async (db) => {
    const { lesson, seats } = await lockLesson(db, id)
    const verdict = mayDecide(lesson)
    if (!verdict.allowed) throw new AppError(verdict.because)
    const decided = decideSeats(
      seats.map((seat) => seat.outcome),
      outcome,
    )
    await db.update(lessons).set({ outcome: decided.lesson }).where(eq(lessons.id, id))
    const paidBack: string[] = []
    for (const [place, { id: seatId, userId, lotId }] of seats.entries()) {
      await db
        .update(lessonSeats)
        .set({ outcome: decided.seats[place] ?? outcome })
        .where(eq(lessonSeats.id, seatId))
      const isBack = givesCreditBack(outcome) && userId && lotId
      if (isBack && (await returnCredit(db, { userId, lotId, isBySchool: true, now: ctx.now })))
        paidBack.push(userId)
    }
    await payLesson(db, { id, now: ctx.now })
    await notifyOfDecision(db, ctx.now, { lesson, outcome, paidBack })
    await recordLessonChange(db, ctx, { lesson, seats, details: `decided: ${outcome}` })
    return requireAdminLesson({ ...ctx, db }, id)
  })
