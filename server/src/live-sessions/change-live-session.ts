import type { Parsed } from '@sohbet/contract/endpoint'
import type {
  changeLiveSession as changeLiveSessionCall,
  StaffLiveSession,
} from '@sohbet/contract/live-sessions/live-sessions'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { isOff, mayHaveReplay, mayMoveTo, mayReschedule } from '@sohbet/domain/live-session/rules'
import { parseLiveSessionId } from '@sohbet/domain/live-session/plan'
import { minutesAfter } from '@sohbet/domain/moment'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { liveSessions } from '../db/tables/learning/live-sessions.ts'
import { lockCourse } from '../enrollments/seats/seats.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { refuseChangeOverLimit } from './extra/coach-limit.ts'
import { notifyAdmins } from './extra/notify-admins.ts'
import { settleGuests } from './guests/settle-guests.ts'
import { notifyOfSessionChange } from './notify-of-change.ts'
import { refuseClashes } from './clashes/refuse-clashes.ts'
import { lockTeachers, refuseOverLessons } from './clashes/refuse-over-lessons.ts'
import { refuseWhileAway } from './clashes/refuse-while-away.ts'
import { forgetReplay, storedReplay } from './replay/replay-links.ts'
import { isCoachFree } from './substitutes/free-coaches.reads.ts'
import { withdrawRequests } from './substitutes/open-requests.ts'
import { requireStaffLiveSession, type StaffPlan } from './staff-live-sessions.reads.ts'

type Body = Parsed<typeof changeLiveSessionCall>['body']

/** Changes of sessions of one course run one after the other, so that no two sessions get the same time. */
export async function changeLiveSession(
  ctx: SignedInContext,
  { id, body: asked, keep }: { id: string; body: Body; keep?: (db: Db) => Promise<void> },
): Promise<StaffLiveSession> {
  // Checked first, so that another coach cannot block the course, nor learn which files exist
  await requireStaffLiveSession(ctx.db, ctx, id)
  // Before the course is locked, because the file storage may be slow
  const body = await withStoredReplay(ctx, asked)
  return ctx.db.transaction(async (db) => {
    const courseId = parseLiveSessionId(id)?.courseId
    const course = courseId ? await lockCourse(db, courseId) : undefined
    if (course?.cancelledAt && body.isCancelled === false) throw new AppError('COURSE_CALLED_OFF')
    if (course) await lockTeachers(db, { courseId: course.id, coachId: course.primaryCoachId })
    const found = await requireStaffLiveSession(db, ctx, id)
    const { session } = found
    if (found.isAsSubstitute) refuseAsSubstitute(body)
    if (body.expected !== undefined && body.expected !== session.revision) throw new AppError('STATE_CHANGED')
    refuseUnlessPossible(found, body, ctx.now)
    await warnOfTime(ctx, db, { session, body, coachId: course?.primaryCoachId })
    const isBack = session.isCancelled && body.isCancelled === false
    if (isBack || (body.startsAt !== undefined && !session.isCancelled && !body.isCancelled))
      await refuseChangeOverLimit(ctx, db, { ...session, slot: session, ...spanAfter(session, body) })
    const change = toColumns(session, body, ctx.now)
    await db
      .insert(liveSessions)
      .values({
        courseId: session.courseId,
        day: session.day,
        minute: session.minute,
        ...change,
        changedAt: ctx.now,
      })
      .onConflictDoUpdate({
        target: [liveSessions.courseId, liveSessions.day, liveSessions.minute],
        set: { ...change, changedAt: ctx.now, revision: sql`${liveSessions.revision} + 1` },
      })
    if (body.replayLink !== undefined) await forgetReplay(db, session.replayLink)
    await keep?.(db)
    if (course) await refuseOverLessons(ctx, db, { courseId: course.id, coachId: course.primaryCoachId })
    if (body.startsAt !== undefined || body.isCancelled) await withdrawRequests(db, session, ctx.now)
    await settleGuests(db, { courseId: session.courseId, now: ctx.now })
    const changed = await requireStaffLiveSession(db, ctx, id)
    await notifyOfSessionChange(ctx, db, { before: session, after: changed.session, course: changed.plan })
    if (isBack && session.isExtra)
      await notifyAdmins(ctx, db, { session: changed.session, course: changed.plan })
    return changed.reply
  })
}

