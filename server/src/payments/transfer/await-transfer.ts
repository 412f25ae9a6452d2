import { bankDetailsOf } from '@sohbet/domain/money/bank'
import { transferUntil } from '@sohbet/domain/enrollment/transfer'
import { eq } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { transferMail } from '../../emails/payments/transfer-mail.ts'
import { referenceOf } from '../../enrollments/by-hand/reference.ts'
import { findRecipient } from '../../enrollments/recipient.reads.ts'
import type { CourseRow, EnrollmentRow } from '../../enrollments/seats/seat-context.ts'
import { AppError } from '../../errors/app-error.ts'
import { queueMail } from '../../jobs/queue-mail.ts'

/** Where the learner sees the bank details of a held seat. */
export const transferPage = (publicUrl: string, courseId: string): string =>
  `${publicUrl}/learner/enroll/${courseId}`

type Held = { orderId: string; course: CourseRow; enrollment: EnrollmentRow }

/**
 * No provider takes this payment: holds the seat until a bank transfer can arrive, and mails the bank details once for
 * each agreed price. Another price does not hold the seat longer. The course is locked.
 */
export async function awaitTransfer(
  ctx: SignedInContext,
  db: Db,
  { orderId, course, enrollment }: Held,
): Promise<void> {
  const bank = bankDetailsOf(ctx.cachedSchool.current())
  if (!bank) throw new AppError('NO_PAYMENTS')
  const [order] = await db
    .select({ since: orders.transferSince, reference: orders.reference })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (order?.since) return
  const reference = await referenceOf(db, orderId)
  await db.update(orders).set({ transferSince: ctx.now }).where(eq(orders.id, orderId))
  const held = enrollment.heldUntil ?? ctx.now
  const wanted = order?.reference ? held : transferUntil(course.startDate, ctx.now)
  const until = wanted > held ? wanted : held
  await db.update(enrollments).set({ heldUntil: until }).where(eq(enrollments.id, enrollment.id))
  const recipient = await findRecipient(db, enrollment.userId)
  if (!recipient) return
  const { amountMinor, currency } = enrollment
  const link = transferPage(ctx.publicUrl, course.id)
  const mail = transferMail({ ...recipient, course, amountMinor, currency, bank, reference, until, link })
  await queueMail(db, recipient.email, mail)
}
