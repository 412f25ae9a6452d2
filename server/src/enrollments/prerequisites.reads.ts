import type { Reply } from '@sohbet/contract/endpoint'
import type { getPrerequisites } from '@sohbet/contract/selling/enrollments'
import {
  checkPrerequisites,
  fitOf,
  otherOfType,
  scoreMetAfter,
} from '@sohbet/domain/enrollment/prerequisites'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { readEligibility } from './eligibility.reads.ts'

export async function readPrerequisites(
  { db, actor, now }: SignedInContext,
  courseId: string,
): Promise<Reply<typeof getPrerequisites>> {
  const { course, learner } = await readEligibility(db, { courseId, userId: actor.userId, now })
  if (!course.isActive) throw new AppError('COURSE_NOT_FOUND')
  const { fromLevel, toLevel, levelTestScore, requiredCourseType } = course
  const check = checkPrerequisites(course, learner, now)
  return {
    ...check,
    scoreMetAfter: check.levelTestMet ? null : scoreMetAfter(course, learner, now),
    score: learner.score,
    sameTypeCourse: otherOfType(course, learner),
    fit: fitOf(course, learner, now),
    fromLevel,
    toLevel,
    requiredScore: levelTestScore,
    requiredCourseType,
  }
}
