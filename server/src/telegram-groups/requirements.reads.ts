import { errors } from '@sohbet/contract/errors'
import { messages } from '@sohbet/contract/messaging/messages'
import type { GroupPreview, GroupRequirements } from '@sohbet/contract/telegram-groups/telegram-groups'
import {
  distribute,
  groupSizes,
  scoresOf,
  type Arrangement,
} from '@sohbet/domain/telegram-group/distribution'
import { canCreateGroups } from '@sohbet/domain/telegram-group/policy'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { telegramGroups } from '../db/tables/learning/telegram-groups.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { isLearnerOf, readLearners } from './telegram-group.reads.ts'

/** The course and the two deciding numbers, in one statement. */
async function requireSituation(db: Db, courseId: string) {
  const [course] = await db
    .select({
      startDate: courses.startDate,
      endDate: courses.endDate,
      isClosedToEnrolments: courses.isClosedToEnrolments,
      learnerCount: sql<number>`(${db
        .select({ count: sql`count(*)::int` })
        .from(enrollments)
        .where(isLearnerOf(courses.id))})`,
      groupCount: sql<number>`(${db
        .select({ count: sql`count(*)::int` })
        .from(telegramGroups)
        .where(eq(telegramGroups.courseId, courses.id))})`,
    })
    .from(courses)
    .where(eq(courses.id, courseId))
  if (!course) throw new AppError('COURSE_NOT_FOUND')
  return course
}

export async function readRequirements(ctx: Context, courseId: string): Promise<GroupRequirements> {
  const course = await requireSituation(ctx.db, courseId)
  const verdict = canCreateGroups(course, ctx.now)
  const sizes = groupSizes(course.learnerCount)
  return {
    canCreate: verdict.allowed,
    message: (verdict.allowed ? messages.groupsReady : errors[verdict.because])[ctx.language],
    enrollmentCount: course.learnerCount,
    requiredGroups: sizes.length,
    groupSizes: sizes,
  }
}

/** Exactly what creating the groups would do now. */
export async function readPreview(
  ctx: Context,
  { courseId, arrangement }: { courseId: string; arrangement: Arrangement },
): Promise<GroupPreview[]> {
  const verdict = canCreateGroups(await requireSituation(ctx.db, courseId), ctx.now)
  if (!verdict.allowed) throw new AppError(verdict.because)
  const groups = distribute(await readLearners(ctx.db, courseId), arrangement)
  return groups.flatMap((members) => {
    const scores = scoresOf(members)
    return scores
      ? [{ ...scores, members: members.map(({ id, username, score }) => ({ id, username, score })) }]
      : []
  })
}
