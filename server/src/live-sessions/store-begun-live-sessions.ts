import { isBeforePlan } from '@sohbet/domain/live-session/plan-change'
import { isSamePlan, type WeeklyPlan } from '@sohbet/domain/live-session/plan'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { liveSessions } from '../db/tables/learning/live-sessions.ts'
import { requireCoursePlan } from './plan.reads.ts'

/**
 * Before the dates or weekly times of a course change: stores sessions that have begun as they are, with their
 * attendance. The new plan counts from now on.
 */
export async function storeBegunLiveSessions(
  db: Db,
  { courseId, next, now }: { courseId: string; next: WeeklyPlan; now: Date },
): Promise<void> {
  const plan = await requireCoursePlan(db, courseId)
  if (isSamePlan(plan, next)) return
  const begun = plan.sessions.filter((session) => session.holiday === null && isBeforePlan(session, now))
  // Also without any, because a new weekly time must not add sessions in the past
  await db.update(courses).set({ plannedFrom: now }).where(eq(courses.id, courseId))
  if (begun.length === 0) return
  await db
    .insert(liveSessions)
    .values(
      begun.map(({ day, minute, startsAt, duration }) => ({
        courseId,
        day,
        minute,
        startsAt,
        duration,
        isKept: true,
        changedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [liveSessions.courseId, liveSessions.day, liveSessions.minute],
      set: { startsAt: sql`excluded.starts_at`, duration: sql`excluded.duration`, isKept: true },
    })
}
