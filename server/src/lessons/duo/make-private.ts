import type { OwnLesson } from '@sohbet/contract/lessons/lessons'
import { minutesAfter } from '@sohbet/domain/moment'
import { eq, sql } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { isBookedIn } from '../lock-lesson.ts'
import { readLessonRules } from '../../settings/lesson-rules.reads.ts'
import { requireOwnLesson } from '../own-lessons.reads.ts'
import { lockOpenDuo } from './find-partner.ts'
import { withdrawInvitation } from './invitations.ts'
import { notifyOfPrivate } from './notify-of-partner.ts'

/** A duo without a partner becomes a private lesson at the same time, for the same credit, with the length of one. */
export const makePrivate = (ctx: SignedInContext, id: string): Promise<OwnLesson> =>
  ctx.db.transaction(async (db) => {
    const lesson = await lockOpenDuo(ctx, db, id)
    const rules = await readLessonRules(db)
    const { startsAt } = lesson
    const minutesBetween = (one: Date, other: Date) => (other.getTime() - one.getTime()) / 60_000
    const length = minutesBetween(startsAt, lesson.endsAt)
    // A longer pause of today could take the time of the next lesson
    const pause = minutesBetween(lesson.endsAt, lesson.busyUntil)
    // Never longer than the time that is booked
    const privateMinutes = Math.min(length, rules.minutes.private)
    const endsAt = minutesAfter(startsAt, privateMinutes)
    await withdrawInvitation(db, id, ctx.now)
    await db
      .update(lessons)
      .set({
        kind: 'private',
        seats: 1,
        leastSeats: 1,
        openTo: null,
        levelFrom: null,
        levelTo: null,
        endsAt,
        busyUntil: minutesAfter(endsAt, pause),
        revision: sql`${lessons.revision} + 1`,
        changedAt: ctx.now,
      })
      .where(eq(lessons.id, id))
    await db.update(lessonSeats).set({ endsAt }).where(isBookedIn(id))
    const learner = { id: ctx.actor.userId, name: ctx.actor.account.username }
    await notifyOfPrivate(db, ctx.now, { lesson, learner, privateMinutes })
    return requireOwnLesson({ ...ctx, db }, id)
  })
