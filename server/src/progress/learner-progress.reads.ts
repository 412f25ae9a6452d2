import { reachedPlace } from '@sohbet/domain/course/access'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { preparedSql } from '../db/prepared.ts'
import { seats, seatsIn } from './standing.ts'

/** Of each type that a learner has paid courses of: their seats, and the places of the modules they have completed. */
const typesOfLearner = preparedSql('types_of_learner', {
  statement: sql`
    select ${seatsIn(sql`own.type_id`)} as seats,
      (select count(*)::int from modules where course_type_id = own.type_id) as module_count,
      array(
        select (select count(*)::int from modules as before
          where before.course_type_id = own.type_id and before."order" < module."order")
        from module_progress as progress join modules as module on module.id = progress.module_id
        where progress.user_id = ${sql.placeholder('userId')} and progress.completed_at is not null
          and module.course_type_id = own.type_id) as completed
    from (
      select distinct course.type_id from enrollments as enrollment
      join courses as course on course.id = enrollment.course_id
      where enrollment.user_id = ${sql.placeholder('userId')} and enrollment.status = 'active'
    ) as own`,
  row: z.object({ seats, module_count: z.number(), completed: z.array(z.number()) }),
})

/** Modules completed over modules due, across a learner's courses; two courses of a type have its modules once. */
export async function readLearnerProgress(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<{ completed: number; due: number }> {
  const types = await typesOfLearner(db, { userId })
  const counts = types.map(({ seats: own, module_count: moduleCount, completed }) => {
    const reached = reachedPlace(own, moduleCount, now)
    return { due: reached + 1, completed: completed.filter((place) => place <= reached).length }
  })
  return {
    completed: counts.reduce((sum, { completed }) => sum + completed, 0),
    due: counts.reduce((sum, { due }) => sum + due, 0),
  }
}
