import { eq } from 'drizzle-orm'
import { bookPlanCredits } from '../credits/ledger.ts'
import type { Db } from '../db/connect.ts'
import { courseZoomTimes } from '../db/tables/courses.ts'
import { enrollments } from '../db/tables/enrollments.ts'
import { enrolledMail } from '../emails/enrolled-mail.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { completeCourses } from '../progress/progress.repository.ts'
import { notify } from '../notifications/notify.ts'
import { joinSmallestGroup } from '../telegram-groups/membership.ts'
import { findReader } from './reader.reads.ts'
import type { CourseRow, EnrollmentRow, SeatContext } from './seats.ts'

/** A held seat becomes the learner's: credits are booked and the confirmation goes out, once. The course is locked. */
export async function activate(
  ctx: SeatContext,
  db: Db,
  { enrollment, course }: { enrollment: EnrollmentRow; course: CourseRow },
): Promise<EnrollmentRow> {
  const [active] = await db
    .update(enrollments)
    .set({ status: 'active', activatedAt: ctx.now, heldUntil: null })
    .where(eq(enrollments.id, enrollment.id))
    .returning()
  if (!active) throw new Error('a locked enrolment is gone')
  await welcome(ctx, db, { enrollment: active, course })
  return active
}

export async function welcome(
  ctx: SeatContext,
  db: Db,
  { enrollment, course }: { enrollment: EnrollmentRow; course: CourseRow },
): Promise<void> {
  const { id, userId, plan } = enrollment
  if (userId === null) return
  await bookPlanCredits(db, { id, userId, plan, now: ctx.now })
  await joinSmallestGroup(db, { courseId: course.id, userId, now: ctx.now })
  await completeCourses(db, { userId, courseTypeId: course.typeId, now: ctx.now })
  await notify(db, ctx.now, {
    userIds: [userId],
    notice: { kind: 'enrolled', courseId: course.id, course: course.name },
    about: `${enrollment.id} ${ctx.now.toISOString()}`,
  })
  const reader = await findReader(db, userId)
  if (!reader) return
  const link = `${ctx.publicUrl}/learner/course/${course.id}`
  const zoomTimes = await db.select().from(courseZoomTimes).where(eq(courseZoomTimes.courseId, course.id))
  const mail = enrolledMail({ ...reader, course: { ...course, zoomTimes }, enrollment, link })
  await queueMail(db, reader.email, mail)
}
