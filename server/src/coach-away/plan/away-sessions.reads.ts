import type { AwayRole } from '@sohbet/domain/away/away'
import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { liveSessionsBetween, mayTeach } from '../../live-sessions/live-sessions-between.ts'
import type { ConcernedRow, Asked } from './concerned-row.ts'
import { sqlMoment } from '../../db/sql-moment.ts'

const moment = z.coerce.date()
const row = z.object({
  courseId: z.string(),
  course: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  day: z.string(),
  minute: z.number(),
  startsAt: moment,
  endsAt: moment,
  teacherId: z.string(),
  secondId: z.string().nullable(),
  courseCoachId: z.string(),
  teacher: z.string().nullable(),
  courseCoach: z.string().nullable(),
  revision: z.number(),
  requestId: z.string().nullable(),
  asked: z.string().nullable(),
  userIds: z.array(z.string()),
})

const nameOf = (coachId: string) => sql`(select person.username from coaches as named
  join users as person on person.id = named.user_id where named.id = ${sql.raw(coachId)})`

/** The sessions that a coach teaches in a time and that have not begun, with everyone who hears of a change. */
export async function readAwaySessions(
  db: Db,
  { coachId, startsAt, endsAt, now }: Asked,
): Promise<ConcernedRow[]> {
  const rows = await queryRows(
    db,
    row,
    sql`select session.course_id as "courseId", session.name as course, course.start_date::text as "startDate",
        course.end_date::text as "endDate", session.day::text as day,
        session.minute, session.starts_at as "startsAt", session.ends_at as "endsAt",
        session.primary_coach_id as "teacherId", session.secondary_coach_id as "secondId",
        course.primary_coach_id as "courseCoachId", ${nameOf('session.primary_coach_id')} as teacher,
        ${nameOf('course.primary_coach_id')} as "courseCoach", coalesce(change.revision, 0) as revision,
        request.id as "requestId", ${nameOf('request.to_coach_id')} as asked,
        array(select user_id from enrollments where course_id = course.id and status = 'active'
            and user_id is not null
          union select user_id from guest_seats as guest where guest.course_id = course.id and guest.day = session.day
            and guest.minute = session.minute and guest.status = 'booked' and user_id is not null
          union select user_id from coaches where id in (course.primary_coach_id, course.secondary_coach_id,
            change.substitute_coach_id) and user_id is not null) as "userIds"
      from (${liveSessionsBetween({ from: sqlMoment(startsAt), to: sqlMoment(endsAt) }, mayTeach(sql`array[${coachId}::uuid]`))})
        as session
      join courses as course on course.id = session.course_id
      left join live_sessions as change on change.course_id = session.course_id and change.day = session.day
        and change.minute = session.minute
      left join live_session_requests as request on request.course_id = session.course_id
        and request.day = session.day and request.minute = session.minute and request.answer is null
      where ${coachId} in (session.primary_coach_id, session.secondary_coach_id)
        and session.starts_at > ${sqlMoment(now)}
      order by session.starts_at, session.course_id`,
  )
  return rows.map(({ courseId, day, minute, revision, requestId, ...session }) => {
    const role = roleOf(coachId, session)
    return {
      id: liveSessionIdOf(courseId, { day, minute }),
      courseId,
      course: session.course,
      dates: { startDate: session.startDate, endDate: session.endDate },
      lesson: null,
      learners: [],
      role,
      otherCoach: { own: null, substitute: session.courseCoach, second: session.teacher }[role],
      secondId: session.secondId,
      startsAt: session.startsAt,
      endsAt: session.endsAt,
      version: [revision, requestId ?? '', session.startsAt.getTime(), session.endsAt.getTime()].join(),
      userIds: session.userIds,
      asked: session.asked,
    }
  })
}

const roleOf = (
  coachId: string,
  { teacherId, courseCoachId }: { teacherId: string; courseCoachId: string },
): AwayRole => {
  if (teacherId !== coachId) return 'second'
  return courseCoachId === coachId ? 'own' : 'substitute'
}
