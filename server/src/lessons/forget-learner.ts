import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { lessonSeats } from '../db/tables/lessons/lessons.ts'
import { AppError } from '../errors/app-error.ts'

/**
 * Before an account is erased: what it wished is deleted. Lessons that were taught stay without the person. The
 * account is locked; a lesson that was booked meanwhile refuses the erasure.
 */
export async function forgetLessons(db: Db, userId: string, now: Date): Promise<void> {
  const isOwn = eq(lessonSeats.userId, userId)
  const isAhead = and(isOwn, eq(lessonSeats.status, 'booked'), gt(lessonSeats.startsAt, now))
  if ((await db.$count(lessonSeats, isAhead)) > 0) throw new AppError('STATE_CHANGED')
  await db.update(lessonSeats).set({ wish: '' }).where(isOwn)
}
