import type { Reply } from '@sohbet/contract/endpoint'
import type { verifyPack as contract } from '@sohbet/contract/credits/packs'
import { and, eq } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { packs } from '../../db/tables/selling/packs.ts'
import { payments } from '../../db/tables/selling/payments.ts'
import { AppError } from '../../errors/app-error.ts'
import { settlePayment } from '../settlement/settle-payment.ts'

/** Called when the learner returns, who may arrive before the webhook: it fetches the provider's state too. */
export async function verifyPack(ctx: SignedInContext, sessionId: string): Promise<Reply<typeof contract>> {
  const before = await requirePayment(ctx, sessionId)
  const checkout = before.status === 'paid' ? null : await settlePayment(ctx, before.id)
  const { size, status, refundedMinor, amountMinor } = await requirePayment(ctx, sessionId)
  if (status === 'paid') return { status: refundedMinor === amountMinor ? 'refunded' : 'complete', size }
  if (checkout?.status === 'review') return { status: 'review', size }
  return { status: status === 'open' ? 'open' : 'expired', size }
}

async function requirePayment({ db, actor }: SignedInContext, sessionId: string) {
  const [found] = await db
    .select({
      id: payments.id,
      status: payments.status,
      refundedMinor: payments.refundedMinor,
      amountMinor: payments.amountMinor,
      size: packs.size,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(packs, eq(packs.id, orders.packId))
    .where(and(eq(payments.sessionId, sessionId), eq(packs.userId, actor.userId)))
  if (!found) throw new AppError('PAYMENT_NOT_FOUND')
  return found
}
