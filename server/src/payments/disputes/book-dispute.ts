import { isLaterState } from '@sohbet/domain/enrollment/dispute'
import { eq } from 'drizzle-orm'
import type { Checkout, ProviderDispute } from '../../adapters/payments/payments.ts'
import type { Db } from '../../db/connect.ts'
import { readOrderMoney } from '../../db/money/order-money.ts'
import { disputes } from '../../db/tables/selling/disputes.ts'
import { moneyLedger, type payments } from '../../db/tables/selling/payments.ts'
import { endEnrollment } from '../../enrollments/end-enrollment.ts'
import type { CourseRow, SeatContext } from '../../enrollments/seats/seat-context.ts'
import { requireEnrollment } from '../../enrollments/seats/seats.ts'
import type { DisputeRow } from './disputes.reads.ts'
import { reportDispute } from './report-dispute.ts'

type PaymentRow = typeof payments.$inferSelect
type Place = { payment: PaymentRow; course: CourseRow; enrollmentId: string }

/** Books the disputes that the provider tells of. The course and the payment are locked. */
export async function bookDisputes(
  ctx: SeatContext,
  db: Db,
  { checkout, ...place }: Place & { checkout: Checkout },
): Promise<void> {
  for (const dispute of checkout.disputes) await bookDispute(ctx, db, { ...place, dispute })
}

type ReportedDispute = ProviderDispute & { byUserId?: string }

/**
 * Brings a dispute to a later state: one ledger line when the bank takes the money, and one when it returns it. A lost
 * dispute ends the enrolment. The course and the payment are locked.
 */
export async function bookDispute(
  ctx: SeatContext,
  db: Db,
  { payment, course, enrollmentId, dispute }: Place & { dispute: ReportedDispute },
): Promise<void> {
  const advanced = await advanceDispute(db, { payment, dispute, now: ctx.now })
  if (!advanced) return
  await ctx.enrollmentSteps.moneyMoved(db, { enrollmentId, now: ctx.now })
  const { current, isNews } = advanced
  if (!isNews) return
  const enrollment = await requireEnrollment(db, enrollmentId)
  const { paidMinor, waivedMinor } = await readOrderMoney(db, enrollmentId)
  const isUnpaid = paidMinor < enrollment.amountMinor - waivedMinor
  await reportDispute(ctx, db, { dispute: current, payment, course, enrollment })
  if (current.status === 'lost' && enrollment.status === 'active' && isUnpaid)
    await endEnrollment(ctx, db, { course, enrollment, reason: 'disputed', refundMinor: 0 })
}

/** The same for what was paid, whatever it was paid for. Null when nothing is new. */
export async function advanceDispute(
  db: Db,
  { payment, dispute, now }: { payment: PaymentRow; dispute: ReportedDispute; now: Date },
): Promise<{ current: DisputeRow; isNews: boolean } | null> {
  const [known] = await db.select().from(disputes).where(eq(disputes.reference, dispute.id))
  if (known && !isLaterState(known, dispute)) return null
  const current = await saveState(db, { payment, known, dispute, now })
  await bookMoney(db, { payment, dispute: current, byUserId: dispute.byUserId, now })
  // A question of the bank that becomes a dispute is news; money that returns after the decision is not
  return { current, isNews: current.status !== known?.status || current.status === 'open' }
}

type Change = { payment: PaymentRow; known: DisputeRow | undefined; dispute: ReportedDispute; now: Date }

async function saveState(db: Db, { payment, known, dispute, now }: Change): Promise<DisputeRow> {
  const { status, money } = dispute
  const state = { status, money, closedAt: status === 'open' ? null : now }
  const [saved] = known
    ? await db.update(disputes).set(state).where(eq(disputes.id, known.id)).returning()
    : await db
        .insert(disputes)
        .values({
          ...state,
          paymentId: payment.id,
          reference: dispute.id,
          amountMinor: dispute.amountMinor,
          openedAt: now,
          ...(dispute.byUserId && { byUserId: dispute.byUserId }),
        })
        .returning()
  if (!saved) throw new Error('a saved dispute was not returned')
  return saved
}

type Moved = { payment: PaymentRow; dispute: DisputeRow; byUserId: string | undefined; now: Date }

async function bookMoney(db: Db, { payment, dispute, byUserId, now }: Moved) {
  if (dispute.money === 'kept') return
  const line = {
    orderId: payment.orderId,
    paymentId: payment.id,
    currency: payment.currency,
    reference: dispute.reference,
    createdAt: now,
    ...(byUserId && { byUserId }),
  }
  const taken = { ...line, kind: 'dispute' as const, amountMinor: -dispute.amountMinor }
  const returned = { ...line, kind: 'dispute_returned' as const, amountMinor: dispute.amountMinor }
  await db
    .insert(moneyLedger)
    .values(dispute.money === 'returned' ? [taken, returned] : [taken])
    .onConflictDoNothing()
}
