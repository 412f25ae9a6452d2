import { cancelTerms } from '@sohbet/domain/enrollment/cancellation'
import { eq } from 'drizzle-orm'
import { readCoachFace } from '../coaches/coach-person.reads.ts'
import type { Db } from '../db/connect.ts'
import { courseZoomTimes } from '../db/tables/catalogue/courses.ts'
import { enrolledMail } from '../emails/courses/enrolled-mail.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { notify } from '../notifications/notify.ts'
import { readWithdrawalFrom } from './consents.ts'
import { requireOrderId } from './orders.ts'
import { findPapers } from './papers/mailed-papers.ts'
import { readAccount } from './by-hand/account.reads.ts'
import { findRecipient } from './recipient.reads.ts'
import type { CourseRow, EnrollmentRow } from './seats/seat-context.ts'

/** Confirms the seat to the learner by notification and mail. */
export async function confirmEnrollment(
  ctx: { now: Date; publicUrl: string },
  db: Db,
  { enrollment, course }: { enrollment: EnrollmentRow; course: CourseRow },
): Promise<void> {
  await notify(db, ctx.now, {
    userIds: [enrollment.userId],
    notice: { kind: 'enrolled', courseId: course.id, course: course.name },
    about: `${enrollment.id} ${ctx.now.toISOString()}`,
  })
  const recipient = await findRecipient(db, enrollment.userId)
  if (!recipient) return
  const link = `${ctx.publicUrl}/learner/course/${course.id}`
  const zoomTimes = await db.select().from(courseZoomTimes).where(eq(courseZoomTimes.courseId, course.id))
  const terms = cancelTerms(course, {
    courseChangedAt: null,
    withdrawalFrom: await readWithdrawalFrom(db, enrollment),
  })
  const papers = await findPapers(db, { orderId: await requireOrderId(db, enrollment.id), now: ctx.now })
  const mail = enrolledMail({
    ...recipient,
    course: { ...course, zoomTimes, coach: await readCoachFace(db, course.primaryCoachId) },
    enrollment,
    owedMinor: (await readAccount(db, enrollment.id)).owedMinor,
    link,
    withdrawUntil: terms.ground === 'withdrawal' ? terms.until : undefined,
    attached: papers.names,
  })
  await queueMail(db, recipient.email, mail, papers.ids)
}
