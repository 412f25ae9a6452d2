import { keptMinor } from '@sohbet/domain/enrollment/cancellation'
import type { Db } from '../db/connect.ts'
import type { CourseRow, EnrollmentRow, SeatContext } from '../enrollments/seats/seat-context.ts'
import { refundRest } from '../payments/refunds/order-refund.ts'
import { requestTransferBack } from './bank-transfers.ts'

/** Refunds a seat that its learner cancels: everything before the start, then the sessions not yet held. */
export async function refundSeat(
  ctx: SeatContext & { schoolEmail: string },
  db: Db,
  { course, enrollment }: { course: CourseRow; enrollment: EnrollmentRow },
): Promise<number> {
  const counts = await ctx.enrollmentSteps.countSessions(db, [course.id], ctx.now)
  const sessions = counts.get(course.id) ?? { held: 0, all: 0 }
  const keep = keptMinor(course, { ...enrollment, sessions }, ctx.now)
  const byCard = await refundRest(db, { enrollmentId: enrollment.id, now: ctx.now, keepMinor: keep })
  const byTransfer = await requestTransferBack(ctx, db, { course, enrollment, keepMinor: byCard.keepMinor })
  return byCard.refundMinor + byTransfer
}
