import type { ErrorCode } from '@sohbet/contract/errors'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { publishedModules as modules } from '../db/tables/catalogue/modules.ts'
import { quizzes } from '../db/tables/catalogue/quizzes.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'

/** Whether the user is the first or second coach of the row `course`. */
export const isCoachedBy = (userId: unknown): SQL<boolean> => sql`exists (
  select from coaches as own where own.user_id = ${userId}
    and own.id in (course.primary_coach_id, course.secondary_coach_id))`

/** A course type, by its id, by one of its modules or by the quiz of a module. */
type Taught = { typeId: string } | { moduleId: string } | { quizId: string }

function typeOf(db: Db, taught: Taught): SQL {
  if ('typeId' in taught) return sql`${taught.typeId}::uuid`
  const type = db.select({ id: modules.courseTypeId }).from(modules)
  if ('moduleId' in taught) return sql`(${type.where(eq(modules.id, taught.moduleId))})`
  const ofQuiz = type.innerJoin(quizzes, eq(quizzes.moduleId, modules.id))
  return sql`(${ofQuiz.where(eq(quizzes.id, taught.quizId))})`
}

/** Coaches see only the course types of their own courses; for all others the server replies `missing`. */
export async function refuseUnlessCoached(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  taught: Taught,
  missing: ErrorCode,
): Promise<void> {
  if (actor.role !== 'coach') return
  const teaches = sql`${coaches.userId} = ${actor.userId} and exists (select from courses
    where courses.type_id = ${typeOf(db, taught)}
      and ${coaches.id} in (courses.primary_coach_id, courses.secondary_coach_id))`
  if ((await db.$count(coaches, teaches)) === 0) throw new AppError(missing)
}
