import type { Parsed } from '@sohbet/contract/endpoint'
import type { addSession as contract } from '@sohbet/contract/live-sessions/extra-sessions'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { schoolDay, schoolMinute } from '@sohbet/domain/calendar'
import { mayAddSession } from '@sohbet/domain/live-session/extra-session'
import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { minutesAfter } from '@sohbet/domain/moment'
import { sql } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import { liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { lockCourse } from '../../enrollments/seats/seats.ts'
import { AppError } from '../../errors/app-error.ts'
import { notifyOfAddedSession } from '../notify-of-change.ts'
import { refuseClashes } from '../clashes/refuse-clashes.ts'
import { lockTeachers, refuseOverLessons } from '../clashes/refuse-over-lessons.ts'
import { refuseWhileAway } from '../clashes/refuse-while-away.ts'
import { refuseOverLimit } from './coach-limit.ts'
import { notifyAdmins } from './notify-admins.ts'
import { requirePlanOfCourse, requireStaffLiveSession } from '../staff-live-sessions.reads.ts'

type Asked = { id: string; body: Parsed<typeof contract>['body'] }

/** Adds a session outside the weekly plan. Its slot is its day and minute, like that of a planned one. */
export async function addSession(
  ctx: SignedInContext,
  { id: courseId, body }: Asked,
): Promise<StaffLiveSession> {
  // Checked first, so that another coach cannot block the course
  await requirePlanOfCourse(ctx.db, ctx, courseId)
  return ctx.db.transaction(async (db) => {
    const { now } = ctx
    const course = await lockCourse(db, courseId)
    if (course.cancelledAt) throw new AppError('COURSE_CALLED_OFF')
    const coachId = course.primaryCoachId
    await lockTeachers(db, { courseId, coachId })
    const { plan, sessions } = await requirePlanOfCourse(db, ctx, courseId)
    const { kind, duration } = body
    const startsAt = wholeMinute(body.startsAt)
    const slot = { day: schoolDay(startsAt), minute: schoolMinute(startsAt) }
    const span = { startsAt, endsAt: minutesAfter(startsAt, duration) }
    const verdict = mayAddSession({ ...slot, ...span }, { course: plan, sessions, now })
    if (!verdict.allowed) throw new AppError(verdict.because)
    await refuseOverLimit(ctx, db, { courseId, slot, startsAt })
    await refuseWhileAway(ctx, db, { coachId, span, isAccepted: body.isAwayAccepted })
    await refuseClashes(ctx, db, {
      span: { ...span, courseId, substituteId: null },
      isAccepted: body.isClashAccepted,
    })
    const isByCoach = ctx.actor.role === 'coach'
    const added = { kind, startsAt, duration, isExtra: true, isByCoach, changedAt: now }
    await db
      .insert(liveSessions)
      .values({ courseId, ...slot, ...added })
      .onConflictDoUpdate({
        target: [liveSessions.courseId, liveSessions.day, liveSessions.minute],
        // Changes of a session that an earlier plan had in this slot
        set: { ...added, ...unchanged, revision: sql`${liveSessions.revision} + 1` },
      })
    await refuseOverLessons(ctx, db, { courseId, coachId })
    const { session, reply } = await requireStaffLiveSession(db, ctx, liveSessionIdOf(courseId, slot))
    await notifyOfAddedSession(ctx, db, { session, course: plan })
    await notifyAdmins(ctx, db, { session, course: plan })
    return reply
  })
}

const unchanged = {
  agenda: '',
  isCancelled: false,
  cancelReason: '',
  cancelledAt: null,
  substituteCoachId: null,
  zoomLink: null,
  notes: '',
  replayLink: null,
} as const

const wholeMinute = (text: string) => {
  const moment = new Date(text)
  moment.setUTCSeconds(0, 0)
  return moment
}
