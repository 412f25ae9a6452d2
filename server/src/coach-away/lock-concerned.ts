import { asc, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { users } from '../db/tables/people/users.ts'
import { lockCourses } from '../live-sessions/lock-courses.ts'

const ids = z.object({ id: z.string() })

type Concerned = {
  coachId: string
  courseIds: readonly string[]
  lessonIds: readonly string[]
  /** Coaches who are asked. */
  askedIds: readonly string[]
}

/**
 * Locks everything that the choices may change, in the order of all other calls: courses, coaches, accounts, each by id.
 * So the verbs that follow wait for nothing, and no two callers wait for each other.
 */
export async function lockConcerned(
  db: Db,
  { coachId, courseIds, lessonIds, askedIds }: Concerned,
): Promise<void> {
  await lockCourses(db, { courseIds, coachIds: [coachId, ...askedIds] })
  const people = await queryRows(
    db,
    ids,
    sql`select user_id as id from lesson_seats where lesson_id = any(${sql.param(lessonIds)}::uuid[])
        and status = 'booked' and user_id is not null
      union select user_id from guest_seats where course_id = any(${sql.param(courseIds)}::uuid[]) and status = 'booked'
        and user_id is not null`,
  )
  await db
    .select({ id: users.id })
    .from(users)
    .where(
      inArray(
        users.id,
        people.map(({ id }) => id),
      ),
    )
    .orderBy(asc(users.id))
    .for('no key update')
}
