import type { LearnerLiveSession } from '@sohbet/contract/learning/live-sessions'
import { mayAnnounceAbsence } from '@sohbet/domain/live-session/rules'
import { and, eq } from 'drizzle-orm'
import { sessionAttendance } from '../db/tables/learning/live-sessions.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { requireOwnLiveSession } from './learner-live-sessions.reads.ts'

/** A reason replaces the previous one; null withdraws the absence. */
export async function announceAbsence(
  ctx: SignedInContext,
  { id, reason }: { id: string; reason: string | null },
): Promise<LearnerLiveSession> {
  const { session, reply } = await requireOwnLiveSession(ctx, id)
  const verdict = mayAnnounceAbsence(session, ctx.now)
  if (!verdict.allowed) throw new AppError(verdict.because)
  const { courseId, day, minute } = session
  const { userId } = ctx.actor
  if (reason === null) {
    // Without an announced absence there is nothing to withdraw
    await ctx.db
      .update(sessionAttendance)
      .set({ absenceAnnouncedAt: null, absenceReason: '' })
      .where(
        and(
          eq(sessionAttendance.userId, userId),
          eq(sessionAttendance.courseId, courseId),
          eq(sessionAttendance.day, day),
          eq(sessionAttendance.minute, minute),
        ),
      )
    return { ...reply, absence: null }
  }
  const said = { absenceAnnouncedAt: ctx.now, absenceReason: reason }
  await refuseIfErased(() =>
    ctx.db
      .insert(sessionAttendance)
      .values({ userId, courseId, day, minute, ...said })
      .onConflictDoUpdate({
        target: [
          sessionAttendance.userId,
          sessionAttendance.courseId,
          sessionAttendance.day,
          sessionAttendance.minute,
        ],
        set: said,
      }),
  )
  return { ...reply, absence: { announcedAt: ctx.now.toISOString(), reason } }
}
