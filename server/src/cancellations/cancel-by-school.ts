import type { Parsed } from '@sohbet/contract/endpoint'
import type {
  cancelByAdmin,
  EnrollmentForAdmin,
  refundByAdmin,
} from '@sohbet/contract/selling/enrollments-admin'
import { refundableMinor } from '@sohbet/domain/enrollment/dispute'
import { schoolDay } from '@sohbet/domain/calendar'
import { toMinor } from '@sohbet/domain/course/price'
import { formatMoney } from '@sohbet/domain/money/money'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { releaseUses } from '../campaigns/uses.ts'
import type { Db } from '../db/connect.ts'
import { readOrderMoney } from '../db/money/order-money.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { payments } from '../db/tables/selling/payments.ts'
import { refundMail } from '../emails/payments/refund-mail.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { disputesOf, refuseInDispute } from '../payments/disputes/disputes.reads.ts'
import { orderRefund, refundAll } from '../payments/refunds/order-refund.ts'
import { notify } from '../notifications/notify.ts'
import { record } from '../security-log/record.ts'
import { requireEnrollmentForAdmin } from '../enrollments/admin/admin.reads.ts'
import { endEnrollment } from '../enrollments/end-enrollment.ts'
import { readAccount } from '../enrollments/by-hand/account.reads.ts'
import { bookByHand } from '../enrollments/by-hand/movements.ts'
import { waive } from '../enrollments/by-hand/waive.ts'
import { findRecipient } from '../enrollments/recipient.reads.ts'
import type { EnrollmentRow } from '../enrollments/seats/seat-context.ts'
import { lockEnrollment } from '../enrollments/seats/seats.ts'
import { isOrderOf } from '../enrollments/orders.ts'

type Input<E extends { params?: unknown; body?: unknown }> = { id: string } & E['body']

/** The school may end an enrolment at any time, with a full refund or none. */
export async function cancelBySchool(
  ctx: SignedInContext,
  { id, withRefund, note }: Input<Parsed<typeof cancelByAdmin>>,
): Promise<EnrollmentForAdmin> {
  return ctx.db.transaction(async (db) => {
    const { course, enrollment } = await lockEnrollment(db, id)
    if (enrollment.status === 'cancelled') throw new AppError('ENROLLMENT_OVER')
    if (withRefund) await refuseInDispute(db, id)
    const order = { enrollmentId: id, now: ctx.now, byUserId: ctx.actor.userId }
    const byCard = withRefund ? await refundAll(db, order) : 0
    const byTransfer = withRefund ? (await readOrderMoney(db, id)).byHandMinor : 0
    if (byTransfer > 0) await bookTransferBack(ctx, db, { enrollment, amountMinor: byTransfer, note })
    await endEnrollment(ctx, db, { course, enrollment, reason: 'admin', refundMinor: byCard + byTransfer })
    await addNote(db, enrollment, note)
    return recorded(ctx, db, {
      event: 'enrollment_cancelled',
      enrollment,
      course,
      minor: byCard + byTransfer,
    })
  })
}

/** Refunds without ending the enrolment: from the card first, then bank transfers. */
export async function refundBySchool(
  ctx: SignedInContext,
  { id, amount, note, paid: seen }: Input<Parsed<typeof refundByAdmin>>,
): Promise<EnrollmentForAdmin> {
  return ctx.db.transaction(async (db) => {
    const { course, enrollment } = await lockEnrollment(db, id)
    await refuseInDispute(db, id)
    const minor = toMinor(amount)
    const paid = await db
      .select()
      .from(payments)
      .where(and(isOrderOf(payments.orderId, id), isNotNull(payments.paidAt)))
      .orderBy(asc(payments.createdAt))
      .for('update')
    const before = await requireEnrollmentForAdmin(db, id)
    const { overpaidMinor } = await readAccount(db, id)
    if (seen !== undefined && toMinor(seen) !== toMinor(before.paid)) throw new AppError('STATE_CHANGED')
    const disputed = await disputesOf(
      db,
      paid.map((payment) => payment.id),
    )
    let rest = minor
    // What was paid too much goes back first; only the part above it is a favour
    let overpaid = overpaidMinor
    for (const payment of paid) {
      const part = Math.min(rest, refundableMinor(payment, disputed(payment.id)))
      const waivedMinor = Math.max(0, part - overpaid)
      const order = { amountMinor: part, waivedMinor, now: ctx.now, byUserId: ctx.actor.userId }
      if (part > 0) await orderRefund(db, payment, order)
      rest -= part
      overpaid -= part - waivedMinor
    }
    if (rest > (await readOrderMoney(db, id)).byHandMinor) throw new AppError('REFUND_TOO_LARGE')
    if (rest > 0) await bookTransferBack(ctx, db, { enrollment, amountMinor: rest, note })
    await waive(db, { enrollmentId: id, minor: Math.max(0, minor - overpaidMinor) })
    await releaseUses(db, { course, enrollmentIds: [id], now: ctx.now })
    await addNote(db, enrollment, note)
    const { userId, currency } = enrollment
    await notify(db, ctx.now, {
      userIds: [userId],
      notice: { kind: 'refund', courseId: course.id, course: course.name, amountMinor: minor, currency },
      about: `${id} ${ctx.now.toISOString()}`,
    })
    const recipient = await findRecipient(db, userId)
    if (recipient)
      await queueMail(db, recipient.email, refundMail({ ...recipient, course, amountMinor: minor, currency }))
    return recorded(ctx, db, { event: 'refund', enrollment, course, minor })
  })
}

type SentBack = { enrollment: EnrollmentRow; amountMinor: number; note: string }

/** Books a transfer that the school sent back. */
async function bookTransferBack(ctx: SignedInContext, db: Db, { enrollment, amountMinor, note }: SentBack) {
  await bookByHand(ctx, db, {
    enrollment,
    kind: 'refund',
    amountMinor: -amountMinor,
    method: 'transfer',
    receivedOn: schoolDay(ctx.now),
    note,
  })
  await ctx.enrollmentSteps.moneyMoved(db, { enrollmentId: enrollment.id, now: ctx.now })
}

async function addNote(db: Db, enrollment: EnrollmentRow, note: string) {
  if (note === '') return
  const notes = [enrollment.note, note].filter((line) => line !== '').join('\n')
  await db.update(enrollments).set({ note: notes }).where(eq(enrollments.id, enrollment.id))
}

async function recorded(
  ctx: SignedInContext,
  db: Db,
  {
    event,
    enrollment,
    course,
    minor,
  }: {
    event: 'enrollment_cancelled' | 'refund'
    enrollment: EnrollmentRow
    course: { name: string }
    minor: number
  },
): Promise<EnrollmentForAdmin> {
  await record(db, ctx, {
    event,
    userId: enrollment.userId,
    byUserId: ctx.actor.userId,
    details: `${course.name}, ${formatMoney(minor, enrollment.currency, 'en')}`,
  })
  return requireEnrollmentForAdmin(db, enrollment.id)
}
