import { isMissed, type Missed } from '@sohbet/domain/guest/guest-seat'
import { eq } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { readLessonRules } from '../settings/lesson-rules.reads.ts'
import { readAllLiveSessions, type OwnLiveSession } from '../live-sessions/learner-live-sessions.reads.ts'

type MissedSession = OwnLiveSession & { courseTypeId: string; missed: Missed }

/** Sessions of own courses around now whose announced absence can be made up. */
export async function readMissedSessions(ctx: SignedInContext): Promise<MissedSession[]> {
  const { db, now } = ctx
  const { userId } = ctx.actor
  const rules = await readLessonRules(db)
  const windowMs = 2 * rules.makeUpDays * 86_400_000
  const span = { from: new Date(now.getTime() - windowMs), to: new Date(now.getTime() + windowMs) }
  const sessions = await readAllLiveSessions({ ...ctx, userId }, span)
  const types = await db
    .select({ courseId: courses.id, typeId: courses.typeId })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(eq(enrollments.userId, userId))
  const typeOf = new Map(types.map(({ courseId, typeId }) => [courseId, typeId]))
  return sessions.flatMap((own) => {
    const { session, reply } = own
    const courseTypeId = typeOf.get(session.courseId)
    const missed = {
      startsAt: session.startsAt,
      announcedAt: reply.absence ? new Date(reply.absence.announcedAt) : null,
      isAttended: reply.isAttended,
      isMadeUp: reply.isMadeUp,
    }
    const takesPlace = reply.state !== 'cancelled' && reply.state !== 'holiday'
    return courseTypeId && takesPlace && reply.guestSeatId === null && isMissed(missed, rules)
      ? [{ ...own, courseTypeId, missed }]
      : []
  })
}
