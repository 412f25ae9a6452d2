import { zonedTime } from '@sohbet/domain/zoned-time'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { lessons } from '../db/tables/lessons/lessons.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { AppError } from '../errors/app-error.ts'

type Reader = Pick<Context, 'now' | 'language'>

/**
 * Refuses to take a coach away from booked lessons: they are handed over or cancelled first. Locks the coach, as a
 * booking does. Call it before an account is locked.
 */
export async function refuseWithLessons(ctx: Reader, db: Db, userId: string): Promise<void> {
  const [coach] = await db
    .select({ id: coaches.id })
    .from(coaches)
    .where(eq(coaches.userId, userId))
    .for('no key update')
  if (!coach) return
  const ahead = await db
    .select({ startsAt: lessons.startsAt })
    .from(lessons)
    .where(and(eq(lessons.coachId, coach.id), isNull(lessons.cancelledAt), gt(lessons.endsAt, ctx.now)))
    .orderBy(asc(lessons.startsAt))
  refuseLessons(ctx, ahead)
}

const named = 5

/** The refusal names the first lessons. */
export function refuseLessons({ language }: Reader, lessons: readonly { startsAt: Date }[]): void {
  if (lessons.length === 0) return
  const about = lessons.slice(0, named).map(({ startsAt }) => zonedTime(startsAt, { language }))
  throw new AppError('LESSONS_IN_THE_WAY', {
    about: [...about, ...(lessons.length > named ? ['…'] : [])].join('; '),
  })
}
