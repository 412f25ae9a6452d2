import type { OwnLesson } from '@sohbet/contract/lessons/lessons'
import { mayMove } from '@sohbet/domain/lesson/rules'
import { zonedTime } from '@sohbet/domain/zoned-time'
import type { SignedInContext } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import { notifyOpenInvitation } from './duo/notify-of-partner.ts'
import { readLessonRules } from '../settings/lesson-rules.reads.ts'
import { lockOwnLesson } from './lock-own-lesson.ts'
import { requireOwnLesson } from './own-lessons.reads.ts'
import { changeTime } from './seats/change-time.ts'

/** The lesson stays with its coach and its credit; only its time changes. To its own time it does not move. */
export const moveLesson = (
  ctx: SignedInContext,
  { id, startsAt }: { id: string; startsAt: Date },
): Promise<OwnLesson> =>
  ctx.db.transaction(async (db) => {
    const { userId, account } = ctx.actor
    const { lesson, seats } = await lockOwnLesson(db, { id, userId })
    const verdict = mayMove({ ...lesson, isCancelled: false, taken: seats.length }, ctx.now)
    if (!verdict.allowed)
      throw new AppError(verdict.because, {
        about: zonedTime(lesson.freeUntil, { language: ctx.language, timeZone: account.timeZone }),
      })
    // A repeated call
    if (startsAt.getTime() === lesson.startsAt.getTime()) return requireOwnLesson({ ...ctx, db }, id)
    const rules = await readLessonRules(db)
    const author = { id: userId, name: account.username }
    await changeTime(db, { lesson, userId, startsAt, rules, now: ctx.now, author })
    await notifyOpenInvitation(db, ctx.now, { ...lesson, startsAt })
    return requireOwnLesson({ ...ctx, db }, id)
  })
