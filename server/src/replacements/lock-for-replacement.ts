import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import { lockCoaches } from '../coaches/lock-coach.ts'
import type { CourseRecord } from '../courses/course.repository.ts'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { liveSessions } from '../db/tables/learning/live-sessions.ts'

/** Locks courses in one order, then their coaches and substitutes with `coachIds`. Returns the courses. */
export async function lockCoursesAndCoaches(
  db: Db,
  { courseIds, coachIds }: { courseIds: readonly string[]; coachIds: readonly string[] },
): Promise<ReadonlyMap<string, CourseRecord>> {
  const locked = await db
    .select()
    .from(courses)
    .where(inArray(courses.id, [...courseIds]))
    .orderBy(asc(courses.id))
    .for('update')
  const substitutes = await db
    .selectDistinct({ id: liveSessions.substituteCoachId })
    .from(liveSessions)
    .where(and(inArray(liveSessions.courseId, [...courseIds]), isNotNull(liveSessions.substituteCoachId)))
  const known = [
    ...coachIds,
    ...locked.map(({ primaryCoachId }) => primaryCoachId),
    ...substitutes.flatMap(({ id }) => id ?? []),
  ]
  await lockCoaches(db, [...new Set(known)])
  return new Map(locked.map((course) => [course.id, course]))
}
