import { refundParts } from '@sohbet/domain/enrollment/cancellation'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { moneyLedger } from '../db/tables/selling/payments.ts'
import { transferDueMail } from '../emails/transfer-due-mail.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { findRecipient } from '../enrollments/recipient.reads.ts'
import type { CourseRow, EnrollmentRow } from '../enrollments/seats/seat-context.ts'
import { isOrderOf } from '../enrollments/orders.ts'

/** Bank transfers received and not sent back; no provider knows them. The course is locked. */
export async function readTransferred(db: Db, enrollmentId: string): Promise<number> {
  const [{ sum } = { sum: 0 }] = await db
    .select({ sum: sql<number>`coalesce(sum(${moneyLedger.amountMinor}), 0)::float8` })
    .from(moneyLedger)
    .where(and(isOrderOf(moneyLedger.orderId, enrollmentId), isNull(moneyLedger.paymentId)))
  return sum
}

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
  const transferred = await readTransferred(db, enrollment.id)
  const [dueMinor = 0] = refundParts([transferred], keepMinor).refunds
  const kept = transferred - dueMinor
  if (kept > 0)
    await db.update(enrollments).set({ keptTransferMinor: kept }).where(eq(enrollments.id, enrollment.id))
  const recipient = await findRecipient(db, enrollment.userId)
  if (dueMinor > 0 && recipient)
    await queueMail(db, schoolEmail, transferDueMail({ ...recipient, course, enrollment, dueMinor }))
  return dueMinor
}
