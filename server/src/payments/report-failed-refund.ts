import { and, eq, isNull } from 'drizzle-orm'
import type { payments } from '../db/tables/selling/payments.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/people/users.ts'
import { refundFailedMail } from '../emails/refund-failed-mail.ts'
import { refundStuckMail } from '../emails/refund-stuck-mail.ts'
import { findRecipient } from '../enrollments/recipient.reads.ts'
import type { CourseRow, EnrollmentRow } from '../enrollments/seats/seat-context.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { notify } from '../notifications/notify.ts'

type Failed = {
  order: { id: string; amountMinor: number }
  payment: Pick<typeof payments.$inferSelect, 'id' | 'currency'>
  course: CourseRow
  enrollment: EnrollmentRow
  /** Why the provider refused it; undefined when the bank returned the money. */
  refusal?: { code: string | null }
}

/** Tells admins, school and learner, because only a person can find another way to refund. */
export async function reportFailedRefund(
  { now, schoolEmail }: { now: Date; schoolEmail: string },
  db: Db,
  { order, payment, course, enrollment, refusal }: Failed,
): Promise<void> {
  const { amountMinor } = order
  const { currency } = payment
  const learner = await findRecipient(db, enrollment.userId)
  const notice = {
    kind: 'refund_failed' as const,
    courseId: course.id,
    course: course.name,
    amountMinor,
    currency,
  }
  await notify(
    db,
    now,
    {
      userIds: await findAdmins(db),
      notice: { ...notice, learner: learner?.username ?? null },
      about: order.id,
      personId: enrollment.userId,
    },
    { userIds: [enrollment.userId], notice, about: order.id },
  )
  const letter = refundFailedMail({ learner, course, paymentId: payment.id, amountMinor, currency, refusal })
  await queueMail(db, schoolEmail, letter)
  if (learner)
    await queueMail(db, learner.email, refundStuckMail({ ...learner, course, amountMinor, currency }))
}

/** The admins who can act. */
export async function findAdmins(db: Db): Promise<string[]> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedAt)))
  return admins.map(({ id }) => id)
}
