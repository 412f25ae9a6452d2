import { refundParts } from '@sohbet/domain/enrollment/cancellation'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { transferDueMail } from '../emails/transfer-due-mail.ts'
import { readByHand } from '../enrollments/by-hand/received.reads.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { findRecipient } from '../enrollments/recipient.reads.ts'
import type { CourseRow, EnrollmentRow } from '../enrollments/seats/seat-context.ts'

/** Mails the school that a transfer is due, because only people can send that money back. Returns the sum due. */
export async function requestTransferBack(
  { schoolEmail }: { schoolEmail: string },
  db: Db,
  {
    course,
    enrollment,
    keepMinor,
  }: {
    course: CourseRow
    enrollment: EnrollmentRow
    /** Part of the transfers that the school keeps. */
    keepMinor: number
  },
): Promise<number> {
  const transferred = await readByHand(db, enrollment.id)
  const [dueMinor = 0] = refundParts([transferred], keepMinor).refunds
  const kept = transferred - dueMinor
  if (kept > 0)
    await db.update(enrollments).set({ keptTransferMinor: kept }).where(eq(enrollments.id, enrollment.id))
  const recipient = await findRecipient(db, enrollment.userId)
  if (dueMinor > 0 && recipient)
    await queueMail(db, schoolEmail, transferDueMail({ ...recipient, course, enrollment, dueMinor }))
  return dueMinor
}
