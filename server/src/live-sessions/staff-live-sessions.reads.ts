import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { parseLiveSessionId, slotKey } from '@sohbet/domain/live-session/plan'
import { makeUpDays, opensAt, liveSessionState } from '@sohbet/domain/live-session/rules'
import { maySubstituteSee } from '@sohbet/domain/course/may-see-learner'
import { schoolDay, schoolMoment } from '@sohbet/domain/calendar'
import type { ErrorCode } from '@sohbet/contract/errors'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { coachingColumns, coachingOf, isTaughtBy, type Coaching } from './coaching.ts'
import { coachesOfUser, mayTeach } from './live-sessions-between.ts'
import {
  coachOfSession,
  holidayRows,
  holidaysOfSchool,
  planOfCourse,
  planRow,
  liveSessionsOfPlan,
  type PlanRow,
} from './plan.reads.ts'

/** A course's plan, the number of seats, attendances and announced absences, and what took place. */
const staffColumns = sql`${planOfCourse} as plan, ${holidaysOfSchool} as holidays,
  (select count(*)::int from enrollments where course_id = course.id and status = 'active'
    and user_id is not null) as seats,
  (select coalesce(json_agg(json_build_object('day', counted.day, 'minute', counted.minute,
      'attended', counted.attended, 'absent', counted.absent)), '[]')
    from (select day, minute, count(*) filter (where coalesce(correction, coalesce(joined_at, made_up_at) is not null)) as attended,
        count(*) filter (where absence_announced_at is not null
          and not coalesce(correction, coalesce(joined_at, made_up_at) is not null)) as absent
      from live_session_attendance where course_id = course.id group by day, minute) as counted) as counts,
  (select coalesce(json_agg(json_build_object('day', held.day, 'minute', held.minute,
      'coaches', (select coalesce(json_agg(json_build_object('id', coach.id, 'name', person.username)
          order by coach.id <> held.primary_coach_id), '[]')
        from coaches as coach left join users as person on person.id = coach.user_id
        where coach.id in (held.primary_coach_id, held.secondary_coach_id)),
      'correctedAt', held.corrected_at,
      'correctedBy', (select username from users where id = held.corrected_by_id))), '[]')
    from live_sessions as held where held.course_id = course.id and held.recorded_at is not null) as records,
  (select coalesce(json_agg(json_build_object('day', day, 'minute', minute, 'text', agenda)), '[]')
    from live_sessions where course_id = course.id and agenda <> '') as agendas,
  (select coalesce(json_agg(json_build_object('day', request.day, 'minute', request.minute, 'id', coach.id,
      'name', person.username)), '[]')
    from live_session_requests as request join coaches as coach on coach.id = request.to_coach_id
    join users as person on person.id = coach.user_id
    where request.course_id = course.id and request.answer is null) as requests`

const staffRow = z.object({
  plan: planRow,
  holidays: holidayRows,
  seats: z.number(),
  counts: z.array(
    z.object({ day: z.string(), minute: z.number(), attended: z.number(), absent: z.number() }),
  ),
  records: z.array(
    z.object({
      day: z.string(),
      minute: z.number(),
      coaches: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
      correctedAt: z.coerce.date().nullable(),
      correctedBy: z.string().nullable(),
    }),
  ),
  agendas: z.array(z.object({ day: z.string(), minute: z.number(), text: z.string() })),
  requests: z.array(z.object({ day: z.string(), minute: z.number(), id: z.string(), name: z.string() })),
  ...coachingColumns,
})
type StaffRow = z.output<typeof staffRow>

type Caller = Pick<SignedInContext, 'actor' | 'now'>
type Counts = { attended: number; absent: number }

export type StaffPlan = {
  plan: PlanRow
  seats: number
  sessions: readonly LiveSession[]
  countsOf: ReadonlyMap<string, Counts>
  recordOf: ReadonlyMap<string, NonNullable<StaffLiveSession['record']>>
  /** Read apart from the plan, so that no learner's reply can have it. */
  agendaOf: ReadonlyMap<string, string>
  askedOf: ReadonlyMap<string, NonNullable<StaffLiveSession['asked']>>
  /** The caller is neither an admin nor a coach of the course. */
  isAsSubstitute: boolean
  coaching: Coaching
}

const toStaffPlan = (
  { plan, holidays, seats, counts, records, agendas, requests, ...coaching }: StaffRow,
  { actor }: Pick<Caller, 'actor'>,
): StaffPlan => ({
  plan,
  seats,
  sessions: liveSessionsOfPlan(plan, holidays),
  countsOf: new Map(counts.map((count) => [slotKey(count), count])),
  recordOf: new Map(records.map((record) => [slotKey(record), toRecord(record)])),
  agendaOf: new Map(agendas.map(({ text, ...slot }) => [slotKey(slot), text])),
  askedOf: new Map(requests.map(({ id, name, ...slot }) => [slotKey(slot), { id, name }])),
  isAsSubstitute: actor.role !== 'admin' && !coaching.isFirst && !coaching.isSecond,
  coaching,
})

