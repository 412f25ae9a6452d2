import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

type Completion = { courseTypeId: string; now: Date; userId?: string }

/**
 * Completes the courses of a type for learners who completed all its modules: one learner, or all after a module left.
 * For one, call it with the account locked, so that of two last modules at once one sees the other.
 */
export async function completeCoursesOfType(
  db: Db,
  { courseTypeId, now, userId }: Completion,
): Promise<void> {
  const isWanted = userId === undefined ? sql`true` : sql`enrollments.user_id = ${userId}`
  await db.execute(sql`
    insert into course_completions (user_id, course_id, completed_at)
    select enrollments.user_id, courses.id, ${now}
    from courses join enrollments on enrollments.course_id = courses.id
    where courses.type_id = ${courseTypeId} and ${isWanted} and enrollments.status = 'active'
      and exists (select from published_modules as module where module.course_type_id = ${courseTypeId})
      and not exists (
        select from published_modules as module left join module_progress as progress
          on progress.module_id = module.id and progress.user_id = enrollments.user_id
        where module.course_type_id = ${courseTypeId} and progress.completed_at is null)
    on conflict do nothing`)
}
