import type { Notice } from '@sohbet/contract/notifications/notifications'
import type { Currency } from '@sohbet/domain/course/price'
import type { Db } from '../../db/connect.ts'
import type { payments } from '../../db/tables/selling/payments.ts'
import { findRecipient } from '../../enrollments/recipient.reads.ts'
import { notify } from '../../notifications/notify.ts'
import { findAdmins } from '../refunds/report-failed-refund.ts'
import type { DisputeRow } from './disputes.reads.ts'

type Disputed = {
  dispute: DisputeRow
  /** What was bought; without an id for a pack. */
  course: { id: string | null; name: string }
  enrollment: { userId: string | null; status: string }
}
type Changed = Disputed & { payment: Pick<typeof payments.$inferSelect, 'currency'> }

/** Tells admins and the learner that a dispute was opened or decided, once for each. */
export async function reportDispute(
  { now }: { now: Date },
  db: Db,
  { dispute, payment, course, enrollment }: Changed,
): Promise<void> {
  const stage = dispute.status === 'open' ? ('opened' as const) : dispute.status
  // A bank that asked first may open the dispute later
  const about = `${dispute.id} ${stage} ${dispute.money}`
  await sendNotices(db, now, { dispute, course, enrollment, about, stage, currency: payment.currency })
}

/** Tells admins and the learner, once, that the account cannot be erased before the bank has decided. */
export const reportErasure = (
  db: Db,
  now: Date,
  { dispute, course, enrollment }: Disputed & { enrollment: { currency: Currency } },
): Promise<void> =>
  sendNotices(db, now, {
    dispute,
    course,
    enrollment,
    about: `${dispute.id} erasure`,
    stage: 'erasure',
    currency: enrollment.currency,
  })

type DisputeNotice = Disputed & {
  about: string
  stage: Extract<Notice, { kind: 'dispute' }>['stage']
  currency: Currency
}

async function sendNotices(
  db: Db,
  now: Date,
  { dispute, course, enrollment, about, stage, currency }: DisputeNotice,
): Promise<void> {
  const notice = {
    kind: 'dispute' as const,
    stage,
    courseId: course.id,
    course: course.name,
    amountMinor: dispute.amountMinor,
    currency,
  }
  const learner = await findRecipient(db, enrollment.userId)
  await notify(db, now, {
    userIds: await findAdmins(db),
    notice: { ...notice, learner: learner?.username ?? null },
    about,
    personId: enrollment.userId,
  })
  // The learner of a seat that ended already is not concerned any more
  if (enrollment.status === 'active') await notify(db, now, { userIds: [enrollment.userId], notice, about })
}
