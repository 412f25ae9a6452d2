import { asc, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { lockCoaches } from '../coaches/lock-coach.ts'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { courses } from '../db/tables/catalogue/courses.ts'

/**
 * Locks several courses with everyone who teaches their sessions, and `coachIds`, in the order of all other calls: courses,
 * then coaches, each by id. So no two callers wait for each other.
 */
export async function lockCourses(
  db: Db,
  { courseIds, coachIds }: { courseIds: readonly string[]; coachIds: readonly string[] },
): Promise<void> {
  await db
    .select({ id: courses.id })
    .from(courses)
    .where(inArray(courses.id, [...courseIds]))
    .orderBy(asc(courses.id))
    .for('no key update')
  const ofCourses = sql`${sql.param(courseIds)}::uuid[]`
  const teachers = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`select primary_coach_id as id from courses where id = any(${ofCourses})
      union select substitute_coach_id from live_sessions
        where course_id = any(${ofCourses}) and substitute_coach_id is not null`,
  )
  await lockCoaches(db, [...new Set([...coachIds, ...teachers.map(({ id }) => id)])])
}
