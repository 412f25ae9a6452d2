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
import { readEligibility, type Eligibility } from './eligibility.reads.ts'

type Check = Reply<typeof getPrerequisites>

export async function readPrerequisites(
  { db, actor, now }: SignedInContext,
  courseId: string,
): Promise<Check> {
  const found = await readEligibility(db, { courseId, userId: actor.userId, now })
  if (!found.course.isActive) throw new AppError('COURSE_NOT_FOUND')
  return prerequisitesOf(found, now)
}

export function prerequisitesOf({ course, learner }: Eligibility, now: Date): Check {
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
