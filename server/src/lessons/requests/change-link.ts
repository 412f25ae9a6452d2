import type { CoachLesson } from '@sohbet/contract/lessons/coach-lessons'
import { mayChangeLink } from '@sohbet/domain/lesson/rules'
import { eq } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { AppError } from '../../errors/app-error.ts'
import { recordLessonChange } from '../admin/record-lesson-change.ts'
import { requireCoachLesson } from '../coach-lessons.reads.ts'
import { lockLesson } from '../lock-lesson.ts'

/** A lesson may take place in another meeting than the coach's own; its door leads there. */
export const changeLink = (
  ctx: SignedInContext,
  { id, meetingLink }: { id: string; meetingLink: string | null },
): Promise<CoachLesson> =>
  ctx.db.transaction(async (db) => {
    const reader = { ...ctx, db }
    await requireCoachLesson(reader, id)
    const { lesson, seats } = await lockLesson(db, id)
    const verdict = mayChangeLink({ ...lesson, isCancelled: lesson.cancelledAt !== null }, ctx.now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    await db.update(lessons).set({ meetingLink }).where(eq(lessons.id, id))
    if (ctx.actor.role === 'admin') await recordLessonChange(db, ctx, { lesson, seats, details: 'link' })
    return requireCoachLesson(reader, id)
  })
