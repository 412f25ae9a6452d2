import { and, eq, inArray } from 'drizzle-orm'
import type { RefundStatus } from '@sohbet/domain/enrollment/payment'
import type { Checkout, ProviderRefund } from '../../adapters/payments/payments.ts'
import { releaseUses } from '../../campaigns/uses.ts'
import type { Db } from '../../db/connect.ts'
import { readBookedOfPayment } from '../../db/money/order-money.ts'
import { moneyLedger, payments, refunds } from '../../db/tables/selling/payments.ts'
import { endEnrollment } from '../../enrollments/end-enrollment.ts'
import type { CourseRow, EnrollmentRow, SeatContext } from '../../enrollments/seats/seat-context.ts'
import { waive } from '../../enrollments/by-hand/waive.ts'
import { reportFailedRefund } from './report-failed-refund.ts'

const sumOf = (list: readonly { amountMinor: number }[]) =>
  list.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

const counts = ({ status }: { status: string }) => status !== 'failed'

/** Refunds made in the provider's dashboard. A pending one reserves its sum, so that it is not refunded twice. */
export const dashboardRefunds = ({ refunds: known }: Checkout) =>
  known.filter((refund) => counts(refund) && refund.orderId === null)

/**
 * Everything was refunded, part of it in the provider's dashboard: that ends the enrolment. A pending refund may still
 * fail, and ends nothing.
 */
export function wasRefundedInDashboard({ refunds: known, amountMinor }: Checkout): boolean {
  const done = known.filter(({ status }) => status === 'succeeded')
  return done.some(({ orderId }) => orderId === null) && sumOf(done) >= amountMinor
}

type Payment = Pick<
  typeof payments.$inferSelect,
  'id' | 'orderId' | 'amountMinor' | 'refundedMinor' | 'currency'
>
type Settled = { payment: Payment; checkout: Checkout; course: CourseRow; enrollment: EnrollmentRow }
type SchoolContext = SeatContext & { schoolEmail: string }

/** Books the provider's refunds, ordered by us or made in its dashboard. The course and the payment are locked. */
export async function bookRefunds(
  ctx: SchoolContext,
  db: Db,
  { payment, checkout, course, enrollment }: Settled,
) {
  const booked = await bookProviderRefunds(db, { payment, checkout, now: ctx.now })
  if (!booked) return
  for (const failed of booked.failed)
    await reportFailedRefund(ctx, db, { ...failed, payment, course, enrollment })
  await waive(db, { enrollmentId: enrollment.id, minor: booked.waivedMinor })
  await releaseUses(db, { course, enrollmentIds: [enrollment.id], now: ctx.now })
  await ctx.enrollmentSteps.moneyMoved(db, { enrollmentId: enrollment.id, now: ctx.now })
  if (enrollment.status !== 'cancelled' && wasRefundedInDashboard(checkout))
    await endEnrollment(ctx, db, {
      course,
      enrollment,
      reason: 'refunded',
      refundMinor: checkout.amountMinor,
    })
}

type Booked = {
  failed: { order: { id: string; amountMinor: number }; isOfDashboard?: true }[]
  /** Refunds of the dashboard, less what is owed again because an ordered refund failed. */
  waivedMinor: number
}

/** The same for what was paid, whatever it was paid for. Null when the provider knows no refund. */
export async function bookProviderRefunds(
  db: Db,
  { payment, checkout, now }: Pick<Settled, 'payment' | 'checkout'> & { now: Date },
): Promise<Booked | null> {
  const known = checkout.refunds
  if (known.length === 0) return null
  const before = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
  await book(db, {
    orders: before,
    paymentId: payment.id,
    known,
    currency: payment.currency,
    orderId: payment.orderId,
    now,
  })
  const orders = before.map((order) => ({ ...order, status: statusOf(order, known) }))
  const changed = orders.filter(({ id, status }) =>
    before.some((one) => one.id === id && one.status !== status),
  )
  for (const { id, status } of changed) await db.update(refunds).set({ status }).where(eq(refunds.id, id))
  const failed = changed.filter(({ status }) => status === 'failed')
  const failedOfDashboard = known.filter(({ orderId, status }) => orderId === null && status === 'failed')
  const refunded = sumOf(orders.filter(counts)) + sumOf(dashboardRefunds(checkout))
  // The provider's state may be older than our rows, because it was fetched before the lock
  const booked = await readBookedOfPayment(db, payment.id)
  const returned = Math.max(refunded, payment.amountMinor - booked)
  const refundedMinor = Math.min(returned, payment.amountMinor)
  // Refunds of the dashboard are waived here. Those that an admin ordered were waived then: if they fail, they are
  // owed again
  const ofDashboard = refundedMinor - payment.refundedMinor + sumOf(failed)
  const unwaived = failed.reduce((sum, { waivedMinor }) => sum + waivedMinor, 0)
  await db.update(payments).set({ refundedMinor }).where(eq(payments.id, payment.id))
  return {
    failed: [
      ...failed.map((order) => ({ order })),
      ...failedOfDashboard.map((order) => ({ order, isOfDashboard: true as const })),
    ],
    waivedMinor: ofDashboard - unwaived,
  }
}

type Order = { id: string; status: RefundStatus }

/** The status of an order. A failed one stays failed, whatever came before. */
function statusOf({ id, status }: Order, known: readonly ProviderRefund[]): RefundStatus {
  const now = known.find(({ orderId }) => orderId === id)?.status
  if (now === 'failed') return 'failed'
  return now === 'succeeded' && status === 'ordered' ? 'done' : status
}

type Booking = {
  paymentId: string
  orderId: string
  currency: EnrollmentRow['currency']
  known: readonly ProviderRefund[]
  orders: readonly { id: string; byUserId: string | null }[]
  now: Date
}

/** One ledger line each; a booked refund that the bank returned gets a second line that reverses it. */
async function book(db: Db, { known, orders, now, ...line }: Booking) {
  const rows = known
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, amountMinor, orderId }) => ({
      ...line,
      byUserId: orders.find((order) => order.id === orderId)?.byUserId ?? null,
      kind: 'refund' as const,
      amountMinor: -amountMinor,
      reference: id,
      createdAt: now,
    }))
  if (rows.length > 0) await db.insert(moneyLedger).values(rows).onConflictDoNothing()
  const failed = known.filter(({ status }) => status === 'failed').map(({ id }) => id)
  if (failed.length === 0) return
  const undone = await db
    .select()
    .from(moneyLedger)
    .where(and(eq(moneyLedger.kind, 'refund'), inArray(moneyLedger.reference, failed)))
  if (undone.length === 0) return
  await db
    .insert(moneyLedger)
    .values(
      undone.map(({ amountMinor, reference }) => ({
        ...line,
        kind: 'refund_returned' as const,
        amountMinor: -amountMinor,
        reference,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
}
