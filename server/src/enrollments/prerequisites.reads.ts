import type { Reply } from '@sohbet/contract/endpoint'
import type { getPrerequisites } from '@sohbet/contract/selling/enrollments'
import { checkPrerequisites } from '@sohbet/domain/enrollment/prerequisites'
import { eq } from 'drizzle-orm'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { readEligibility } from './eligibility.reads.ts'

export async function readPrerequisites(
  { db, actor, now }: SignedInContext,
  courseId: string,
): Promise<Reply<typeof getPrerequisites>> {
  const { course, learner } = await readEligibility(db, { courseId, userId: actor.userId, now })
  if (!course.isActive) throw new AppError('COURSE_NOT_FOUND')
  const { requiredCourseTypeId } = course
  const [required] =
    requiredCourseTypeId === null
      ? []
      : await db
          .select({ name: courseTypes.name })
          .from(courseTypes)
          .where(eq(courseTypes.id, requiredCourseTypeId))
  return {
    ...checkPrerequisites(course, learner, now),
    requiredScore: course.levelTestScore,
    score: learner.score,
    requiredCourseType: required?.name ?? null,
  }
}