/** The sessions that the caller sees: a substitute those that they substitute, until some days after them. */
const shownTo = ({ sessions, isAsSubstitute, coaching }: StaffPlan, now: Date): readonly LiveSession[] =>
  isAsSubstitute
    ? sessions.filter((session) => isTaughtBy(coaching, session) && maySubstituteSee(session, now))
    : sessions

const toRecord = ({ coaches, correctedAt, correctedBy }: StaffRow['records'][number]) => ({
  coaches,
  correction: correctedAt && { by: correctedBy, at: correctedAt.toISOString() },
})

/** Another coach's course answers 404. A substitute gets `shown` sessions only. */
async function requireStaffPlan(
  db: Db,
  { actor, now }: Caller,
  { courseId, missing }: { courseId: string; missing: ErrorCode },
): Promise<StaffPlan & { shown: readonly LiveSession[] }> {
  const [row] = await queryRows(
    db,
    staffRow,
    sql`select ${staffColumns}, ${coachingOf(actor.userId)}
      from courses as course where course.id = ${courseId}`,
  )
  if (!row) throw new AppError(missing)
  const found = toStaffPlan(row, { actor })
  const shown = shownTo(found, now)
  if (found.isAsSubstitute && shown.length === 0) throw new AppError(missing)
  return { ...found, shown }
}

export async function requireStaffLiveSession(db: Db, ctx: Caller, id: string) {
  const slot = parseLiveSessionId(id)
  if (!slot) throw new AppError('SESSION_NOT_FOUND')
  const found = await requireStaffPlan(db, ctx, { courseId: slot.courseId, missing: 'SESSION_NOT_FOUND' })
  const session = found.shown.find(({ day, minute }) => day === slot.day && minute === slot.minute)
  if (!session) throw new AppError('SESSION_NOT_FOUND')
  return { ...found, session, reply: toStaffLiveSession(session, found, ctx.now) }
}

export async function readStaffLiveSessions(
  ctx: Caller & { db: Db },
  courseId: string,
): Promise<StaffLiveSession[]> {
  const found = await requireStaffPlan(ctx.db, ctx, { courseId, missing: 'COURSE_NOT_FOUND' })
  return found.shown.map((session) => toStaffLiveSession(session, found, ctx.now))
}

/** A course that only its coaches and admins may change. */
export async function requirePlanOfCourse(db: Db, ctx: Caller, courseId: string): Promise<StaffPlan> {
  const found = await requireStaffPlan(db, ctx, { courseId, missing: 'COURSE_NOT_FOUND' })
  if (found.isAsSubstitute) throw new AppError('ONLY_COURSE_COACH')
  return found
}

/** A session that only a coach of its course, or an admin, may change. */
export async function requireSessionOfCourse(db: Db, ctx: Caller, id: string) {
  const found = await requireStaffLiveSession(db, ctx, id)
  if (found.isAsSubstitute) throw new AppError('ONLY_COURSE_COACH')
  return found
}

/** The sessions that the caller teaches, sorted by time. */
export async function readCoachLiveSessions(
  { db, actor, now }: Caller & { db: Db },
  { from, to }: { from: Date; to: Date },
): Promise<StaffLiveSession[]> {
  // A session may be moved to a day after its course's last day
  const rows = await queryRows(
    db,
    staffRow,
    sql`select ${staffColumns}, ${coachingOf(actor.userId)} from courses as course
      where ${mayTeach(coachesOfUser(actor.userId))} and course.is_active
        and course.end_date >= ${schoolDay(from)}::date - ${makeUpDays}::int`,
  )
  return rows
    .flatMap((row) => {
      const found = toStaffPlan(row, { actor })
      return shownTo(found, now)
        .filter((session) => session.startsAt >= from && session.startsAt < to && isTaughtBy(row, session))
        .map((session) => toStaffLiveSession(session, found, now))
    })
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
}

function toStaffLiveSession(
  session: LiveSession,
  { plan, seats, countsOf, recordOf, agendaOf, askedOf, isAsSubstitute }: StaffPlan,
  now: Date,
): StaffLiveSession {
  const counts = countsOf.get(slotKey(session))
  const { substituteId } = session
  return {
    id: session.id,
    kind: session.kind,
    courseId: session.courseId,
    courseName: plan.name,
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    duration: session.duration,
    opensAt: opensAt(session).toISOString(),
    state: liveSessionState(session, now),
    isMoved: session.isMoved,
    isExtra: session.isExtra,
    cancelReason: session.cancelReason,
    notes: session.notes,
    replayLink: session.replayLink,
    plannedAt: schoolMoment(session.day, session.minute).toISOString(),
    zoomLink: session.zoomLink ?? plan.zoomLink,
    hasOwnLink: session.zoomLink !== null,
    holiday: session.holiday,
    agenda: agendaOf.get(slotKey(session)) ?? '',
    revision: session.revision,
    attendedCount: counts?.attended ?? 0,
    absenceCount: counts?.absent ?? 0,
    seatCount: session.seatCount ?? seats,
    substitute:
      substituteId === null ? null : { id: substituteId, name: coachOfSession(plan, session)?.name ?? null },
    asked: askedOf.get(slotKey(session)) ?? null,
    isAsSubstitute,
    record: recordOf.get(slotKey(session)) ?? null,
  }
}
