import type { OwnLesson } from '@sohbet/contract/lessons/lessons'
import { wasTaught } from '@sohbet/domain/lesson/rules'
import { eq } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { lessonSeats } from '../db/tables/lessons/lessons.ts'
import { AppError } from '../errors/app-error.ts'
import { lockOwnLesson } from './lock-own-lesson.ts'
import { requireOwnLesson } from './own-lessons.reads.ts'

/** A later rating replaces the earlier one. */
export const rateLesson = (
  ctx: SignedInContext,
  { id, rating }: { id: string; rating: number },
): Promise<OwnLesson> =>
  ctx.db.transaction(async (db) => {
    const { lesson, seat } = await lockOwnLesson(db, { id, userId: ctx.actor.userId })
    if (!wasTaught({ endsAt: lesson.endsAt, outcome: seat.outcome }, ctx.now))
      throw new AppError('LESSON_NOT_TAUGHT')
    await db.update(lessonSeats).set({ rating, ratedAt: ctx.now }).where(eq(lessonSeats.id, seat.id))
    return requireOwnLesson({ ...ctx, db }, id)
  })
