import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { isHeardSeat } from '../speaking-tasks/heard-seats.ts'

/**
 * Which coaches hear which learners, by course type: those of a course with a paid seat of the learner. It follows moved
 * seats and replaced coaches.
 */
export const seatsHeard = (now: Date): SQL => sql`(
  select seat.user_id as learner_id, leader.user_id as coach_id, course.type_id, course.id as course_id,
    course.name as course, course.end_date
  from enrollments as seat join courses as course on course.id = seat.course_id
    join coaches as leader on leader.id in (course.primary_coach_id, course.secondary_coach_id)
  where ${isHeardSeat(now)})`

/** Recordings with the seats through which their coaches hear them: `sent`, `module` and `heard`. */
export const heardRecordings = (now: Date): SQL => sql`
  ${seatsHeard(now)} as heard
  join speaking_recordings as sent on sent.user_id = heard.learner_id and sent.deleted_at is null
  join speaking_tasks as task on task.id = sent.task_id
  join modules as module on module.id = task.module_id and module.course_type_id = heard.type_id`

/** Null for a recording that the coach does not hear. */
export async function findHeard(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, coachId }: { id: string; coachId: string },
): Promise<{ courseId: string; course: string } | null> {
  const [found] = await queryRows(
    db,
    z.object({ courseId: z.string(), course: z.string() }),
    sql`select heard.course_id as "courseId", heard.course from ${heardRecordings(now)}
      where sent.id = ${id} and heard.coach_id = ${coachId} order by heard.end_date desc limit 1`,
  )
  return found ?? null
}

/** The coaches who hear a learner in a module. */
export async function findHearers(
  db: Db,
  { learnerId, moduleId, now }: { learnerId: string; moduleId: string; now: Date },
): Promise<string[]> {
  const rows = await queryRows(
    db,
    z.object({ coachId: z.string() }),
    sql`select distinct heard.coach_id as "coachId" from ${seatsHeard(now)} as heard
      join modules as module on module.course_type_id = heard.type_id
      where heard.learner_id = ${learnerId} and module.id = ${moduleId}`,
  )
  return rows.map(({ coachId }) => coachId)
}