const withStoredReplay = async (ctx: SignedInContext, body: Body): Promise<Body> =>
  body.replayLink ? { ...body, replayLink: await storedReplay(ctx, body.replayLink) } : body

/** A substitute prepares and records the session; its time is a matter of the course's coach. */
function refuseAsSubstitute({ kind, startsAt, duration, isCancelled }: Body) {
  if ([kind, startsAt, duration, isCancelled].some((field) => field !== undefined))
    throw new AppError('ONLY_COURSE_COACH')
}

/** Only the requested fields: the rest stays as planned or as changed before. */
function toColumns(session: LiveSession, body: Body, now: Date) {
  const {
    kind,
    startsAt,
    duration,
    isCancelled,
    cancelReason = '',
    zoomLink,
    notes,
    agenda,
    replayLink,
  } = body
  return {
    ...(kind !== undefined && { kind }),
    ...(startsAt !== undefined && { startsAt: new Date(startsAt), duration: duration ?? session.duration }),
    ...(duration !== undefined && { duration }),
    ...(isCancelled !== undefined && cancelColumns(session, { isCancelled, cancelReason }, now)),
    ...(zoomLink !== undefined && { zoomLink }),
    ...(notes !== undefined && { notes }),
    ...(agenda !== undefined && { agenda }),
    ...(replayLink !== undefined && { replayLink }),
  }
}

/** Cancelling it once more does not change since when it is cancelled. */
const cancelColumns = (
  session: LiveSession,
  { isCancelled, cancelReason }: { isCancelled: boolean; cancelReason: string },
  now: Date,
) => ({
  isCancelled,
  cancelReason: isCancelled ? cancelReason : '',
  ...(!(isCancelled && session.isCancelled) && { cancelledAt: isCancelled ? now : null }),
})

function refuseUnlessPossible(
  { session, sessions, plan }: StaffPlan & { session: LiveSession },
  { kind, startsAt, duration, isCancelled, zoomLink, replayLink }: Body,
  now: Date,
) {
  const wants = (...fields: unknown[]) => fields.some((field) => field !== undefined)
  if (wants(kind, startsAt, duration, isCancelled, zoomLink)) refuse(mayReschedule(session, now))
  if (replayLink) refuse(mayHaveReplay(session, now))
  const isBroughtBack = session.isCancelled && isCancelled === false
  if (!wants(startsAt, duration) && !isBroughtBack) return
  const to = spanAfter(session, { startsAt, duration })
  const verdict = mayMoveTo(to, { course: plan, others: sessions.filter((one) => one !== session), now })
  // A running session may still change its length
  const staysInPlace = to.startsAt.getTime() === session.startsAt.getTime()
  if (verdict.allowed || (staysInPlace && verdict.because === 'SESSION_IN_THE_PAST')) return
  throw new AppError(verdict.because)
}

function spanAfter(session: LiveSession, { startsAt, duration }: Pick<Body, 'startsAt' | 'duration'>) {
  const begins = startsAt === undefined ? session.startsAt : new Date(startsAt)
  return {
    startsAt: begins,
    endsAt: minutesAfter(begins, duration ?? session.duration),
  }
}

/** A session that stays within its time is not checked: it was accepted there, or comes from the weekly plan. */
async function warnOfTime(
  ctx: SignedInContext,
  db: Db,
  { session, body, coachId }: { session: LiveSession; body: Body; coachId: string | undefined },
): Promise<void> {
  const to = spanAfter(session, body)
  const staysWithin = to.startsAt >= session.startsAt && to.endsAt <= session.endsAt
  const { isCancelled = session.isCancelled } = body
  const isOffAfter = isOff({ ...session, isCancelled, holiday: body.startsAt ? null : session.holiday })
  if (isOffAfter || (staysWithin && !isOff(session))) return
  const { substituteId } = session
  if (substituteId && !(await isCoachFree(db, { session: { ...session, ...to }, coachId: substituteId })))
    throw new AppError('SUBSTITUTE_BUSY')
  if (coachId && !substituteId)
    await refuseWhileAway(ctx, db, { coachId, span: to, isAccepted: body.isAwayAccepted })
  await refuseClashes(ctx, db, { span: { ...session, ...to }, isAccepted: body.isClashAccepted })
}

function refuse(verdict: ReturnType<typeof mayReschedule | typeof mayHaveReplay>) {
  if (!verdict.allowed) throw new AppError(verdict.because)
}
