import { sessionCoach } from '@sohbet/contract/live-sessions/session-coach'
import { zoomTime } from '@sohbet/contract/catalogue/course-parts'
import {
  liveSessionsOf,
  sessionKinds,
  type Holiday,
  type LiveSession,
} from '@sohbet/domain/live-session/live-session'
import { plannedLiveSessions } from '@sohbet/domain/live-session/plan'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { zoomTimesOf } from '../db/zoom-times-of.ts'
import { AppError } from '../errors/app-error.ts'

/** Everything that the sessions of a course depend on, as one value of the row `course`. */
export const planOfCourse = sql`json_build_object('courseId', course.id, 'name', course.name,
  'startDate', course.start_date, 'endDate', course.end_date, 'zoomLink', course.zoom_link,
  'plannedFrom', course.planned_from, 'updatedAt', course.updated_at,
  'zoomTimes', ${zoomTimesOf(sql`course.id`)},
  'coach', (select json_build_object('name', users.username, 'photo', coaches.profile_photo)
    from coaches join users on users.id = coaches.user_id where coaches.id = course.primary_coach_id),
  'changes', (select coalesce(json_agg(json_build_object('day', day, 'minute', minute, 'kind', kind, 'startsAt', starts_at,
      'duration', duration, 'isCancelled', is_cancelled, 'cancelReason', cancel_reason, 'isExtra', is_extra,
      'substituteId', substitute_coach_id, 'substitute', case when substitute_coach_id is not null
        then (select json_build_object('name', users.username, 'photo', coaches.profile_photo)
          from coaches join users on users.id = coaches.user_id where coaches.id = substitute_coach_id) end,
      'isKept', is_kept, 'zoomLink', zoom_link, 'notes', notes,
      'replayLink', replay_link, 'holiday', holiday, 'seatCount', seat_count,
      'taughtBy', case when recorded_at is not null
        then array_remove(array[primary_coach_id, secondary_coach_id], null) end, 'revision', revision, 'changedAt', changed_at)), '[]')
    from live_sessions where course_id = course.id))`

export const holidaysOfSchool = sql`coalesce((select holidays from school_settings), '[]')`
export const holidayRows = z.array(z.object({ day: z.string(), name: z.string() }))

const changeRow = z.object({
  day: z.string(),
  minute: z.number(),
  kind: z.enum(sessionKinds),
  startsAt: z.coerce.date().nullable(),
  duration: z.number().nullable(),
  isCancelled: z.boolean(),
  cancelReason: z.string(),
  isExtra: z.boolean(),
  substituteId: z.string().nullable(),
  /** Null after the account was erased. */
  substitute: sessionCoach.nullable(),
  isKept: z.boolean(),
  zoomLink: z.string().nullable(),
  notes: z.string(),
  replayLink: z.string().nullable(),
  holiday: z.string().nullable(),
  seatCount: z.number().nullable(),
  taughtBy: z.array(z.string()).nullable(),
  revision: z.number(),
  changedAt: z.coerce.date(),
})

export const planRow = z.object({
  courseId: z.string(),
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  zoomLink: z.string(),
  plannedFrom: z.coerce.date().nullable(),
  updatedAt: z.coerce.date(),
  zoomTimes: z.array(zoomTime),
  coach: sessionCoach.nullable(),
  changes: z.array(changeRow),
})
export type PlanRow = z.output<typeof planRow>

const planWithHolidays = z.object({ plan: planRow, holidays: holidayRows })

/** The plan of a course, with the sessions that take place by it. */
export async function requireCoursePlan(
  db: Db,
  courseId: string,
): Promise<PlanRow & { sessions: LiveSession[] }> {
  const [row] = await queryRows(
    db,
    planWithHolidays,
    sql`select ${planOfCourse} as plan, ${holidaysOfSchool} as holidays
      from courses as course where course.id = ${courseId}`,
  )
  if (!row) throw new AppError('COURSE_NOT_FOUND')
  return { ...row.plan, sessions: liveSessionsOfPlan(row.plan, row.holidays) }
}

/** The last change of a session or of its course's plan, for calendar clients. */
export const lastChangeOf = ({ changedAt }: LiveSession, { updatedAt }: PlanRow): Date =>
  changedAt && changedAt > updatedAt ? changedAt : updatedAt

export const liveSessionsOfPlan = (plan: PlanRow, holidays: readonly Holiday[]): LiveSession[] =>
  liveSessionsOf({ ...plan, planned: plannedLiveSessions(plan), holidays })

/** The coach of a session: its substitute, or the course's first coach. */
export function coachOfSession(
  { coach, changes }: Pick<PlanRow, 'coach' | 'changes'>,
  { day, minute, substituteId }: LiveSession,
): PlanRow['coach'] {
  if (substituteId === null) return coach
  return changes.find((change) => change.day === day && change.minute === minute)?.substitute ?? null
}
