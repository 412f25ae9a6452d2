import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { liveSessionRequests, liveSessions } from '../db/tables/learning/live-sessions.ts'
import { requireCoursePlan } from './plan.reads.ts'
import { notifyOfLostSessions } from './substitutes/settle-substitutes.ts'

/** Cancels the sessions of a cancelled course that have not begun. The course is locked; its notice covers them. */
export async function cancelSessions(
  db: Db,
  { courseId, now }: { courseId: string; now: Date },
): Promise<void> {
  const { name, sessions } = await requireCoursePlan(db, courseId)
  // Those on holidays too: a holiday may be taken back
  const ahead = sessions.filter(({ startsAt, isCancelled }) => startsAt > now && !isCancelled)
  if (ahead.length === 0) return
  await notifyOfLostSessions(db, { course: { id: courseId, name }, sessions: ahead, now })
  await db
    .update(liveSessionRequests)
    .set({ answer: 'withdrawn', answeredAt: now })
    .where(and(eq(liveSessionRequests.courseId, courseId), isNull(liveSessionRequests.answer)))
  await db
    .insert(liveSessions)
    .values(
      ahead.map(({ day, minute }) => ({
        courseId,
        day,
        minute,
        isCancelled: true,
        cancelledAt: now,
        changedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [liveSessions.courseId, liveSessions.day, liveSessions.minute],
      set: {
        isCancelled: true,
        cancelledAt: now,
        changedAt: now,
        revision: sql`${liveSessions.revision} + 1`,
      },
    })
}
