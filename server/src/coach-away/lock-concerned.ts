import { asc, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { lockCoaches } from '../coaches/lock-coach.ts'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { users } from '../db/tables/people/users.ts'

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
  await db
    .select({ id: courses.id })
    .from(courses)
    .where(inArray(courses.id, [...courseIds]))
    .orderBy(asc(courses.id))
    .for('no key update')
  const ofCourses = sql`${sql.param(courseIds)}::uuid[]`
  const teachers = await queryRows(
    db,
    ids,
    sql`select primary_coach_id as id from courses where id = any(${ofCourses})
      union select substitute_coach_id from live_sessions
        where course_id = any(${ofCourses}) and substitute_coach_id is not null`,
  )
  await lockCoaches(db, [...new Set([coachId, ...askedIds, ...teachers.map(({ id }) => id)])])
  const people = await queryRows(
    db,
    ids,
    sql`select user_id as id from lesson_seats where lesson_id = any(${sql.param(lessonIds)}::uuid[])
        and status = 'booked' and user_id is not null
      union select user_id from guest_seats where course_id = any(${ofCourses}) and status = 'booked'
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
