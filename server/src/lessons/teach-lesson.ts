import type { CoachLesson, LessonFeedback } from '@sohbet/contract/lessons/coach-lessons'
import { maySayWhoCame } from '@sohbet/domain/lesson/rules'
import { and, eq } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { lessonSeats } from '../db/tables/lessons/lessons.ts'
import { AppError } from '../errors/app-error.ts'
import { addPhraseCards, removePhraseCards } from '../cards/add-cards.ts'
import { requireCoachLesson } from './coach-lessons.reads.ts'
import { lockLesson } from './lock-lesson.ts'
import { notifyOfFeedback } from './requests/notify-of-request.ts'

type Seat = { id: string; userId: string }

/** What a coach says of a learner after the lesson has begun. */
const change = (
  ctx: SignedInContext,
  { id, userId }: Seat,
  set: Partial<typeof lessonSeats.$inferInsert>,
  { untilDecided }: { untilDecided: boolean },
): Promise<CoachLesson> =>
  ctx.db.transaction(async (db) => {
    const reader = { ...ctx, db }
    await requireCoachLesson(reader, id)
    const { lesson, seats } = await lockLesson(db, id)
    const verdict = maySayWhoCame(
      {
        startsAt: lesson.startsAt,
        isCancelled: lesson.cancelledAt !== null,
        outcome: untilDecided ? lesson.outcome : null,
      },
      ctx.now,
    )
    if (!verdict.allowed) throw new AppError(verdict.because)
    const seat = seats.find((one) => one.userId === userId)
    if (!seat) throw new AppError('USER_NOT_FOUND')
    await db
      .update(lessonSeats)
      .set(set)
      .where(and(eq(lessonSeats.id, seat.id)))
    if (set.words) {
      await removePhraseCards(db, { userId, phrases: seat.words })
      await addPhraseCards(db, { userId, now: ctx.now, phrases: set.words })
    }
    // The first feedback is news; its corrections are not
    if (set.feedbackAt && !seat.feedbackAt) await notifyOfFeedback(db, ctx.now, lesson, userId)
    return requireCoachLesson(reader, id)
  })

/** Until the outcome is decided, a day after the end. */
export const sayWhoCame = (ctx: SignedInContext, { isPresent, ...seat }: Seat & { isPresent: boolean }) =>
  change(ctx, seat, { isPresent }, { untilDecided: true })

export const giveFeedback = (ctx: SignedInContext, seat: Seat, feedback: LessonFeedback) =>
  change(ctx, seat, { ...feedback, feedbackAt: ctx.now }, { untilDecided: false })
