import { keptMinor } from '@sohbet/domain/enrollment/cancellation'
import type { Db } from '../db/connect.ts'
import { findChoice } from '../enrollments/cancellation-choices.ts'
import type { CourseRow, EnrollmentRow, SeatContext } from '../enrollments/seats/seat-context.ts'
import { refundRest } from '../payments/refunds/order-refund.ts'
import { endTransfers } from './bank-transfers.ts'

/** Refunds a seat that its learner cancels: everything before the start, then the sessions not yet held. */
export async function refundSeat(
  ctx: SeatContext & { schoolEmail: string },
  db: Db,
  { course, enrollment }: { course: CourseRow; enrollment: EnrollmentRow },
): Promise<number> {
  const keep = await readKeep(ctx, db, { course, enrollment })
  const byCard = await refundRest(db, { enrollmentId: enrollment.id, now: ctx.now, keepMinor: keep })
  const byTransfer = await endTransfers(ctx, db, { course, enrollment, keepMinor: byCard.keepMinor })
  return byCard.refundMinor + byTransfer
}

/** What the school keeps; in a cancelled course it was decided with the cancellation. */
async function readKeep(
  ctx: SeatContext,
  db: Db,
  { course, enrollment }: { course: CourseRow; enrollment: EnrollmentRow },
): Promise<number> {
  const choice = course.cancelledAt && (await findChoice(db, enrollment))
  if (choice) return choice.keepMinor
  const counts = await ctx.enrollmentSteps.countSessions(db, [course.id], ctx.now)
  const sessions = counts.get(course.id) ?? { held: 0, all: 0 }
  return keptMinor(course, { ...enrollment, sessions }, ctx.now)
}
