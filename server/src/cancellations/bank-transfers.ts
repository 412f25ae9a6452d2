import { refundParts } from '@sohbet/domain/enrollment/cancellation'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { readOrderMoney } from '../db/money/order-money.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { transferDueMail, type TransferDueBecause } from '../emails/school/transfer-due-mail.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { findRecipient } from '../enrollments/recipient.reads.ts'
import type { CourseRow, EnrollmentRow } from '../enrollments/seats/seat-context.ts'

type Given = {
  course: CourseRow
  enrollment: EnrollmentRow
  /** Part of the transfers that the school keeps. */
  keepMinor: number
}

/** Mails the school that a transfer is due, because only people can send that money back. */
export async function requestTransferBack(
  { schoolEmail }: { schoolEmail: string },
  db: Db,
  { course, enrollment, keepMinor, because }: Given & { because: TransferDueBecause },
): Promise<{ dueMinor: number; keptMinor: number }> {
  const { byHandMinor: transferred } = await readOrderMoney(db, enrollment.id)
  const [dueMinor = 0] = refundParts([transferred], keepMinor).refunds
  const recipient = await findRecipient(db, enrollment.userId)
  if (dueMinor > 0 && recipient)
    await queueMail(db, schoolEmail, transferDueMail({ ...recipient, course, enrollment, dueMinor, because }))
  return { dueMinor, keptMinor: transferred - dueMinor }
}

/** The same for a seat that ends, with a note of what the school keeps. Returns the sum due. */
export async function endTransfers(ctx: { schoolEmail: string }, db: Db, given: Given): Promise<number> {
  const because = given.course.cancelledAt ? 'course_cancelled' : 'cancelled'
  const { dueMinor, keptMinor } = await requestTransferBack(ctx, db, { ...given, because })
  await db
    .update(enrollments)
    .set({ keptTransferMinor: keptMinor })
    .where(eq(enrollments.id, given.enrollment.id))
  return dueMinor
}
