import { mayRemoveSession } from '@sohbet/domain/live-session/extra-session'
import { parseLiveSessionId } from '@sohbet/domain/live-session/plan'
import { and, eq } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import { liveSessionAttendance, liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { lockCourse } from '../../enrollments/seats/seats.ts'
import { AppError } from '../../errors/app-error.ts'
import { settleGuests } from '../guests/settle-guests.ts'
import { forgetMaterials } from '../materials/change-materials.ts'
import { notifyOfRemovedSession } from '../notify-of-change.ts'
import { requireSessionOfCourse } from '../staff-live-sessions.reads.ts'
import { withdrawRequests } from '../substitutes/open-requests.ts'

/** Removes an extra session before it begins, with its materials and the absences that learners announced for it. */
export async function removeSession(ctx: SignedInContext, id: string): Promise<{ id: string }> {
  // Checked first, so that another coach cannot block the course
  await requireSessionOfCourse(ctx.db, ctx, id)
  return ctx.db.transaction(async (db) => {
    const { now } = ctx
    await lockCourse(db, parseLiveSessionId(id)?.courseId ?? '')
    const { session, plan } = await requireSessionOfCourse(db, ctx, id)
    const verdict = mayRemoveSession(session, { plan, now })
    if (!verdict.allowed) throw new AppError(verdict.because)
    const { courseId, day, minute } = session
    await withdrawRequests(db, session, now)
    // While its substitute is known
    await notifyOfRemovedSession(ctx, db, { session, course: plan })
    await db.delete(liveSessions).where(isSlot(liveSessions, { courseId, day, minute }))
    await db.delete(liveSessionAttendance).where(isSlot(liveSessionAttendance, { courseId, day, minute }))
    await forgetMaterials(db, session)
    await settleGuests(db, { courseId, now })
    return { id: session.id }
  })
}

const isSlot = (
  table: typeof liveSessions | typeof liveSessionAttendance,
  { courseId, day, minute }: { courseId: string; day: string; minute: number },
) => and(eq(table.courseId, courseId), eq(table.day, day), eq(table.minute, minute))
