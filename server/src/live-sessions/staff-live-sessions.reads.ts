import type { StaffLiveSession } from '@sohbet/contract/learning/live-sessions'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { parseLiveSessionId, slotKey } from '@sohbet/domain/live-session/plan'
import { makeUpDays, opensAt, liveSessionState } from '@sohbet/domain/live-session/rules'
import { schoolDay, schoolMoment } from '@sohbet/domain/calendar'
import type { ErrorCode } from '@sohbet/contract/errors'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import {
  holidayRows,
  holidaysOfSchool,
  planOfCourse,
  planRow,
  liveSessionsOfPlan,
  type PlanRow,
} from './plan.reads.ts'

/** Whether the caller coaches the row `course`, as its first or its second coach. */
const isOwnCourse = (userId: string) => sql`exists (select from coaches where coaches.user_id = ${userId}
  and coaches.id in (course.primary_coach_id, course.secondary_coach_id))`

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
    from live_sessions as held where held.course_id = course.id and held.recorded_at is not null) as records`

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
}

const toStaffPlan = ({ plan, holidays, seats, counts, records }: StaffRow): StaffPlan => ({
  plan,
  seats,
  sessions: liveSessionsOfPlan(plan, holidays),
  countsOf: new Map(counts.map((count) => [slotKey(count), count])),
  recordOf: new Map(records.map((record) => [slotKey(record), toRecord(record)])),
})

const toRecord = ({ coaches, correctedAt, correctedBy }: StaffRow['records'][number]) => ({
  coaches,
  correction: correctedAt && { by: correctedBy, at: correctedAt.toISOString() },
})

/** Another coach's course answers 404. */
async function requireStaffPlan(
  db: Db,
  { actor }: Caller,
  { courseId, missing }: { courseId: string; missing: ErrorCode },
): Promise<StaffPlan> {
  const [row] = await queryRows(
    db,
    staffRow.extend({ is_own: z.boolean() }),
    sql`select ${staffColumns}, ${isOwnCourse(actor.userId)} as is_own
      from courses as course where course.id = ${courseId}`,
  )
  if (!row || (actor.role !== 'admin' && !row.is_own)) throw new AppError(missing)
  return toStaffPlan(row)
}

export async function requireStaffLiveSession(db: Db, ctx: Caller, id: string) {
  const slot = parseLiveSessionId(id)
  if (!slot) throw new AppError('SESSION_NOT_FOUND')
  const found = await requireStaffPlan(db, ctx, { courseId: slot.courseId, missing: 'SESSION_NOT_FOUND' })
  const session = found.sessions.find(({ day, minute }) => day === slot.day && minute === slot.minute)
  if (!session) throw new AppError('SESSION_NOT_FOUND')
  return { ...found, session, reply: toStaffLiveSession(session, found, ctx.now) }
}

export async function readStaffLiveSessions(
  ctx: Caller & { db: Db },
  courseId: string,
): Promise<StaffLiveSession[]> {
  const found = await requireStaffPlan(ctx.db, ctx, { courseId, missing: 'COURSE_NOT_FOUND' })
  return found.sessions.map((session) => toStaffLiveSession(session, found, ctx.now))
}

/** The sessions of all courses of the caller, sorted by time. */
export async function readCoachLiveSessions(
  { db, actor, now }: Caller & { db: Db },
  { from, to }: { from: Date; to: Date },
): Promise<StaffLiveSession[]> {
  // A session may be moved to a day after its course's last day
  const rows = await queryRows(
    db,
    staffRow,
    sql`select ${staffColumns} from courses as course
      where ${isOwnCourse(actor.userId)} and course.is_active
        and course.end_date >= ${schoolDay(from)}::date - ${makeUpDays}::int`,
  )
  return rows
    .flatMap((row) => {
      const found = toStaffPlan(row)
      return found.sessions
        .filter(({ startsAt }) => startsAt >= from && startsAt < to)
        .map((session) => toStaffLiveSession(session, found, now))
    })
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
}

function toStaffLiveSession(
  session: LiveSession,
  { plan, seats, countsOf, recordOf }: StaffPlan,
  now: Date,
): StaffLiveSession {
  const counts = countsOf.get(slotKey(session))
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
    notes: session.notes,
    replayLink: session.replayLink,
    plannedAt: schoolMoment(session.day, session.minute).toISOString(),
    zoomLink: session.zoomLink ?? plan.zoomLink,
    hasOwnLink: session.zoomLink !== null,
    holiday: session.holiday,
    revision: session.revision,
    attendedCount: counts?.attended ?? 0,
    absenceCount: counts?.absent ?? 0,
    seatCount: session.seatCount ?? seats,
    record: recordOf.get(slotKey(session)) ?? null,
  }
}
