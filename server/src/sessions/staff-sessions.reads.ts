import type { StaffSession } from '@sohbet/contract/sessions'
import type { LiveSession } from '@sohbet/domain/session/live-session'
import { parseSessionId, slotKey } from '@sohbet/domain/session/plan'
import { opensAt, sessionState } from '@sohbet/domain/session/rules'
import { schoolMoment } from '@sohbet/domain/calendar'
import type { ErrorCode } from '@sohbet/contract/errors'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { preparedSql } from '../db/prepared.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedInContext } from '../http/context.ts'
import {
  holidayRows,
  holidaysOfSchool,
  planOfCourse,
  planRow,
  sessionsOfPlan,
  type PlanRow,
} from './plan.reads.ts'

/** A course's plan, how many came and how many said that they would not, and whether the caller is its coach. */
const planForStaff = preparedSql('plan_for_staff', {
  statement: sql`
    select ${planOfCourse} as plan, ${holidaysOfSchool} as holidays,
      exists (select from coaches where coaches.user_id = ${sql.placeholder('userId')}
        and coaches.id in (course.primary_coach_id, course.secondary_coach_id)) as is_own,
      (select coalesce(json_agg(json_build_object('day', counted.day, 'minute', counted.minute,
          'attended', counted.attended, 'absent', counted.absent)), '[]')
        from (select day, minute, count(*) filter (where coalesce(correction, joined_at is not null)) as attended,
            count(*) filter (where absence_announced_at is not null) as absent
          from session_attendance where course_id = course.id group by day, minute) as counted) as counts
    from courses as course where course.id = ${sql.placeholder('courseId')}`,
  row: z.object({
    plan: planRow,
    holidays: holidayRows,
    is_own: z.boolean(),
    counts: z.array(
      z.object({ day: z.string(), minute: z.number(), attended: z.number(), absent: z.number() }),
    ),
  }),
})

type Caller = Pick<SignedInContext, 'actor' | 'now'>
type Counts = { attended: number; absent: number }

export type StaffPlan = { plan: PlanRow; sessions: LiveSession[]; countsOf: ReadonlyMap<string, Counts> }

/** A course of somebody else's is none to a coach. */
export async function requireStaffPlan(
  db: Db,
  { actor }: Caller,
  { courseId, missing }: { courseId: string; missing: ErrorCode },
): Promise<StaffPlan> {
  const [row] = await planForStaff(db, { courseId, userId: actor.userId })
  if (!row || (actor.role !== 'admin' && !row.is_own)) throw new AppError(missing)
  const countsOf = new Map(row.counts.map((count) => [slotKey(count), count]))
  return { plan: row.plan, sessions: sessionsOfPlan(row.plan, row.holidays), countsOf }
}

export async function requireStaffSession(db: Db, ctx: Caller, id: string) {
  const slot = parseSessionId(id)
  if (!slot) throw new AppError('SESSION_NOT_FOUND')
  const found = await requireStaffPlan(db, ctx, { courseId: slot.courseId, missing: 'SESSION_NOT_FOUND' })
  const session = found.sessions.find(({ day, minute }) => day === slot.day && minute === slot.minute)
  if (!session) throw new AppError('SESSION_NOT_FOUND')
  return { ...found, session, told: toStaffSession(session, found, ctx.now) }
}

export async function readStaffSessions(ctx: Caller & { db: Db }, courseId: string): Promise<StaffSession[]> {
  const found = await requireStaffPlan(ctx.db, ctx, { courseId, missing: 'COURSE_NOT_FOUND' })
  return found.sessions.map((session) => toStaffSession(session, found, ctx.now))
}

function toStaffSession(session: LiveSession, { plan, countsOf }: StaffPlan, now: Date): StaffSession {
  const counts = countsOf.get(slotKey(session))
  return {
    id: session.id,
    courseId: session.courseId,
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    duration: session.duration,
    opensAt: opensAt(session).toISOString(),
    state: sessionState(session, now),
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
  }
}
