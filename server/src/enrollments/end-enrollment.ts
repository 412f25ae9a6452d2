import type { CancelReason } from '@sohbet/domain/enrollment/status'
import type { Db } from '../db/connect.ts'
import { cancelledMail } from '../emails/courses/cancelled-mail.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { notify } from '../notifications/notify.ts'
import { takeCreditsBack } from '../credits/ledger.ts'
import { releaseUses } from '../campaigns/uses.ts'
import { closeChoice } from './cancellation-choices.ts'
import { findRecipient } from './recipient.reads.ts'
import type { CourseRow, EnrollmentRow, SeatContext } from './seats/seat-context.ts'
import { giveUpSeats } from './seats/seats.ts'

type Ending = { course: CourseRow; enrollment: EnrollmentRow; reason: CancelReason; refundMinor: number }

/** Ends an enrolment: cancels the lessons that its credits paid for, takes the credits back, frees the seat and notifies the learner. The course is locked. */
export async function endEnrollment(
  ctx: SeatContext,
  db: Db,
  { course, enrollment, reason, refundMinor }: Ending,
): Promise<void> {
  // Before the account's lock; giveUpSeats would come after it
  await releaseUses(db, { course, enrollmentIds: [enrollment.id], now: ctx.now })
  await closeChoice(db, { enrollment, answer: 'refunded', refundMinor, now: ctx.now })
  const { id: enrollmentId, userId } = enrollment
  if (userId) await ctx.enrollmentSteps.releaseLessons(db, { userId, enrollmentId, now: ctx.now })
  await takeCreditsBack(db, enrollment, ctx.now)
  await giveUpSeats(ctx, db, { course, ids: [enrollment.id], reason })
  if (enrollment.status !== 'active') return
  const named = { courseId: course.id, course: course.name }
  await notify(db, ctx.now, {
    userIds: [enrollment.userId],
    notice:
      refundMinor > 0
        ? { kind: 'refund', ...named, amountMinor: refundMinor, currency: enrollment.currency }
        : { kind: 'enrollment_ended', ...named },
    about: `${enrollment.id} ${ctx.now.toISOString()}`,
  })
  const recipient = await findRecipient(db, enrollment.userId)
  if (recipient)
    await queueMail(db, recipient.email, cancelledMail({ ...recipient, course, enrollment, refundMinor }))
}
