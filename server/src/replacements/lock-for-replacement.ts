import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { lockCoaches } from '../coaches/lock-coach.ts'
import type { CourseRecord } from '../courses/course.repository.ts'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { liveSessions } from '../db/tables/learning/live-sessions.ts'
import { lessonSeats } from '../db/tables/lessons/lessons.ts'
import { users } from '../db/tables/people/users.ts'

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

/** Locks the learners of several lessons in one order, before lesson after lesson locks its own. */
export async function lockLearners(db: Db, lessonIds: readonly string[]): Promise<void> {
  const learners = db
    .select({ id: lessonSeats.userId })
    .from(lessonSeats)
    .where(and(inArray(lessonSeats.lessonId, [...lessonIds]), eq(lessonSeats.status, 'booked')))
  await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, learners))
    .orderBy(asc(users.id))
    .for('no key update')
}
