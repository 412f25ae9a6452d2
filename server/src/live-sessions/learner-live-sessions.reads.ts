import type { LearnerLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import type { PlayerCourse } from '@sohbet/contract/learning/player'
import { schoolMoment } from '@sohbet/domain/calendar'
import { maySeeCourse, maySeeLiveSession } from '@sohbet/domain/course/access'
import { enrollmentStatuses } from '@sohbet/domain/enrollment/status'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { areMaterialsShown } from '@sohbet/domain/live-session/materials'
import { parseLiveSessionId, slotKey } from '@sohbet/domain/live-session/plan'
import { isOff, liveSessionState, opensAt } from '@sohbet/domain/live-session/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows } from '../db/query-rows.ts'
import { AppError } from '../errors/app-error.ts'
import type { Db } from '../db/connect.ts'
import type { SignedInContext } from '../context/context.ts'
import { attendanceBySlot, attendanceRows, attendanceValue, toAbsence } from './attendance/attendance-rows.ts'
import { readGuestPlans, type GuestPlan } from './guests/guest-sessions.reads.ts'
import { replayFor } from './replay/replay-links.ts'
import {
  coachOfSession,
  holidayRows,
  holidaysOfSchool,
  planOfCourse,
  planRow,
  lastChangeOf,
  liveSessionsOfPlan,
} from './plan.reads.ts'

export const learnerPlanColumns = (
  userId: string,
) => sql`${planOfCourse} as plan, ${holidaysOfSchool} as holidays,
  (select coalesce(json_agg(${attendanceValue}), '[]') from live_session_attendance as attendance
    where attendance.user_id = ${userId} and attendance.course_id = course.id) as attendance`
export const learnerPlan = z.object({ plan: planRow, holidays: holidayRows, attendance: attendanceRows })
type LearnerPlan = z.output<typeof learnerPlan>

/** The slots of sessions with materials, of the row `course`. */
export const materialSlotsColumn = sql`(select coalesce(json_agg(distinct jsonb_build_object('day', day, 'minute', minute)), '[]')
  from session_materials where course_id = course.id) as "materialSlots"`
export const materialSlots = z.object({
  materialSlots: z.array(z.object({ day: z.string(), minute: z.number() })),
})

const planWithSeats = learnerPlan.extend({
  seats: z.array(z.object({ status: z.enum(enrollmentStatuses) })),
})

/** The plan of a course with the learner's attendance and enrolments in it. */
async function findPlan(db: Db, { courseId, userId }: { courseId: string; userId: string }) {
  const [row] = await queryRows(
    db,
    planWithSeats,
    sql`select ${learnerPlanColumns(userId)},
        (select coalesce(json_agg(json_build_object('status', own.status)), '[]')
          from enrollments as own where own.course_id = course.id and own.user_id = ${userId}) as seats
      from courses as course where course.id = ${courseId}`,
  )
  return row
}

/** The plans of all courses that a learner has paid for. */
const readPlans = (db: Db, userId: string): Promise<LearnerPlan[]> =>
  queryRows(
    db,
    learnerPlan,
    sql`select ${learnerPlanColumns(userId)}
      from enrollments as own join courses as course on course.id = own.course_id
      where own.user_id = ${userId} and own.status = 'active'`,
  )

type Caller = Pick<SignedInContext, 'db' | 'actor' | 'now' | 'publicUrl' | 'links'>

/** A learner's session: `session` for the rules, `reply` for the client. */
export type OwnLiveSession = {
  session: LiveSession
  meetingLink: string
  changedAt: Date
  reply: LearnerLiveSession
}

/** The URL in calendars and mails; it redirects to the meeting while that is open. */
export const joinUrl = ({ publicUrl }: { publicUrl: string }, sessionId: string) =>
  `${publicUrl}/learner/session/${sessionId}`

type ReplyContext = Omit<Caller, 'db' | 'actor'>

/** Turns a session of a learner's course into its reply. */
function replier(ctx: ReplyContext, { plan, attendance }: Pick<LearnerPlan, 'plan' | 'attendance'>) {
  const known = attendanceBySlot(attendance)
  return (session: LiveSession): LearnerLiveSession => {
    const attended = known.get(slotKey(session))
    return {
      id: session.id,
      kind: session.kind,
      courseId: session.courseId,
      courseName: plan.name,
      coach: coachOfSession(plan, session),
      startsAt: session.startsAt.toISOString(),
      endsAt: session.endsAt.toISOString(),
      duration: session.duration,
      opensAt: opensAt(session).toISOString(),
      state: liveSessionState(session, ctx.now),
      isMoved: session.isMoved,
      isExtra: session.isExtra,
      cancelReason: session.cancelReason,
      movedFrom: session.isMoved ? schoolMoment(session.day, session.minute).toISOString() : null,
      holiday: session.holiday,
      notes: session.notes,
      replayLink: replayFor(ctx, session),
      zoomLink: joinUrl(ctx, session.id),
      isAttended: attended?.isAttended ?? false,
      absence: toAbsence(attended),
      isMadeUp: attended?.isMadeUp ?? false,
      guestSeatId: null,
      guestWay: null,
    }
  }
}

type Span = { from: Date; to: Date }

/** The sessions of a course, or those that start in a span. */
function ownSessions(ctx: ReplyContext, row: LearnerPlan, span?: Span): OwnLiveSession[] {
  const { plan, holidays } = row
  const toReply = replier(ctx, row)
  return liveSessionsOfPlan(plan, holidays)
    .filter(({ startsAt }) => !span || (startsAt >= span.from && startsAt < span.to))
    .map((session) => ({
      session,
      meetingLink: session.zoomLink ?? plan.zoomLink,
      // A new name or weekly time of the course changes all its sessions
      changedAt: lastChangeOf(session, plan),
      reply: toReply(session),
    }))
}

/** The sessions in which the learner is a guest. */
function guestSessions(
  ctx: ReplyContext,
  { plan, holidays, seats }: GuestPlan,
  span?: Span,
): OwnLiveSession[] {
  const seatOf = new Map(seats.map((seat) => [slotKey(seat), seat]))
  return ownSessions(ctx, { plan, holidays, attendance: [] }, span).flatMap((own) => {
    const seat = seatOf.get(slotKey(own.session))
    return seat
      ? [
          {
            ...own,
            reply: { ...own.reply, isAttended: seat.isAttended, guestSeatId: seat.id, guestWay: seat.way },
          },
        ]
      : []
  })
}

const [shownAhead, shownReplays] = [3, 4]

/** What the player of a course shows of its sessions, and the URL that joins the next one. */
export function playerSessions(
  ctx: ReplyContext,
  row: LearnerPlan & z.output<typeof materialSlots>,
): { sessions: PlayerCourse['sessions']; nextJoinUrl: string | null } {
  const toReply = replier(ctx, row)
  const all = liveSessionsOfPlan(row.plan, row.holidays)
  const ahead = all.filter(({ endsAt }) => endsAt > ctx.now)
  const recorded = all.filter(({ replayLink }) => replayLink !== null)
  const withMaterials = new Set(row.materialSlots.map(slotKey))
  const next = ahead.find((session) => !isOff(session))
  return {
    sessions: {
      ahead: ahead.slice(0, shownAhead).map(toReply),
      aheadCount: ahead.length,
      replays: recorded.slice(-shownReplays).toReversed().map(toReply),
      replayCount: recorded.length,
      materialCount: all.filter(
        (session) => withMaterials.has(slotKey(session)) && areMaterialsShown(session, ctx.now),
      ).length,
    },
    nextJoinUrl: next ? joinUrl(ctx, next.id) : null,
  }
}

/** A session of another course answers 404; an unpaid or cancelled seat is refused with the reason. */
export async function requireOwnLiveSession(ctx: Caller, id: string): Promise<OwnLiveSession> {
  const courseId = parseLiveSessionId(id)?.courseId
  const row = courseId ? await findPlan(ctx.db, { courseId, userId: ctx.actor.userId }) : undefined
  const wanted = id.toLowerCase()
  const isWanted = ({ session }: OwnLiveSession) => session.id.toLowerCase() === wanted
  const verdict = maySeeLiveSession(row?.seats ?? [])
  if (!verdict.allowed) {
    const guest = courseId ? await readGuestPlans(ctx.db, { userId: ctx.actor.userId, courseId }) : []
    const found = guest.flatMap((one) => guestSessions(ctx, one)).find(isWanted)
    if (!found) throw new AppError(verdict.because)
    return found
  }
  const found = row && ownSessions(ctx, row).find(isWanted)
  if (!found) throw new AppError('SESSION_NOT_FOUND')
  return found
}

async function requireOwnCourse(ctx: Caller, courseId: string): Promise<OwnLiveSession[]> {
  const row = await findPlan(ctx.db, { courseId, userId: ctx.actor.userId })
  const verdict = maySeeCourse(row?.seats ?? [])
  if (!verdict.allowed) throw new AppError(verdict.because)
  return row ? ownSessions(ctx, row) : []
}

export const readCourseLiveSessions = async (ctx: Caller, courseId: string): Promise<LearnerLiveSession[]> =>
  (await requireOwnCourse(ctx, courseId)).map(({ reply }) => reply)

export const requireOwnSessionsOfCourse = async (ctx: Caller, courseId: string): Promise<LiveSession[]> =>
  (await requireOwnCourse(ctx, courseId)).map(({ session }) => session)

type Learner = Omit<Caller, 'actor'> & { userId: string }

/** The sessions of all courses, or those that start in a span, sorted by time. */
export async function readAllLiveSessions(
  { userId, ...ctx }: Learner,
  span?: Span,
): Promise<OwnLiveSession[]> {
  // In turn: a make-up reads them in its transaction
  const rows = await readPlans(ctx.db, userId)
  const guests = await readGuestPlans(ctx.db, { userId })
  return [
    ...rows.flatMap((row) => ownSessions(ctx, row, span)),
    ...guests.flatMap((row) => guestSessions(ctx, row, span)),
  ].toSorted((one, other) => one.session.startsAt.getTime() - other.session.startsAt.getTime())
}

export async function readOwnLiveSessions(ctx: Caller, span: Span): Promise<LearnerLiveSession[]> {
  const found = await readAllLiveSessions({ ...ctx, userId: ctx.actor.userId }, span)
  return found.map(({ reply }) => reply)
}

/** The join URL of the next session of a course; undefined when the seat is not paid or none is left. */
export async function findNextJoinUrl(
  ctx: Omit<Caller, 'links'>,
  courseId: string,
): Promise<string | undefined> {
  const row = await findPlan(ctx.db, { courseId, userId: ctx.actor.userId })
  if (!row || !maySeeCourse(row.seats).allowed) return undefined
  const next = liveSessionsOfPlan(row.plan, row.holidays).find(
    (session) => !isOff(session) && session.endsAt > ctx.now,
  )
  return next && joinUrl(ctx, next.id)
}
