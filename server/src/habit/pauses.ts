import type { Habit } from '@sohbet/contract/learning/habit'
import { addDays } from '@sohbet/domain/calendar'
import { mayPause, type Pause } from '@sohbet/domain/habit/week'
import { and, eq, gte } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { withAccountLocked } from '../db/lock-account.ts'
import { habitPauses } from '../db/tables/review/review.ts'
import { AppError } from '../errors/app-error.ts'
import { learnerDay } from '../progress/work/work-rows.ts'
import { readHabit, wantedOf } from './habit.reads.ts'

/** The same days again change nothing, so that a retry is safe. */
export const addPause = (ctx: SignedInContext, pause: Pause): Promise<Habit> => {
  const wanted = wantedOf(ctx)
  const { userId, now } = wanted
  const today = learnerDay(wanted)
  return withAccountLocked(ctx.db, userId, async (db) => {
    const { firstDay, lastDay } = habitPauses
    // An ended one may overlap too: a pause may begin before today
    const since = pause.firstDay < today ? pause.firstDay : today
    const pauses = await db
      .select({ firstDay, lastDay })
      .from(habitPauses)
      .where(and(eq(habitPauses.userId, userId), gte(lastDay, since)))
    const isSame = (other: Pause) => other.firstDay === pause.firstDay && other.lastDay === pause.lastDay
    if (pauses.some(isSame)) return readHabit(db, wanted)
    const verdict = mayPause(pause, { pauses, today })
    if (!verdict.allowed) throw new AppError(verdict.because)
    await db.insert(habitPauses).values({ userId, ...pause, createdAt: now })
    return readHabit(db, wanted)
  })
}

/** Deletes a pause ahead. One that has begun ends yesterday, so that the days before today stay paused. */
export const endPause = (ctx: SignedInContext, id: string): Promise<Habit> => {
  const wanted = wantedOf(ctx)
  const today = learnerDay(wanted)
  return withAccountLocked(ctx.db, wanted.userId, async (db) => {
    const isPause = and(eq(habitPauses.id, id), eq(habitPauses.userId, wanted.userId))
    const [pause] = await db.select().from(habitPauses).where(isPause)
    if (!pause) throw new AppError('PAUSE_NOT_FOUND')
    if (pause.firstDay >= today) await db.delete(habitPauses).where(isPause)
    else if (pause.lastDay >= today)
      await db
        .update(habitPauses)
        .set({ lastDay: addDays(today, -1) })
        .where(isPause)
    return readHabit(db, wanted)
  })
}
