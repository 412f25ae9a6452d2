import { mayTakeFreeSeat } from '@sohbet/domain/enrollment/holds'
import { zonedTime } from '@sohbet/domain/zoned-time'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { AppError } from '../../errors/app-error.ts'

/** Refuses another free seat of a course after the learner cancelled several. The course is locked. */
export async function refuseFreeSeatTooOften(
  { actor, language, now }: SignedInContext,
  db: Db,
  courseId: string,
): Promise<void> {
  const cancelled = await db
    .select({ at: enrollments.cancelledAt })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.courseId, courseId),
        eq(enrollments.userId, actor.userId),
        eq(enrollments.status, 'cancelled'),
        eq(enrollments.cancelReason, 'learner'),
        eq(enrollments.amountMinor, 0),
        isNotNull(enrollments.activatedAt),
      ),
    )
  const verdict = mayTakeFreeSeat(
    cancelled.flatMap(({ at }) => at ?? []),
    now,
  )
  if (verdict.allowed) return
  const about = zonedTime(verdict.until, { language, timeZone: actor.account.timeZone })
  throw new AppError(verdict.because, { about })
}
