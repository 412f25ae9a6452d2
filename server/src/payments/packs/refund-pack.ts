import { refundPack as contract, type Pack } from '@sohbet/contract/credits/packs'
import { packName, refundOfPack } from '@sohbet/domain/credits/pack'
import { fromMinor } from '@sohbet/domain/course/price'
import { refundableMinor } from '@sohbet/domain/enrollment/dispute'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { packs } from '../../db/tables/selling/packs.ts'
import { payments } from '../../db/tables/selling/payments.ts'
import { packRefundedMail } from '../../emails/payments/pack-mails.ts'
import { languageOf } from '../../emails/words.ts'
import { findRecipient } from '../../enrollments/recipient.reads.ts'
import { AppError } from '../../errors/app-error.ts'
import { refuseUnlessOwn } from '../../http/access/access.ts'
import { queueMail } from '../../jobs/queue-mail.ts'
import { notify } from '../../notifications/notify.ts'
import { closePack, findLot } from '../../packs/close-pack.ts'
import { lockPack } from '../../packs/lock-pack.ts'
import { disputesOf } from '../disputes/disputes.reads.ts'
import { orderRefund } from '../refunds/order-refund.ts'
import { requirePack } from './packs.reads.ts'

/**
 * A learner withdraws from a pack, or an admin refunds it, within 14 days. Lessons ahead that it paid for are
 * cancelled first, as by the learner: those in time count as not used.
 */
export const refundPack = (
  ctx: SignedInContext,
  { id, expected }: { id: string; expected: number },
): Promise<Pack> =>
  ctx.db.transaction(async (db) => {
    const [known] = await db.select({ userId: packs.userId }).from(packs).where(eq(packs.id, id))
    if (!known) throw new AppError('PACK_NOT_FOUND')
    refuseUnlessOwn(ctx.actor, known.userId ?? '', contract.access)
    if (known.userId)
      await ctx.enrollmentSteps.releaseLessons(db, { userId: known.userId, packId: id, now: ctx.now })
    const pack = await lockPack(db, id)
    const left = (await findLot(db, id))?.credits ?? 0
    const refundMinor = refundOfPack({ ...pack, left }, ctx.now)
    if (refundMinor === null) throw new AppError('PACK_REFUND_OVER')
    if (fromMinor(refundMinor) !== expected) throw new AppError('STATE_CHANGED')
    const [payment] = await db
      .select({ payment: payments })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(eq(orders.packId, id), isNotNull(payments.paidAt)))
      .orderBy(payments.paidAt)
      .limit(1)
      .for('update', { of: payments })
    if (!payment) throw new Error('a paid pack has no payment')
    const disputed = (await disputesOf(db, [payment.payment.id]))(payment.payment.id)
    if (disputed.some(({ status }) => status === 'open')) throw new AppError('DISPUTE_OPEN')
    const amountMinor = Math.min(refundMinor, refundableMinor(payment.payment, disputed))
    const isByAdmin = ctx.actor.role === 'admin'
    if (amountMinor > 0)
      await orderRefund(db, payment.payment, {
        amountMinor,
        now: ctx.now,
        ...(isByAdmin && { byUserId: ctx.actor.userId }),
      })
    await closePack(db, { pack, reason: 'refunded', now: ctx.now })
    const recipient = await findRecipient(db, pack.userId)
    const course = packName(pack.size, languageOf(recipient?.language ?? null))
    if (amountMinor > 0)
      await notify(db, ctx.now, {
        userIds: [pack.userId],
        notice: { kind: 'refund', courseId: null, course, amountMinor, currency: pack.currency },
        about: `pack ${pack.id}`,
      })
    if (recipient)
      await queueMail(db, recipient.email, packRefundedMail({ ...recipient, pack, refundMinor: amountMinor }))
    return requirePack(db, { id, now: ctx.now })
  })
