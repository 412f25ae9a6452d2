import type { Slot } from '@sohbet/domain/live-session/plan'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

/** The accounts of a course: learners with a seat, and coaches; with the substitute of one session. */
export async function readClass(db: Db, courseId: string, session?: Slot) {
  const substitute = session
    ? sql`(select substitute_coach_id from live_sessions where course_id = course.id and day = ${session.day}
        and minute = ${session.minute})`
    : sql`null`
  const { rows } = await db.execute<{ learners: string[]; coaches: string[] }>(sql`
    select array(select user_id from enrollments
        where course_id = course.id and status = 'active' and user_id is not null) as learners,
      array(select user_id from coaches
        where id in (course.primary_coach_id, course.secondary_coach_id, ${substitute})
          and user_id is not null) as coaches
    from courses as course where id = ${courseId}`)
  return rows[0] ?? { learners: [], coaches: [] }
}
