import { expiryOfGift } from '@sohbet/domain/credits/lots'
import { packRefundUntil } from '@sohbet/domain/credits/pack'
import { packName } from '@sohbet/domain/credits/pack'
import { refundableMinor } from '@sohbet/domain/enrollment/dispute'
import { eq } from 'drizzle-orm'
import type { Checkout } from '../../adapters/payments/payments.ts'
import { addLot } from '../../credits/lots.ts'
import type { Db } from '../../db/connect.ts'
import { packs } from '../../db/tables/selling/packs.ts'
import { payments } from '../../db/tables/selling/payments.ts'
import { latePaymentMail } from '../../emails/payments/late-payment-mail.ts'
import { packPaidMail } from '../../emails/payments/pack-mails.ts'
import { languageOf } from '../../emails/words.ts'
import { findPapers } from '../../enrollments/papers/mailed-papers.ts'
import { findRecipient } from '../../enrollments/recipient.reads.ts'
import { queueMail } from '../../jobs/queue-mail.ts'
import { notify } from '../../notifications/notify.ts'
import { lockPack, type PackRow } from '../../packs/lock-pack.ts'
import { readLessonRules } from '../../settings/lesson-rules.reads.ts'
import { advanceDispute } from '../disputes/book-dispute.ts'
import { reportDispute } from '../disputes/report-dispute.ts'
import { bookProviderRefunds, dashboardRefunds, wasRefundedInDashboard } from '../refunds/book-refunds.ts'
import { orderRefund } from '../refunds/order-refund.ts'
import { reportFailedRefund } from '../refunds/report-failed-refund.ts'
import { bookPayment } from '../settlement/book-payment.ts'
import type { PaymentRow, SettleContext } from '../settlement/settle-context.ts'
import { closeReturnedPack } from './close-returned-packs.ts'
import { packAsCourse } from './pack-of-order.ts'

type Settled = { packId: string; paymentId: string; checkout: Checkout }

/** Brings the payment of a pack to the provider's state, as `settlePayment` does for a seat. */
export async function settlePack(
  ctx: SettleContext,
  { packId, paymentId, checkout }: Settled,
): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const pack = await lockPack(db, packId)
    const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId)).for('update')
    if (!payment) return
    const { status } = checkout
    if (payment.status === 'open' && status !== 'complete')
      await db
        .update(payments)
        .set(
          status === 'expired'
            ? { status: 'failed', isInReview: false }
            : { isInReview: status === 'review' },
        )
        .where(eq(payments.id, paymentId))
    if (status === 'complete' && payment.status !== 'paid') await take(ctx, db, { pack, payment, checkout })
    const sold = { course: packAsCourse(pack.size), enrollment: { userId: pack.userId, status: 'active' } }
    const booked = await bookProviderRefunds(db, { payment, checkout, now: ctx.now })
    for (const failed of booked?.failed ?? [])
      await reportFailedRefund(ctx, db, { ...failed, payment, ...sold })
    for (const dispute of checkout.disputes) {
      const advanced = await advanceDispute(db, { payment, dispute, now: ctx.now })
      if (advanced?.isNews) await reportDispute(ctx, db, { dispute: advanced.current, payment, ...sold })
    }
  })
  // Cancels lessons, so it locks coaches before the account, in a transaction of its own
  await closeReturnedPack(ctx, packId)
}

type Taking = { pack: PackRow; payment: PaymentRow; checkout: Checkout }

/** The payment arrived. It buys the pack once; a second payment, or one of an erased account, goes back. */
async function take(ctx: SettleContext, db: Db, { pack, payment, checkout }: Taking): Promise<void> {
  await bookPayment(db, { payment, checkout, now: ctx.now })
  const recipient = await findRecipient(db, pack.userId)
  const name = packName(pack.size, languageOf(recipient?.language ?? null))
  const { amountMinor, currency } = payment
  const sold = { courseId: null, course: name, amountMinor, currency }
  await notify(db, ctx.now, {
    userIds: [pack.userId],
    notice: { kind: 'payment', ...sold },
    about: payment.id,
  })
  if (wasRefundedInDashboard(checkout)) return
  if (pack.status === 'pending' && pack.userId !== null) {
    await activatePack(ctx, db, { pack, userId: pack.userId, orderId: payment.orderId })
    return
  }
  const refundedMinor = dashboardRefunds(checkout).reduce((sum, refund) => sum + refund.amountMinor, 0)
  const rest = refundableMinor({ amountMinor, refundedMinor }, checkout.disputes)
  if (rest > 0) await orderRefund(db, { ...payment, paidAt: ctx.now }, { amountMinor: rest, now: ctx.now })
  await notify(db, ctx.now, {
    userIds: [pack.userId],
    notice: { kind: 'refund', ...sold },
    about: `late ${payment.id}`,
  })
  if (recipient)
    await queueMail(
      db,
      recipient.email,
      latePaymentMail({ ...recipient, course: { name }, payment, why: 'notDue' }),
    )
}

type Activated = { pack: PackRow; userId: string; orderId: string }

/** Gives the credits of a paid pack, in a lot of their own. The account and the pack are locked. */
export async function activatePack(
  ctx: { now: Date; publicUrl: string },
  db: Db,
  { pack, userId, orderId }: Activated,
): Promise<void> {
  const { now } = ctx
  const expiresOn = expiryOfGift(now, await readLessonRules(db))
  await db.update(packs).set({ status: 'paid', paidAt: now }).where(eq(packs.id, pack.id))
  await addLot(
    db,
    { userId, source: 'pack', packId: pack.id, expiresOn },
    { credits: pack.size, extraGroups: 0 },
    { reason: 'pack', now },
  )
  const recipient = await findRecipient(db, userId)
  if (!recipient) return
  const papers = await findPapers(db, { orderId, now })
  const mail = packPaidMail({
    ...recipient,
    pack,
    expiresOn,
    withdrawUntil: packRefundUntil(now),
    link: `${ctx.publicUrl}/learner/lessons`,
    attached: papers.names,
  })
  await queueMail(db, recipient.email, mail, papers.ids)
}
