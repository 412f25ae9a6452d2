import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { schoolDay } from '@sohbet/domain/calendar'
import { formatMoney } from '@sohbet/domain/money/money'
import { and, eq, isNull } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { readOrderMoney } from '../../db/money/order-money.ts'
import { handMovements } from '../../db/tables/selling/hand-movements.ts'
import { moneyLedger } from '../../db/tables/selling/payments.ts'
import { AppError } from '../../errors/app-error.ts'
import { record } from '../../security-log/record.ts'
import { requireEnrollmentForAdmin } from '../admin/admin.reads.ts'
import { isOrderOf } from '../orders.ts'
import { lockEnrollment } from '../seats/seats.ts'
import { bookByHand } from './movements.ts'

type Wrong = { id: string; movementId: string; reason: string }

/** Takes a wrong booking back with a new line, once. Seat and credits stay: only an admin can judge them. */
export async function takePaymentBack(
  ctx: SignedInContext,
  { id, movementId, reason }: Wrong,
): Promise<EnrollmentForAdmin> {
  return ctx.db.transaction(async (db) => {
    const { course, enrollment } = await lockEnrollment(db, id)
    const { amountMinor, method } = await requireByHand(db, { id, movementId })
    const { byHandMinor } = await readOrderMoney(db, id)
    // Part of it was sent back already
    if (amountMinor > byHandMinor) throw new AppError('REFUND_TOO_LARGE')
    await bookByHand(ctx, db, {
      enrollment,
      kind: 'correction',
      amountMinor: -amountMinor,
      method,
      receivedOn: schoolDay(ctx.now),
      note: reason,
      correctsId: movementId,
    })
    await ctx.enrollmentSteps.moneyMoved(db, { enrollmentId: id, now: ctx.now })
    await record(db, ctx, {
      event: 'payment_taken_back',
      userId: enrollment.userId,
      byUserId: ctx.actor.userId,
      details: `${course.name}, ${formatMoney(amountMinor, enrollment.currency, 'en')}`,
    })
    return requireEnrollmentForAdmin(db, id)
  })
}

async function requireByHand(db: Db, { id, movementId }: Omit<Wrong, 'reason'>) {
  const [found] = await db
    .select({ amountMinor: moneyLedger.amountMinor, method: handMovements.method })
    .from(moneyLedger)
    .innerJoin(handMovements, eq(handMovements.movementId, moneyLedger.id))
    .where(
      and(
        eq(moneyLedger.id, movementId),
        isOrderOf(moneyLedger.orderId, id),
        isNull(moneyLedger.paymentId),
        eq(moneyLedger.kind, 'payment'),
      ),
    )
  if (!found) throw new AppError('PAYMENT_NOT_FOUND')
  return found
}
