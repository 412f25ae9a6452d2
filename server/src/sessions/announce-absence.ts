import type { LearnerSession } from '@sohbet/contract/sessions'
import { mayAnnounceAbsence } from '@sohbet/domain/session/rules'
import { sessionAttendance } from '../db/tables/live-sessions.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedInContext } from '../http/context.ts'
import { unlessErased } from '../users/unless-erased.ts'
import { requireOwnSession } from './learner-sessions.reads.ts'

/** A reason takes the place of the one before; null is for who comes after all. */
export async function announceAbsence(
  ctx: SignedInContext,
  { id, reason }: { id: string; reason: string | null },
): Promise<LearnerSession> {
  const { session, told } = await requireOwnSession(ctx, id)
  const verdict = mayAnnounceAbsence(session, ctx.now)
  if (!verdict.allowed) throw new AppError(verdict.because)
  const { courseId, day, minute } = session
  const said = { absenceAnnouncedAt: reason === null ? null : ctx.now, absenceReason: reason ?? '' }
  await unlessErased(() =>
    ctx.db
      .insert(sessionAttendance)
      .values({ userId: ctx.actor.userId, courseId, day, minute, ...said })
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
  return { ...told, absence: reason === null ? null : { announcedAt: ctx.now.toISOString(), reason } }
}
