import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { leaveLines } from './seats/line.ts'
import type { CourseRow, EnrollmentRow, SeatContext } from './seats/seat-context.ts'

/** Activates a held seat. The course is locked. */
export async function activate(
  ctx: SeatContext,
  db: Db,
  {
    enrollment,
    course,
    withCredits = true,
  }: {
    enrollment: EnrollmentRow
    course: CourseRow
    /** False while a part of the price is open. */
    withCredits?: boolean
  },
): Promise<EnrollmentRow> {
  const [active] = await db
    .update(enrollments)
    .set({ status: 'active', activatedAt: ctx.now, heldUntil: null })
    .where(eq(enrollments.id, enrollment.id))
    .returning()
  if (!active) throw new Error('a locked enrolment is gone')
  if (active.userId !== null) await leaveLines(db, { courseId: course.id, userId: active.userId })
  await ctx.enrollmentSteps.activated(ctx, db, { enrollment: active, course, withCredits })
  return active
}
