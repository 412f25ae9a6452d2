import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { moneyLedger } from '../db/tables/payments.ts'
import { transferDueMail } from '../emails/transfer-due-mail.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { findReader } from './reader.reads.ts'
import type { CourseRow, EnrollmentRow } from './seats.ts'

/** Money that came by bank transfer and has not gone back: no provider knows of it. The course is locked. */
export async function readHandMoney(db: Db, enrollmentId: string): Promise<number> {
  const [{ sum } = { sum: 0 }] = await db
    .select({ sum: sql<number>`coalesce(sum(${moneyLedger.amountMinor}), 0)::float8` })
    .from(moneyLedger)
    .where(and(eq(moneyLedger.enrollmentId, enrollmentId), isNull(moneyLedger.paymentId)))
  return sum
}

/** Only people can send such money back: the school is told to. The sum that is due. */
export async function askForTransfer(
  { schoolEmail }: { schoolEmail: string },
  db: Db,
  { course, enrollment }: { course: CourseRow; enrollment: EnrollmentRow },
): Promise<number> {
  const dueMinor = await readHandMoney(db, enrollment.id)
  const reader = await findReader(db, enrollment.userId)
  if (dueMinor > 0 && reader)
    await queueMail(db, schoolEmail, transferDueMail({ ...reader, course, enrollment, dueMinor }))
  return Math.max(0, dueMinor)
}
