import { and, asc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { turkish } from '../db/tables/columns.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { AppError } from '../errors/app-error.ts'

/** Courses whose first or second coach the user is, by name. */
export const readOwnCourses = (db: Db, { userId, where }: { userId: string; where: SQL }) =>
  db
    .select({
      id: courses.id,
      name: courses.name,
      startDate: courses.startDate,
      endDate: courses.endDate,
      isCancelled: sql<boolean>`${isNotNull(courses.cancelledAt)}`,
    })
    .from(courses)
    .innerJoin(coaches, sql`${coaches.id} in (${courses.primaryCoachId}, ${courses.secondaryCoachId})`)
    .where(and(eq(coaches.userId, userId), where))
    .orderBy(asc(turkish(courses.name)), courses.id)

/** Throws COURSE_NOT_FOUND unless the user coaches all of these courses. */
export async function requireOwnCourses(
  db: Db,
  { courseIds, userId }: { courseIds: readonly string[]; userId: string },
) {
  const ids = [...new Set(courseIds)]
  const own = await readOwnCourses(db, { userId, where: inArray(courses.id, ids) })
  if (own.length < ids.length) throw new AppError('COURSE_NOT_FOUND')
  return own
}
