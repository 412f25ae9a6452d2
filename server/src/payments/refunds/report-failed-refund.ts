import { and, eq, isNull } from 'drizzle-orm'
import type { payments } from '../../db/tables/selling/payments.ts'
import type { Db } from '../../db/connect.ts'
import { users } from '../../db/tables/people/users.ts'
import { refundFailedMail } from '../../emails/school/refund-failed-mail.ts'
import { refundStuckMail } from '../../emails/payments/refund-stuck-mail.ts'
import { findRecipient } from '../../enrollments/recipient.reads.ts'
import { queueMail } from '../../jobs/queue-mail.ts'
import { notify } from '../../notifications/notify.ts'

type Failed = {
  order: { id: string; amountMinor: number }
  payment: Pick<typeof payments.$inferSelect, 'id' | 'currency'>
  /** What was bought; without an id for a pack. */
  course: { id: string | null; name: string }
  enrollment: { userId: string | null }
  /** Why the provider refused it; undefined when the bank returned the money. */
  refusal?: { code: string | null }
  /** The school made it in the provider's dashboard, and the learner may not know of it. */
  isOfDashboard?: true
}

/** Tells admins, school and learner once, because only a person can find another way to refund. */
export async function reportFailedRefund(
  { now, schoolEmail }: { now: Date; schoolEmail: string },
  db: Db,
  { order, payment, course, enrollment, refusal, isOfDashboard }: Failed,
): Promise<void> {
  const { currency, id: paymentId } = payment
  const money = { amountMinor: order.amountMinor, currency }
  const learner = await findRecipient(db, enrollment.userId)
  const notice = { kind: 'refund_failed' as const, courseId: course.id, course: course.name, ...money }
  const added = await notify(db, now, {
    userIds: await findAdmins(db),
    notice: { ...notice, learner: learner?.username ?? null },
    about: order.id,
    personId: enrollment.userId,
  })
  // A refund of the dashboard has no row that says whether it was reported
  if (isOfDashboard && added === 0) return
  await queueMail(db, schoolEmail, refundFailedMail({ learner, course, paymentId, ...money, refusal }))
  if (isOfDashboard || !learner) return
  await notify(db, now, { userIds: [enrollment.userId], notice, about: order.id })
  await queueMail(db, learner.email, refundStuckMail({ ...learner, course, ...money }))
}

/** The admins who can act. */
export async function findAdmins(db: Db): Promise<string[]> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedAt)))
  return admins.map(({ id }) => id)
}
