import type { OwnLesson } from '@sohbet/contract/lessons/lessons'
import { freeUntil } from '@sohbet/domain/lesson/availability'
import { mayMove } from '@sohbet/domain/lesson/rules'
import { zonedTime } from '@sohbet/domain/zoned-time'
import { eq, sql } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { lessons, lessonSeats } from '../db/tables/lessons/lessons.ts'
import { AppError } from '../errors/app-error.ts'
import { requireFree, timesOf } from './book-lesson.ts'
import { readLessonRules } from './lesson-rules.reads.ts'
import { lockOwnLesson } from './lock-own-lesson.ts'
import { notifyOfLesson } from './notify-of-lesson.ts'
import { requireOwnLesson } from './own-lessons.reads.ts'

/** The lesson stays with its coach and its credit; only its time changes. */
export const moveLesson = (
  ctx: SignedInContext,
  { id, startsAt }: { id: string; startsAt: Date },
): Promise<OwnLesson> =>
  ctx.db.transaction(async (db) => {
    const { userId, account } = ctx.actor
    const { lesson } = await lockOwnLesson(db, { id, userId })
    const rules = await readLessonRules(db)
    const verdict = mayMove({ ...lesson, isCancelled: false }, { rules, now: ctx.now })
    if (!verdict.allowed)
      throw new AppError(verdict.because, {
        about: zonedTime(freeUntil(lesson, rules), { language: ctx.language, timeZone: account.timeZone }),
      })
    const { kind, coachId } = lesson
    await requireFree(db, { coachId, userId, kind, startsAt, rules, now: ctx.now, exceptLessonId: id })
    const { busyUntil, ...span } = timesOf(kind, startsAt, rules)
    await db
      .update(lessons)
      .set({ ...span, busyUntil, revision: sql`${lessons.revision} + 1` })
      .where(eq(lessons.id, id))
    await db.update(lessonSeats).set(span).where(eq(lessonSeats.lessonId, id))
    await notifyOfLesson(db, ctx.now, {
      lessonId: id,
      userIds: [userId],
      before: lesson.startsAt,
      after: startsAt,
    })
    return requireOwnLesson({ ...ctx, db }, id)
  })
