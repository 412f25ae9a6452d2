import type { CourseCoaches } from '@sohbet/domain/course/coaches'
import { eq } from 'drizzle-orm'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { recordEndedOfCourse } from '../live-sessions/attendance/record-ended-sessions.ts'
import { requireCoursePlan } from '../live-sessions/plan.reads.ts'
import { refuseOverLessons } from '../live-sessions/clashes/refuse-over-lessons.ts'
import { settleSubstitutes } from '../live-sessions/substitutes/settle-substitutes.ts'
import type { CourseRecord } from './course.repository.ts'
import { notifyOfCoaches } from './notify-of-coaches.ts'

type Change = { before: CourseRecord; after: CourseCoaches }

/**
 * Gives a locked course other coaches. Sessions that ended keep theirs. Refuses while a lesson of the first coach is in
 * the way of a session.
 */
export async function changeCoaches(ctx: Context, db: Db, { before, after }: Change): Promise<void> {
  const { id: courseId } = before
  const { primaryCoachId, secondaryCoachId = null } = after
  await recordEndedOfCourse(db, { courseId, now: ctx.now })
  const { sessions } = await requireCoursePlan(db, courseId)
  await db
    .update(courses)
    .set({ primaryCoachId, secondaryCoachId, updatedAt: ctx.now })
    .where(eq(courses.id, courseId))
  await refuseOverLessons(ctx, db, { courseId, coachId: primaryCoachId })
  await settleSubstitutes(db, {
    course: { id: courseId, name: before.name, primaryCoachId },
    before: { primaryCoachId: before.primaryCoachId, sessions },
    now: ctx.now,
  })
  await notifyOfCoaches(ctx, db, { before, after: { ...before, primaryCoachId, secondaryCoachId } })
}
