import type { Parsed } from '@sohbet/contract/endpoint'
import type {
  correctLiveSession as correctLiveSessionCall,
  StaffLiveSession,
} from '@sohbet/contract/live-sessions/live-sessions'
import { parseLiveSessionId } from '@sohbet/domain/live-session/plan'
import { mayCorrectRecord } from '@sohbet/domain/live-session/rules'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { liveSessions } from '../db/tables/learning/live-sessions.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { lockCourse } from '../enrollments/seats/seats.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { recordEndedOfCourse } from './attendance/record-ended-sessions.ts'
import { requireStaffLiveSession } from './staff-live-sessions.reads.ts'

type Correction = { id: string; body: Parsed<typeof correctLiveSessionCall>['body'] }

/** Corrects who taught and how long it took, with the name of the admin and the time. */
export const correctLiveSession = (
  ctx: SignedInContext,
  { id, body: { coachIds, duration, expected } }: Correction,
): Promise<StaffLiveSession> =>
  ctx.db.transaction(async (db) => {
    const slot = parseLiveSessionId(id)
    if (!slot) throw new AppError('SESSION_NOT_FOUND')
    await lockCourse(db, slot.courseId)
    // The job may not have recorded the session yet
    await recordEndedOfCourse(db, { courseId: slot.courseId, now: ctx.now })
    const { session } = await requireStaffLiveSession(db, ctx, id)
    if (expected !== undefined && expected !== session.revision) throw new AppError('STATE_CHANGED')
    const verdict = mayCorrectRecord(session, { duration, now: ctx.now })
    if (!verdict.allowed) throw new AppError(verdict.because)
    const known = await db
      .select({ id: coaches.id })
      .from(coaches)
      .where(inArray(coaches.id, coachIds))
      .for('share')
    if (known.length < coachIds.length) throw new AppError('COACH_NOT_FOUND')
    const [primaryCoachId = null, secondaryCoachId = null] = coachIds
    await db
      .update(liveSessions)
      .set({
        primaryCoachId,
        secondaryCoachId,
        duration,
        correctedAt: ctx.now,
        correctedById: ctx.actor.userId,
        changedAt: ctx.now,
        revision: sql`${liveSessions.revision} + 1`,
      })
      .where(
        and(
          eq(liveSessions.courseId, session.courseId),
          eq(liveSessions.day, session.day),
          eq(liveSessions.minute, session.minute),
        ),
      )
    return (await requireStaffLiveSession(db, ctx, id)).reply
  })
