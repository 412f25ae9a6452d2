import { randomUUID } from 'node:crypto'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { closeDispute as closing, recordDispute as recording } from '@sohbet/contract/selling/disputes'
import { toMinor } from '@sohbet/domain/course/price'
import { eq } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { disputes } from '../../db/tables/selling/disputes.ts'
import { payments } from '../../db/tables/selling/payments.ts'
import { lockOrder } from '../../enrollments/orders.ts'
import { lockEnrollment } from '../../enrollments/seats/seats.ts'
import { AppError } from '../../errors/app-error.ts'
import { bookDispute } from './book-dispute.ts'
import { findDisputable, handPrefix, isHandDispute, readDisputes } from './disputes.reads.ts'

type Given<E extends { params?: unknown; body?: unknown }> = E['params'] & E['body']

/** An admin records a dispute of which the provider tells by mail or in its dashboard only. */
export async function recordDispute(
  ctx: SignedInContext,
  { id, amount }: Given<Parsed<typeof recording>>,
): Promise<Reply<typeof recording>> {
  return ctx.db.transaction(async (db) => {
    const { course } = await lockEnrollment(db, id)
    const found = await findDisputable(db, ctx.providers, id)
    const amountMinor = toMinor(amount)
    if (!found || amountMinor > found.minor) throw new AppError('DISPUTE_TOO_LARGE')
    const payment = await lockPayment(db, found.payment.id)
    await bookDispute(ctx, db, {
      payment,
      course,
      enrollmentId: id,
      dispute: {
        id: `${handPrefix}${randomUUID()}`,
        amountMinor,
        status: 'open',
        money: 'withdrawn',
        byUserId: ctx.actor.userId,
      },
    })
    return readDisputes({ db, providers: ctx.providers }, { id })
  })
}

/** An admin records the bank's decision about such a dispute. */
export async function closeDispute(
  ctx: SignedInContext,
  { id, outcome }: Given<Parsed<typeof closing>>,
): Promise<Reply<typeof closing>> {
  const [found] = await ctx.db
    .select({ dispute: disputes, orderId: payments.orderId })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(eq(disputes.id, id))
  if (!found) throw new AppError('NOT_FOUND')
  if (!isHandDispute(found.dispute)) throw new AppError('DISPUTE_AT_PROVIDER')
  return ctx.db.transaction(async (db) => {
    const { course, enrollment } = await lockOrder(db, found.orderId)
    const payment = await lockPayment(db, found.dispute.paymentId)
    const [dispute] = await db.select().from(disputes).where(eq(disputes.id, id))
    if (dispute?.status !== 'open') throw new AppError('STATE_CHANGED')
    await bookDispute(ctx, db, {
      payment,
      course,
      enrollmentId: enrollment.id,
      dispute: {
        id: dispute.reference,
        amountMinor: dispute.amountMinor,
        status: outcome,
        money: outcome === 'won' ? 'returned' : 'withdrawn',
        byUserId: ctx.actor.userId,
      },
    })
    return readDisputes({ db, providers: ctx.providers }, { id: enrollment.id })
  })
}

async function lockPayment(db: Db, id: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id)).for('update')
  if (!payment) throw new Error('a disputed payment is gone')
  return payment
}
