import { reachedPlace } from '@sohbet/domain/course/access'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { preparedSql } from '../db/prepared.ts'
import { AppError } from '../errors/app-error.ts'
import { seats } from './standing.ts'
import { readTypeContent } from './type-content.ts'

/** The courses that a learner has paid for, and the modules that they have completed. */
const doneByLearner = preparedSql('done_by_learner', {
  statement: sql`
    select json_build_object(
      'seats', (select coalesce(json_agg(json_build_object('status', enrollment.status,
          'startDate', course.start_date, 'endDate', course.end_date, 'typeId', type.id, 'revision', type.revision)), '[]')
        from enrollments as enrollment join courses as course on course.id = enrollment.course_id
        join course_types as type on type.id = course.type_id
        where enrollment.user_id = ${sql.placeholder('userId')} and enrollment.status = 'active'),
      'completed', (select coalesce(json_agg(module_id), '[]') from module_progress
        where user_id = ${sql.placeholder('userId')} and completed_at is not null)) as found
    from users where users.id = ${sql.placeholder('userId')}`,
  row: z.object({
    found: z.object({
      seats: z.array(seats.element.extend({ typeId: z.string(), revision: z.number() })),
      completed: z.array(z.string()),
    }),
  }),
})

/** Modules completed over modules due, across a learner's courses; two courses of a type have its modules once. */
export async function readLearnerProgress(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<{ completed: number; due: number }> {
  const [row] = await doneByLearner(db, { userId })
  if (!row) throw new AppError('USER_NOT_FOUND')
  const { seats: own, completed } = row.found
  const types = new Map(own.map(({ typeId, revision }) => [typeId, revision]))
  const due: string[] = []
  for (const [typeId, revision] of types) {
    const content = await readTypeContent(db, { typeId, revision })
    const ofType = own.filter((seat) => seat.typeId === typeId)
    const reached = reachedPlace(ofType, content.length, now)
    due.push(...content.filter(({ place }) => place <= reached).map(({ id }) => id))
  }
  return { completed: due.filter((id) => completed.includes(id)).length, due: due.length }
}
