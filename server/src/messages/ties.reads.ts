import type { Role } from '@sohbet/domain/account/role'
import { schoolMoment } from '@sohbet/domain/calendar'
import { learnerView, type LearnerView } from '@sohbet/domain/course/may-see-learner'
import { enrollmentStatuses } from '@sohbet/domain/enrollment/status'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { sqlSchoolZone } from '../db/sql-moment.ts'

const dayOf = (moment: SQL) => sql`(${moment} at time zone ${sqlSchoolZone})::date`

/**
 * What ties learners to coaches: enrolments in their courses, booked lessons, and single sessions: of a substitute with
 * the learners of the course, and of a guest with the coaches of the session. Only enrolments name a course.
 */
export const allTies = sql`(
  select own.user_id as learner_id, leader.user_id as coach_id, 'course' as what, own.status, course.end_date, course.name as course,
    course.id as course_id, own.created_at
  from enrollments as own join courses as course on course.id = own.course_id
    join coaches as leader on leader.id in (course.primary_coach_id, course.secondary_coach_id)
  union all
  select seat.user_id, leader.user_id, 'lesson', 'active', ${dayOf(sql`seat.ends_at`)}, null, null, seat.created_at
  from lesson_seats as seat join lessons as lesson on lesson.id = seat.lesson_id
    join coaches as leader on leader.id = lesson.coach_id
  where seat.status = 'booked' and lesson.cancelled_at is null
  union all
  select own.user_id, leader.user_id, 'session', own.status, coalesce(${dayOf(sql`session.starts_at`)}, session.day), null, null,
    own.created_at
  from live_sessions as session join enrollments as own on own.course_id = session.course_id
    join coaches as leader on leader.id = session.substitute_coach_id
  where not session.is_cancelled
  union all
  select guest.user_id, leader.user_id, 'session', 'active', ${dayOf(sql`guest.ends_at`)}, null, null, guest.created_at
  from guest_seats as guest join courses as course on course.id = guest.course_id
    left join live_sessions as session on session.course_id = guest.course_id and session.day = guest.day
      and session.minute = guest.minute
    join coaches as leader
      on leader.id in (coalesce(session.substitute_coach_id, course.primary_coach_id), course.secondary_coach_id)
  where guest.status = 'booked')`

/** The ties between a learner and a coach. */
export const sharedTies = ({ learner, coach }: { learner: SQL; coach: SQL }): SQL => sql`(
  select coalesce(json_agg(json_build_object('what', tie.what, 'status', tie.status, 'endDate', tie.end_date,
    'course', tie.course)
    order by tie.end_date desc, tie.created_at desc), '[]')
  from ${allTies} as tie where tie.learner_id = ${learner} and tie.coach_id = ${coach})`

export const tieRows = z.array(
  z.object({
    what: z.enum(['course', 'lesson', 'session']),
    status: z.enum(enrollmentStatuses),
    endDate: z.string(),
    course: z.string().nullable(),
  }),
)
type TieRow = z.output<typeof tieRows>[number]

/** The names of the courses of paid ties, each once. */
export const coursesOf = (ties: readonly TieRow[]): string[] => [
  ...new Set(ties.flatMap(({ status, course }) => (status === 'active' && course !== null ? [course] : []))),
]

/** What ties let their coach see of the learner. Those who only meet in a single session see no page. */
export function viewByTies(role: Role, ties: readonly TieRow[], now: Date): LearnerView | null {
  const endsOf = (kind: TieRow['what']) =>
    ties.filter(({ status, what }) => status === 'active' && what === kind).map(({ endDate }) => endDate)
  // A lesson ends on its day
  const lessonEnds = endsOf('lesson').map((day) => schoolMoment(day))
  return learnerView(role, { courseEnds: endsOf('course'), lessonEnds }, now)
}
