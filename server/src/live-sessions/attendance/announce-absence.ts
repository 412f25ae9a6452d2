import type { LearnerLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { mayAnnounceAbsence } from '@sohbet/domain/live-session/rules'
import { and, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { lockAccount } from '../../db/lock-account.ts'
import { guestSeats } from '../../db/tables/learning/guest-seats.ts'
import { liveSessionAttendance } from '../../db/tables/learning/live-sessions.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SignedInContext } from '../../context/context.ts'
import { refuseIfErased } from '../../db/refuse-if-erased.ts'
import { notifyOfChange } from '../../notifications/notify-of-change.ts'
import { readClass } from '../class.reads.ts'
import { requireOwnLiveSession, type OwnLiveSession } from '../learner-live-sessions.reads.ts'

/** A reason replaces the previous one; null withdraws the absence. */
export async function announceAbsence(
  ctx: SignedInContext,
  { id, reason }: { id: string; reason: string | null },
): Promise<LearnerLiveSession> {
  const { session, reply } = await requireOwnLiveSession(ctx, id)
  // A guest gives the seat back instead
  if (reply.guestSeatId !== null) throw new AppError('SESSION_NOT_FOUND')
  const verdict = mayAnnounceAbsence(session, ctx.now)
  if (!verdict.allowed) throw new AppError(verdict.because)
  const { courseId, day, minute } = session
  const { userId } = ctx.actor
  if (reason === null) {
    await ctx.db.transaction(async (db) => {
      await refuseIfMadeUp(db, { userId, courseId, day, minute })
      // Without an announced absence there is nothing to withdraw
      await db
        .update(liveSessionAttendance)
        .set({ absenceAnnouncedAt: null, absenceReason: '' })
        .where(
          and(
            eq(liveSessionAttendance.userId, userId),
            eq(liveSessionAttendance.courseId, courseId),
            eq(liveSessionAttendance.day, day),
            eq(liveSessionAttendance.minute, minute),
          ),
        )
      await notifyCoaches(ctx, db, { session, reply, reason })
    })
    return { ...reply, absence: null }
  }
  const said = { absenceAnnouncedAt: ctx.now, absenceReason: reason }
  await refuseIfErased(() =>
    ctx.db.transaction(async (db) => {
      await db
        .insert(liveSessionAttendance)
        .values({ userId, courseId, day, minute, ...said })
        .onConflictDoUpdate({
          target: [
            liveSessionAttendance.userId,
            liveSessionAttendance.courseId,
            liveSessionAttendance.day,
            liveSessionAttendance.minute,
          ],
          // Another reason does not make the announcement a late one
          set: {
            ...said,
            absenceAnnouncedAt: sql`coalesce(${liveSessionAttendance.absenceAnnouncedAt}, excluded.absence_announced_at)`,
          },
        })
      await notifyCoaches(ctx, db, { session, reply, reason })
    }),
  )
  const announcedAt = reply.absence?.announcedAt ?? ctx.now.toISOString()
  return { ...reply, absence: { announcedAt, reason } }
}

/** The account is locked as by the booking of a make-up, so neither overlooks the other. */
async function refuseIfMadeUp(
  db: Db,
  { userId, courseId, day, minute }: { userId: string; courseId: string; day: string; minute: number },
): Promise<void> {
  await lockAccount(db, userId)
  const isMakeUp = and(
    eq(guestSeats.userId, userId),
    eq(guestSeats.missedCourseId, courseId),
    eq(guestSeats.missedDay, day),
    eq(guestSeats.missedMinute, minute),
    ne(guestSeats.status, 'cancelled'),
  )
  if ((await db.$count(guestSeats, isMakeUp)) > 0) throw new AppError('ABSENCE_LOCKED')
}

/** The reason of an announced absence; null when none is announced. */
const absenceState = z.object({ reason: z.string().nullable() })

async function notifyCoaches(
  ctx: SignedInContext,
  db: Db,
  { session, reply, reason }: Pick<OwnLiveSession, 'session' | 'reply'> & { reason: string | null },
): Promise<void> {
  const { userId, account } = ctx.actor
  const { courseId, courseName: course, startsAt } = reply
  const { coaches } = await readClass(db, courseId, session)
  const before = { reason: reply.absence?.reason ?? null }
  await notifyOfChange(db, ctx.now, {
    thing: `absence ${session.id} ${userId}`,
    people: coaches.map((coach) => ({ userId: coach, before })),
    state: absenceState,
    startsAt: session.startsAt,
    newsFrom: (known) =>
      known.reason === reason
        ? []
        : [
            {
              notice: {
                kind: 'absence',
                courseId,
                course,
                sessionId: session.id,
                startsAt,
                learner: account.username,
                reason,
              },
              personId: userId,
            },
          ],
  })
}
