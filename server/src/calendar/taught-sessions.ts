import type { WeekSession } from '@sohbet/contract/live-sessions/coach-week'
import { currentModule } from '@sohbet/domain/course/current-module'
import { sessionKinds } from '@sohbet/domain/live-session/live-session'
import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { liveSessionState, opensAt } from '@sohbet/domain/live-session/rules'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { isCoachedBy } from '../coaches/course-access.ts'
import { toCurrentModule } from '../enrollments/course-progress.ts'
import { askedForSession, isUncoveredSession } from '../live-sessions/is-uncovered.ts'

/** A substitute does not see the pages of the learners. */
export const named = z.object({ userId: z.string().nullable(), name: z.string() })

const sessionRow = z.object({
  courseId: z.string(),
  courseName: z.string(),
  typeId: z.string(),
  typeName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  day: z.string(),
  minute: z.number(),
  kind: z.enum(sessionKinds),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  duration: z.number(),
  isMoved: z.boolean(),
  isCancelled: z.boolean(),
  zoomLink: z.string(),
  seatCount: z.number(),
  guestCount: z.number(),
  absent: z.array(named),
  asked: z.string().nullable(),
  isUncovered: z.boolean(),
})

export type TaughtRow = z.output<typeof sessionRow>

export const taughtRow = z.object({
  sessions: z.array(sessionRow),
  types: z.array(z.object({ id: z.string(), modules: z.array(z.object({ name: z.string() })) })),
})

/** Rows of a table that belong to the session `found`. */
export const ofSession = (table: SQL) => sql`${table}.course_id = found.course_id and ${table}.day = found.day
  and ${table}.minute = found.minute`

/** The id of `person` for a coach of the row `course`. */
export const learnerIdFor = (userId: string) => sql`case when ${isCoachedBy(userId)} then person.id end`

const fieldsFor = (
  userId: string,
) => sql`'courseId', found.course_id, 'courseName', found.name, 'typeId', course.type_id,
  'typeName', type.name, 'startDate', course.start_date, 'endDate', course.end_date, 'day', found.day,
  'minute', found.minute, 'kind', coalesce(change.kind, 'speaking_group'), 'startsAt', found.starts_at,
  'endsAt', found.ends_at, 'duration', found.duration, 'isMoved', found.is_moved,
  'isCancelled', coalesce(change.is_cancelled, false), 'zoomLink', found.zoom_link,
  'seatCount', coalesce(change.seat_count, (select count(*) from enrollments as seat
    where seat.course_id = found.course_id and seat.status = 'active' and seat.user_id is not null)),
  'guestCount', (select count(*) from guest_seats as guest where ${ofSession(sql`guest`)} and guest.status = 'booked'),
  'absent', (select coalesce(json_agg(json_build_object('userId', ${learnerIdFor(userId)}, 'name', person.username)
      order by person.username collate "tr-x-icu"), '[]')
    from live_session_attendance as attendance join users as person on person.id = attendance.user_id
    where ${ofSession(sql`attendance`)} and attendance.absence_announced_at is not null
      and not coalesce(attendance.correction, coalesce(attendance.joined_at, attendance.made_up_at) is not null)),
  'asked', ${askedForSession(sql`found`)},
  'isUncovered', ${isUncoveredSession(userId, sql`found`)}`

/** Beside a table `found` of sessions: the sessions in order, for a coach, and the modules of their course types. */
export const taughtColumns = (userId: string) => sql`
  (select coalesce(json_agg(json_build_object(${fieldsFor(userId)}) order by found.starts_at, found.course_id), '[]')
    from found join courses as course on course.id = found.course_id
    join course_types as type on type.id = course.type_id
    left join live_sessions as change on ${ofSession(sql`change`)}) as sessions,
  (select coalesce(json_agg(json_build_object('id', taught.type_id, 'modules',
      (select coalesce(json_agg(json_build_object('name', module.name) order by module."order"), '[]')
        from published_modules as module where module.course_type_id = taught.type_id))), '[]')
    from (select distinct course.type_id from found join courses as course on course.id = found.course_id)
      as taught) as types`

export function toWeekSessions({ sessions, types }: z.output<typeof taughtRow>, now: Date): WeekSession[] {
  const modulesOf = new Map(types.map(({ id, modules }) => [id, modules]))
  return sessions.map((session) => toWeekSession(session, { modulesOf, now }))
}

function toWeekSession(
  session: z.output<typeof sessionRow>,
  { modulesOf, now }: { modulesOf: ReadonlyMap<string, readonly { name: string }[]>; now: Date },
): WeekSession {
  const { courseId, startsAt, endsAt } = session
  const modules = modulesOf.get(session.typeId) ?? []
  return {
    id: liveSessionIdOf(courseId, session),
    kind: session.kind,
    courseId,
    courseName: session.courseName,
    typeName: session.typeName,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    opensAt: opensAt(session).toISOString(),
    duration: session.duration,
    state: liveSessionState({ ...session, holiday: null }, now),
    isMoved: session.isMoved,
    zoomLink: session.zoomLink,
    module: toCurrentModule(modules, currentModule(session, modules.length, startsAt)),
    seatCount: session.seatCount,
    guestCount: session.guestCount,
    absent: session.absent,
    asked: session.asked,
    isUncovered: session.isUncovered && !session.isCancelled,
  }
}
