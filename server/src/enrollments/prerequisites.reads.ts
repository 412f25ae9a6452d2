import type { Reply } from '@sohbet/contract/endpoint'
import type { getPrerequisites } from '@sohbet/contract/enrollments'
import { checkPrerequisites } from '@sohbet/domain/enrollment/policy'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'
import { courseTypes } from '../db/tables/course-types.ts'
import { courses } from '../db/tables/courses.ts'
import { enrollments } from '../db/tables/enrollments.ts'
import { users } from '../db/tables/users.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedInContext } from '../http/context.ts'

type Course = { requiredCourseTypeId: string | null }

/** What a learner brings: the score, and whether they have a seat, paid for, in a course of the required type. */
export async function readLearnerRecord(
  db: Db,
  { course, userId }: { course: Course; userId: string },
): Promise<{ score: number | null; hasPreviousCourse: boolean }> {
  const earlier = alias(courses, 'earlier')
  const previous = db
    .select({ one: sql`1` })
    .from(enrollments)
    .innerJoin(earlier, eq(earlier.id, enrollments.courseId))
    .where(
      and(
        eq(enrollments.userId, userId),
        eq(enrollments.status, 'active'),
        eq(earlier.typeId, sql`${course.requiredCourseTypeId}::uuid`),
      ),
    )
  const [record] = await db
    .select({ score: users.levelScore, hasPreviousCourse: sql<boolean>`exists (${previous})` })
    .from(users)
    .where(eq(users.id, userId))
  return record ?? { score: null, hasPreviousCourse: false }
}

export async function readPrerequisites(
  { db, actor }: SignedInContext,
  courseId: string,
): Promise<Reply<typeof getPrerequisites>> {
  const [found] = await db
    .select({ course: courses, requiredCourseType: courseTypes.name })
    .from(courses)
    .leftJoin(courseTypes, eq(courseTypes.id, courses.requiredCourseTypeId))
    .where(eq(courses.id, courseId))
  if (!found?.course.isActive) throw new AppError('COURSE_NOT_FOUND')
  const { course, requiredCourseType } = found
  const record = await readLearnerRecord(db, { course, userId: actor.userId })
  return {
    ...checkPrerequisites(course, record),
    requiredScore: course.levelTestScore,
    score: record.score,
    requiredCourseType,
  }
}
